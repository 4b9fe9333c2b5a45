import * as v from 'valibot';
import { type Cells, countSlots } from '../../../core/board/board.ts';
import { withComposedTiles } from '../../../core/deal/composed-table.ts';
import { type DealRequest, dealInSteps } from '../../../core/deal/deal.ts';
import { DEALER_VERSION, DEALER_VERSIONS } from '../../../core/deal/dealer-version.ts';
import { dealNearest } from '../../../core/deal/nearest-seed.ts';
import type { Deal } from '../../../core/deal/played-game.ts';
import { dealToTarget } from '../../../core/deal/target.ts';
import { err, ok, type Result } from '../../../core/result.ts';
import type { Rules } from '../../../core/rules/rules.ts';
import { defineCommand, type Tools } from '../command.ts';
import { dealFailure, type Failure, failure } from '../failure.ts';
import { RULE_OPTIONS } from '../options.ts';
import { makeRatingReport, printRating, type RatingReport } from '../rating-report.ts';
import { readFields, readShape, seedField, templateFields, whole } from '../requests.ts';
import { runReporting } from '../search.ts';
import { codeOfRequest, withCodeRead } from '../shared-deal.ts';

const MAX_CELLS = 65_536;
const DEFAULT_COPIES = 4;
const schema = v.object({
  ...templateFields,
  kinds: v.optional(whole(1, MAX_CELLS)),
  copies: v.optional(whole(2, MAX_CELLS), DEFAULT_COPIES),
  seed: v.optional(seedField, 1),
  /** A share code names it. */
  dealerVersion: v.optional(v.picklist(DEALER_VERSIONS), DEALER_VERSION),
  rate: v.optional(v.boolean(), false),
  share: v.optional(v.boolean(), false),
  /** The name in a share code of a template that is not built in. */
  name: v.optional(v.string(), 'Twofold'),
  /** Share of random games that should be lost. */
  difficulty: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
});

/** The board with its rules: a line that `rate`, `solve`, `hint` and `review` take as it is. */
interface Reply extends Deal, Rules {
  readonly width: number;
  readonly height: number;
  /** The marks of the shape, by the name that they have in every line. */
  readonly template: Cells;
  readonly rating?: RatingReport;
  /** The share code, when it was asked for. */
  readonly code?: string;
  /** With a difficulty: whether it was reached; otherwise this is the nearest deal that was found. */
  readonly reached?: boolean;
  /** With a difficulty and a code: the seed that was found. */
  readonly seed?: number;
}

export const deal = defineCommand({
  name: 'deal',
  input: 'template',
  options: [...RULE_OPTIONS, 'kinds', 'copies', 'seed', 'difficulty', 'rate', 'code', 'share'],
  fields:
    '{width,height,template,border?,maxTurns?,gravity?,kinds?,copies?,seed?,dealerVersion?,difficulty?,rate?,share?,name?} | {code,rate?,share?}\n' +
    '→ {width,height,template,cells,maxTurns,border,gravity,witness:[[a,b],…],rating?,reached?,seed?,code?} | {error:{code:"impossible"|"not-found",message}}',
  read(raw) {
    const request = withCodeRead(raw);
    if (!request.ok) return request;
    const fields = readFields(schema, request.value);
    if (!fields.ok) return fields;
    const shape = readShape(fields.value);
    if (!shape.ok) return shape;
    const { maxTurns, border, gravity, copies, seed, dealerVersion, rate, difficulty, share, name } =
      fields.value;
    if (copies % 2 !== 0) return err(failure('odd-copies', { copies }));
    const groups = Math.ceil(countSlots(shape.value.marks) / copies);
    const kinds = fields.value.kinds ?? Math.max(1, groups);
    const rules = { maxTurns, border, gravity };
    return ok({
      shape: shape.value,
      rules,
      kinds,
      copies,
      seed,
      dealerVersion,
      rate,
      difficulty,
      share,
      name,
    });
  },
  answer(request, tools) {
    const { rate, difficulty, share, name } = request;
    const composed = withComposedTiles(request, request.shape);
    if (difficulty !== undefined && share) return dealWithCode(request, difficulty, tools);
    const code = share ? codeOfRequest(request, name) : null;
    if (code?.ok === false) return code;
    if (difficulty === undefined) {
      const dealt = runReporting(dealInSteps(composed), tools);
      if (!dealt.ok) return err(dealFailure(dealt.error));
      const { cells } = dealt.value;
      const rating = rate ? { rating: ratingOf(request, cells, tools) } : {};
      const shared = code === null ? {} : { code: code.value };
      return ok<Reply>({ ...lineOf(request, dealt.value), ...rating, ...shared });
    }
    const targetPermille = Math.round(difficulty * 1000);
    const dealt = runReporting(dealToTarget({ ...composed, targetPermille }), tools);
    if (!dealt.ok) return err(dealFailure(dealt.error));
    const { cells, isReached: reached } = dealt.value;
    const rating = ratingOf(request, cells, tools);
    return ok<Reply>({ ...lineOf(request, dealt.value), rating, reached });
  },
  isYes: () => true,
  print({ shape }, { cells, rating, reached, code }, printer) {
    const text = printer.board({ ...shape, cells });
    const notes = reached === false ? [printer.say('deal.not-reached')] : [];
    const rated = rating === undefined ? [] : [...notes, printRating(rating, printer)];
    const beside = [...rated, ...(code === undefined ? [] : [code])];
    return [text, ...beside.map(printer.remark)].join('\n');
  },
});

/** A board searched for among seeds: only what a seed deals has a code. */
function dealWithCode(
  request: DealRequest & { readonly name: string },
  difficulty: number,
  tools: Tools,
): Result<Reply, Failure> {
  const targetPermille = Math.round(difficulty * 1000);
  const found = runReporting(dealNearest({ ...request, targetPermille }), tools);
  if (!found.ok) return err(dealFailure(found.error));
  const { deal: dealt, seed, isReached: reached } = found.value;
  const code = codeOfRequest({ ...request, seed }, request.name);
  if (!code.ok) return code;
  const rating = ratingOf(request, dealt.cells, tools);
  return ok({ ...lineOf(request, dealt), rating, reached, seed, code: code.value });
}

function lineOf({ shape, rules }: DealRequest, { cells, witness }: Deal): Reply {
  const { width, height, marks: template } = shape;
  return { width, height, template, cells, ...rules, witness };
}

function ratingOf({ shape, rules, seed }: DealRequest, cells: Cells, tools: Tools): RatingReport {
  const board = { ...shape, cells };
  return makeRatingReport(board, rules, { games: undefined, seed }, tools);
}
