import * as v from 'valibot';
import type { Move } from '../../../core/board/board.ts';
import { type NamedTechnique, techniqueIn } from '../../../core/coach/choice-technique.ts';
import { isTaughtOn } from '../../../core/coach/gains.ts';
import { type Ground, groundOf } from '../../../core/coach/ground.ts';
import { err, ok } from '../../../core/result.ts';
import { judgedMoves, judgeMoves } from '../../../core/review/puzzles/move-verdicts.ts';
import { isSameMove } from '../../../core/review/same-move.ts';
import { lineTechniqueSentence } from '../../../core/sentences/technique-sentences.ts';
import { runToEnd } from '../../../core/solve/progress.ts';
import { choiceOn } from '../../../core/techniques/choice.ts';
import { bestOf, tellsApart } from '../../../core/techniques/ranking.ts';
import { TECHNIQUES, type TechniqueId } from '../../../core/techniques/table.ts';
import { defineCommand } from '../command.ts';
import { failure } from '../failure.ts';
import { RULE_OPTIONS } from '../options.ts';
import { cellField, cellIndex, positionFields, readFields, readPosition, whole } from '../requests.ts';
import { techniqueName } from '../texts.ts';

/** Nodes for the proof of each move, unless told otherwise. */
const NODES_A_MOVE = 100_000;
const schema = v.object({
  ...positionFields,
  played: v.optional(v.strictTuple([cellField, cellField])),
  nodeLimit: v.optional(whole(0, Number.MAX_SAFE_INTEGER), NODES_A_MOVE),
});

/** The moves of a position in the order of a technique. */
interface Ranked {
  readonly technique: TechniqueId;
  /** True if its gain on such boards was measured and holds. */
  readonly taught: boolean;
  /** True if it scores some moves higher than others. */
  readonly tells: boolean;
  /** The moves, the first ones first, each with its score; equal scores in the order of the cells. */
  readonly moves: readonly (readonly [a: number, b: number, score: number])[];
  /** True if what it puts first is all proved to keep the position winnable, and some move is proved to lose. */
  readonly explains: boolean;
}

interface Reply {
  readonly ground: Ground;
  readonly keep: readonly Move[];
  readonly lose: readonly Move[];
  readonly unknown: readonly Move[];
  readonly techniques: readonly Ranked[];
  /** By the declared order; null where it explains nothing. */
  readonly named: {
    readonly technique: NamedTechnique;
    readonly first: readonly Move[];
    readonly losing: Move;
  } | null;
}

export const coach = defineCommand({
  name: 'coach',
  input: 'board',
  options: [...RULE_OPTIONS, 'node-limit'],
  fields:
    `{width,height,template?,cells,border?,maxTurns?,gravity?,played?:[a,b],nodeLimit?=${NODES_A_MOVE}}\n` +
    '→ {ground,keep:[[a,b],…],lose,unknown,techniques:[{technique,taught,tells,moves:[[a,b,score],…],explains},…],named:{technique,first:[[a,b],…],losing:[a,b]}|null}',
  read(raw) {
    const fields = readFields(schema, raw);
    if (!fields.ok) return fields;
    const position = readPosition(fields.value);
    if (!position.ok) return position;
    const { width, height, played = null, nodeLimit } = fields.value;
    const [a, b] = (played ?? []).map((cell) => cellIndex(cell, width, height));
    if (a === null || b === null) return err(failure('no-such-cell', { field: 'played' }));
    const move: Move | null = a === undefined || b === undefined ? null : [a, b];
    return ok({ ...position.value, played: move, nodeLimit });
  },
  answer({ board, rules, played, nodeLimit }) {
    const verdicts = runToEnd(judgeMoves({ board, rules }, undefined, nodeLimit));
    const { keep, lose, unknown } = verdicts;
    const choice = choiceOn(board, rules);
    const ground = groundOf(rules);
    const keeps = (move: Move) => keep.some((each) => isSameMove(each.move, move));
    const techniques = TECHNIQUES.filter((technique) => technique.appliesTo(rules)).map(
      (technique): Ranked => {
        const scores = technique.scores(choice);
        const ranked = choice.moves.map(([a, b], index) => [a, b, scores[index] ?? 0] as const);
        const first = bestOf(scores).flatMap((index) =>
          choice.moves[index] === undefined ? [] : [choice.moves[index]],
        );
        return {
          technique: technique.id,
          taught: isTaughtOn(technique.id, ground),
          tells: tellsApart(scores),
          moves: ranked.toSorted((one, other) => other[2] - one[2]),
          explains: lose.length > 0 && first.length > 0 && first.every(keeps),
        };
      },
    );
    const found = lose.length === 0 ? null : techniqueIn(choice, judgedMoves(verdicts), played);
    const named = found && { technique: found.technique, first: found.first, losing: found.losing };
    return ok<Reply>({ ground, keep: keep.map(({ move }) => move), lose, unknown, techniques, named });
  },
  isYes: () => true,
  print({ board }, { techniques, named }, printer) {
    const told = ([a, b]: Move) => printer.move([a, b], board.width);
    const lines = techniques
      .filter(({ tells }) => tells)
      .map(({ technique, moves }) => {
        const best = moves[0]?.[2];
        const first = moves.filter(([, , score]) => score === best).map(([a, b]) => told([a, b]));
        return `${printer.strong(techniqueName(printer.language, technique))}: ${first.join(' · ')}`;
      });
    const technique = named === null ? '' : techniqueName(printer.language, named.technique);
    return [...lines, printer.sentence(lineTechniqueSentence(named), { technique })].join('\n');
  },
});
