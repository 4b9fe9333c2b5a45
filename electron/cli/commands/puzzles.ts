import * as v from 'valibot';
import { err, ok, type Result } from '../../../core/result.ts';
import {
  dealPuzzles,
  PuzzleCollection,
  type PuzzleRequest,
  seekOnBoard,
} from '../../../core/review/puzzles/deal-puzzles.ts';
import { PUZZLE_GRADES, PUZZLE_KINDS, type Puzzle } from '../../../core/review/puzzles/puzzle.ts';
import { makePuzzle } from '../../../core/review/puzzles/puzzle-text.ts';
import { runToEnd } from '../../../core/solve/progress.ts';
import type { CommandAnswer, ListCommand, SharedList } from '../command.ts';
import { type Failure, failure } from '../failure.ts';
import { lossFields } from '../rating-report.ts';
import { readFields, seedField, whole } from '../requests.ts';
import { shippedPuzzles } from '../shipped-data.ts';

const MAX_COUNT = 100_000;
const schema = v.object({
  shipped: v.optional(v.boolean(), false),
  kind: v.optional(v.picklist(PUZZLE_KINDS)),
  grade: v.optional(v.picklist(PUZZLE_GRADES)),
  count: v.optional(whole(0, MAX_COUNT), 1),
  seed: v.optional(seedField, 1),
});

export const puzzles: ListCommand = {
  name: 'puzzles',
  input: 'none',
  readsRequests: true,
  options: ['shipped', 'kind', 'grade', 'count', 'seed'],
  fields:
    '{shipped:true} | {kind:"study"|"only-move",grade?:1…5,count?,seed?}\n' +
    '→ {kind,grade,width,height,template,cells,maxTurns,border,gravity,lossPermille,games?,lost?,lossInterval?:[low,high],answer?:[a,b],witness:[[a,b],…],lesson?}, one line a puzzle',
  list(raw) {
    const read = readRequest(raw);
    if (!read.ok) return read;
    if (read.value === null) return ok(shippedPuzzles().map(answerOf));
    const { request, count } = read.value;
    return ok(dealt(request, count));
  },
  pieces(raw) {
    const read = readRequest(raw);
    if (!read.ok) return read;
    if (read.value === null) return ok(null);
    const { request, count } = read.value;
    return ok(shared(request, count));
  },
};

interface DealtPuzzles {
  readonly request: PuzzleRequest;
  readonly count: number;
}

/** Null for the shipped ones. */
function readRequest(raw: unknown): Result<DealtPuzzles | null, Failure> {
  const fields = readFields(schema, raw);
  if (!fields.ok) return fields;
  const { shipped, kind, grade = null, count, seed } = fields.value;
  if (shipped) return ok(null);
  if (kind === undefined) return err(failure('missing-option', { name: 'puzzles', option: 'kind' }));
  return ok({ request: { kind, grade, seed }, count });
}

function* dealt(request: PuzzleRequest, count: number): Generator<CommandAnswer, void> {
  let left = count;
  if (left === 0) return;
  for (const step of dealPuzzles(request)) {
    if (!('kind' in step)) continue;
    yield answerOf(step);
    left--;
    if (left === 0) return;
  }
}

/** The same puzzles, a board a piece. */
function shared(request: PuzzleRequest, count: number): SharedList {
  return {
    work: (board) => runToEnd(seekOnBoard(request, board)).map((puzzle) => JSON.stringify(puzzle)),
    gather() {
      const collection = new PuzzleCollection();
      let left = count;
      return (found) => {
        if (left === 0) return null;
        // The lines were written by `work`, so they have the type of its puzzles.
        const puzzles: Puzzle[] = found.map((text) => JSON.parse(text));
        const taken = puzzles.filter((puzzle) => collection.add(puzzle)).slice(0, left);
        left -= taken.length;
        return taken.map(answerOf);
      };
    },
  };
}

function answerOf(puzzle: Puzzle): CommandAnswer {
  const { kind, grade, board, rules, lossPermille, measured, witness, lesson } = puzzle;
  const { width, height, marks: template, cells } = board;
  const answer = kind === 'only-move' ? { answer: puzzle.answer } : {};
  const taught = lesson === undefined ? {} : { lesson };
  return {
    json: {
      kind,
      grade,
      width,
      height,
      template,
      cells,
      ...rules,
      lossPermille,
      ...lossFields(measured),
      ...answer,
      witness,
      ...taught,
    },
    isYes: true,
    print: () => `${makePuzzle(puzzle)}\n`,
  };
}
