import * as v from 'valibot';
import { type Cells, SLOT } from '../../../core/board/board.ts';
import { type DealRequest, dealBoard } from '../../../core/deal/deal.ts';
import type { Deal } from '../../../core/deal/played-game.ts';
import { dealToTarget } from '../../../core/deal/target.ts';
import { err, ok } from '../../../core/result.ts';
import { runToEnd } from '../../../core/solve/progress.ts';
import { defineCommand } from '../command.ts';
import { dealFailure, failure } from '../failure.ts';
import { RULE_OPTIONS } from '../options.ts';
import { DEFAULT_GAMES, makeRatingReport, printRating, type RatingReport } from '../rating-report.ts';
import { readFields, readShape, seedField, templateFields, whole } from '../requests.ts';

const MAX_CELLS = 65_536;
const DEFAULT_COPIES = 4;
const schema = v.object({
  ...templateFields,
  kinds: v.optional(whole(1, MAX_CELLS)),
  copies: v.optional(whole(2, MAX_CELLS), DEFAULT_COPIES),
  seed: v.optional(seedField, 1),
  rate: v.optional(v.boolean(), false),
  /** Share of random games that should be lost. */
  difficulty: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
});

interface Reply extends Deal {
  readonly rating?: RatingReport;
  /** With a difficulty: whether it was reached; otherwise this is the nearest deal that was found. */
  readonly reached?: boolean;
}

export const deal = defineCommand({
  name: 'deal',
  input: 'template',
  options: [...RULE_OPTIONS, 'kinds', 'copies', 'seed', 'difficulty', 'rate'],
  fields:
    '{width,height,template,border?,maxTurns?,gravity?,kinds?,copies?,seed?,difficulty?,rate?}\n' +
    '→ {cells,witness:[[a,b],…],rating?,reached?} | {error:{code:"impossible"|"not-found",message}}',
  read(raw) {
    const fields = readFields(schema, raw);
    if (!fields.ok) return fields;
    const shape = readShape(fields.value);
    if (!shape.ok) return shape;
    const { maxTurns, border, gravity, copies, seed, rate, difficulty } = fields.value;
    if (copies % 2 !== 0) return err(failure('odd-copies', { copies }));
    const groups = Math.ceil(shape.value.marks.filter((mark) => mark === SLOT).length / copies);
    const kinds = fields.value.kinds ?? Math.max(1, groups);
    const rules = { maxTurns, border, gravity };
    return ok({ shape: shape.value, rules, kinds, copies, seed, rate, difficulty });
  },
  answer(request) {
    const { rate, difficulty } = request;
    if (difficulty === undefined) {
      const dealt = dealBoard(request);
      if (!dealt.ok) return err(dealFailure(dealt.error));
      const { cells, witness } = dealt.value;
      return ok<Reply>(rate ? { cells, witness, rating: ratingOf(request, cells) } : { cells, witness });
    }
    const targetPermille = Math.round(difficulty * 1000);
    const dealt = runToEnd(dealToTarget({ ...request, targetPermille }));
    if (!dealt.ok) return err(dealFailure(dealt.error));
    const { cells, witness, isReached: reached } = dealt.value;
    return ok<Reply>({ cells, witness, rating: ratingOf(request, cells), reached });
  },
  isYes: () => true,
  print({ shape }, { cells, rating, reached }, paper) {
    const text = paper.board({ width: shape.width, height: shape.height, template: shape.marks, cells });
    if (rating === undefined) return text;
    const notes = reached === false ? [paper.say('deal.not-reached')] : [];
    return [text, '', ...notes, printRating(rating, paper)].join('\n');
  },
});

function ratingOf({ shape, rules, seed }: DealRequest, cells: Cells): RatingReport {
  const board = { width: shape.width, height: shape.height, template: shape.marks, cells };
  return makeRatingReport(board, rules, { games: DEFAULT_GAMES, seed });
}
