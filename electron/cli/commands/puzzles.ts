import * as v from 'valibot';
import { err, ok } from '../../../core/result.ts';
import { dealPuzzles, type PuzzleRequest } from '../../../core/review/puzzles/deal-puzzles.ts';
import { PUZZLE_GRADES, PUZZLE_KINDS, type Puzzle } from '../../../core/review/puzzles/puzzle.ts';
import { makePuzzle } from '../../../core/review/puzzles/puzzle-text.ts';
import type { CommandAnswer, ListCommand } from '../command.ts';
import { failure } from '../failure.ts';
import { readFields, seedField, whole } from '../requests.ts';
import { shippedPuzzles } from '../shipped-puzzles.ts';

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
  options: ['shipped', 'kind', 'grade', 'count', 'seed'],
  fields:
    '{shipped:true} | {kind:"study"|"only-move",grade?:1…5,count?,seed?}\n' +
    '→ {kind,grade,width,height,template,cells,maxTurns,border,gravity,lossPermille,answer?:[a,b],witness:[[a,b],…],lesson?}, one line a puzzle',
  list(raw) {
    const fields = readFields(schema, raw);
    if (!fields.ok) return fields;
    const { shipped, kind, grade = null, count, seed } = fields.value;
    if (shipped) return ok(shippedPuzzles().map(answerOf));
    if (kind === undefined) return err(failure('missing-option', { name: 'puzzles', option: 'kind' }));
    return ok(dealt({ kind, grade, seed }, count));
  },
};

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

function answerOf(puzzle: Puzzle): CommandAnswer {
  const { kind, grade, board, rules, lossPermille, witness, lesson } = puzzle;
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
      ...answer,
      witness,
      ...taught,
    },
    isYes: true,
    print: () => `${makePuzzle(puzzle)}\n`,
  };
}
