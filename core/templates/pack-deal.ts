/** A level of a pack: a template, and mostly the deal of it that is played, so that everyone has the same board. */
import * as v from 'valibot';
import { integer } from '../integer.ts';
import { MAX_GAMES, MAX_STAR_SECONDS, MAX_VERSION } from './limits.ts';
import { copiesSchema, kindsSchema } from './template.ts';

const version = integer(1, MAX_VERSION);

/** Games of one version of a player, and how many of them got stuck. */
const countedSchema = v.pipe(
  v.strictObject({ version, games: integer(1, MAX_GAMES), stuck: integer(0, MAX_GAMES) }),
  v.check(({ games, stuck }) => stuck <= games),
);

/** The two measures of a deal, each with the version of its player and its games. */
const measuredSchema = v.pipe(
  v.strictObject({
    /** Random games. */
    random: countedSchema,
    /** The casual player's; absent on boards that are too large for it. */
    casual: v.exactOptional(countedSchema),
  }),
  v.readonly(),
);
/** The difficulty of a deal, by games of two simulated players. */
export type PackMeasure = v.InferOutput<typeof measuredSchema>;

/** The schema of `PackDeal`. */
export const packDealSchema = v.pipe(
  v.strictObject({
    seed: integer(0, 0xffffffff),
    dealerVersion: version,
    /** In place of what the template says. */
    kinds: kindsSchema,
    copies: copiesSchema,
    /** The share of games that were to get stuck, the mean of both measures, in thousandths; absent where nothing was aimed at. */
    aimPermille: v.exactOptional(integer(0, 1_000)),
    measured: v.exactOptional(measuredSchema),
    /** The time of the third star, in seconds of game clock. */
    starSeconds: v.exactOptional(integer(1, MAX_STAR_SECONDS)),
  }),
  v.readonly(),
);
/** A deal of a template. Seed, dealer version, kinds and copies fix its tiles for ever. */
export type PackDeal = v.InferOutput<typeof packDealSchema>;

/** Returns what tells the tiles of a deal from those of every other one of its template; null stands for any deal. */
export function dealKey(deal: PackDeal | null): string {
  return deal === null ? '' : `${deal.seed} ${deal.dealerVersion} ${deal.kinds} ${deal.copies}`;
}
