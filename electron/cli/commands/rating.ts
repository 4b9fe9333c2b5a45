import * as v from 'valibot';
import { FIRST_RATING, type GlickoRating, ratingAfter } from '../../../core/coach/rating/glicko.ts';
import { LADDER_VERSION } from '../../../core/coach/rating/ladder.ts';
import {
  PUZZLE_DEVIATION,
  RATED_SETS,
  ratingsOf,
  ratingsOnPlayerScale,
  type SetFit,
  setFits,
} from '../../../core/coach/rating/shown-ratings.ts';
import { ok } from '../../../core/result.ts';
import type { CommandAnswer, ListCommand } from '../command.ts';
import { readFields, whole } from '../requests.ts';

const MOST_RATING = 10_000;
const schema = v.object({
  history: v.optional(
    v.array(
      v.object({
        puzzle: v.optional(v.string()),
        rating: v.optional(whole(-MOST_RATING, MOST_RATING)),
        deviation: v.optional(whole(0, FIRST_RATING.deviation), PUZZLE_DEVIATION),
        solved: v.boolean(),
      }),
    ),
  ),
});
type History = NonNullable<v.InferOutput<typeof schema>['history']>;

export const rating: ListCommand = {
  name: 'rating',
  input: 'none',
  readsRequests: true,
  options: [],
  fields:
    '{} → {set,version,scale,boards,brier,noise,agreement,holds}, one line a set, and {set,puzzle,rating}, one line a puzzle of a set that holds\n' +
    '{history:[{puzzle | rating,deviation?,solved},…]} → {rating,deviation,volatility,rated,unrated}',
  list(raw) {
    const fields = readFields(schema, raw);
    if (!fields.ok) return fields;
    const { history } = fields.value;
    return ok(history === undefined ? shownRatings() : [ratedHistory(history)]);
  },
};

function* shownRatings(): Generator<CommandAnswer, void> {
  for (const fit of setFits()) yield fitAnswer(fit);
  for (const set of RATED_SETS)
    for (const [puzzle, points] of ratingsOf(set))
      yield {
        json: { set, puzzle, rating: points },
        isYes: true,
        print: () => `${set} ${puzzle} ${points}`,
      };
}

function fitAnswer(fit: SetFit): CommandAnswer {
  const { set, scale, boards, brier, noise, agreement, holds } = fit;
  return {
    json: { set, version: LADDER_VERSION, scale, boards, brier, noise, agreement, holds },
    isYes: true,
    print: (printer) =>
      printer.remark(
        printer.say(holds ? 'rating-of.holds' : 'rating-of.fails', { set, boards, brier, noise, agreement }),
      ),
  };
}

/** Rates a history in its order. A puzzle that has no rating on the players' scale, or that was answered before, rates nothing. */
function ratedHistory(history: History): CommandAnswer {
  const known = ratingsOnPlayerScale(RATED_SETS);
  const met = new Set<string>();
  let now: GlickoRating = FIRST_RATING;
  let rated = 0;
  for (const { puzzle, rating: told, deviation, solved } of history) {
    const points = told ?? known.get(puzzle ?? '');
    const isFirst = puzzle === undefined || !met.has(puzzle);
    if (puzzle !== undefined) met.add(puzzle);
    if (points === undefined || !isFirst) continue;
    now = ratingAfter(now, { rating: points, deviation }, solved ? 1 : 0);
    rated++;
  }
  const { rating: points, deviation, volatilityMillionths } = now;
  const counts = { rated, unrated: history.length - rated };
  const volatility = volatilityMillionths / 1_000_000;
  return {
    json: { rating: points, deviation, volatility, ...counts },
    isYes: true,
    print: (printer) => printer.say('rating-of.player', { rating: points, deviation, ...counts }),
  };
}
