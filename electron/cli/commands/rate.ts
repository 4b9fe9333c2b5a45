import * as v from 'valibot';
import { ok } from '../../../core/result.ts';
import { defineCommand } from '../command.ts';
import { RULE_OPTIONS } from '../options.ts';
import { makeRatingReport, printRating } from '../rating-report.ts';
import { positionFields, readFields, readPosition, seedField, whole } from '../requests.ts';

const MAX_GAMES = 1_000_000;
const schema = v.object({
  ...positionFields,
  games: v.optional(whole(1, MAX_GAMES)),
  seed: v.optional(seedField, 1),
});

export const rate = defineCommand({
  name: 'rate',
  input: 'board',
  dealsTemplates: true,
  options: [...RULE_OPTIONS, 'games', 'seed'],
  fields:
    '{width,height,template?,cells,border?,maxTurns?,gravity?,games?,seed?}\n' +
    '→ {games,lost,loss,lossInterval:[low,high],openMoves,forcedMoves,openingMoves,casual?:{version,games,won,stuck,stuckInterval:[low,high],seconds,firstThirdInterval,minutes,leastOpen,tight,leftWhenStuck}}',
  read(raw) {
    const fields = readFields(schema, raw);
    if (!fields.ok) return fields;
    const position = readPosition(fields.value);
    if (!position.ok) return position;
    const { games, seed } = fields.value;
    return ok({ ...position.value, games, seed });
  },
  answer: ({ board, rules, games, seed }, tools) =>
    ok(makeRatingReport(board, rules, { games, seed }, tools)),
  isYes: () => true,
  print: (_, reply, printer) => printRating(reply, printer),
});
