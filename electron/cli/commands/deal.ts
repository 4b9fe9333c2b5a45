import * as v from 'valibot';
import { SLOT } from '../../../core/board/board.ts';
import { dealBoard } from '../../../core/deal/deal.ts';
import type { Deal } from '../../../core/deal/played-game.ts';
import { err, ok } from '../../../core/result.ts';
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
});

interface Reply extends Deal {
  readonly rating?: RatingReport;
}

export const deal = defineCommand({
  name: 'deal',
  input: 'template',
  options: [...RULE_OPTIONS, 'kinds', 'copies', 'seed', 'rate'],
  fields:
    '{width,height,template,border?,maxTurns?,gravity?,kinds?,copies?,seed?,rate?}\n' +
    '→ {cells,witness:[[a,b],…],rating?} | {error:{code:"impossible"|"not-found",message}}',
  read(raw) {
    const fields = readFields(schema, raw);
    if (!fields.ok) return fields;
    const shape = readShape(fields.value);
    if (!shape.ok) return shape;
    const { maxTurns, border, gravity, copies, seed, rate } = fields.value;
    if (copies % 2 !== 0) return err(failure('odd-copies', { copies }));
    const groups = Math.ceil(shape.value.marks.filter((mark) => mark === SLOT).length / copies);
    const kinds = fields.value.kinds ?? Math.max(1, groups);
    return ok({ shape: shape.value, rules: { maxTurns, border, gravity }, kinds, copies, seed, rate });
  },
  answer(request) {
    const dealt = dealBoard(request);
    if (!dealt.ok) return err(dealFailure(dealt.error));
    const { shape, rules, seed } = request;
    const { cells, witness } = dealt.value;
    if (!request.rate) return ok<Reply>({ cells, witness });
    const board = { width: shape.width, height: shape.height, template: shape.marks, cells };
    return ok<Reply>({
      cells,
      witness,
      rating: makeRatingReport(board, rules, { games: DEFAULT_GAMES, seed }),
    });
  },
  isYes: () => true,
  print({ shape }, reply, paper) {
    const { width, height, marks: template } = shape;
    const text = paper.board({ width, height, template, cells: reply.cells });
    return reply.rating ? `${text}\n\n${printRating(reply.rating, paper)}` : text;
  },
});
