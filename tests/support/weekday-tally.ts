import { addDays } from '../../core/daily/calendar-date.ts';
import { rate } from '../../core/solve/rating.ts';
import { addTallies, NO_TALLY, type WinTally } from '../../core/templates/win-share.ts';
import { dealtOn } from './day-fault.ts';

/** The first Monday that has a board. */
const MONDAY = '2026-01-05';
/** Those before the boards were composed. */
const WEEKS = 52;
const GAMES_A_DAY = 40;
/** Other games than those by which the seeds of the days were chosen, which begin at 1. */
const SEED = 1_000_003;

/** Random games on the boards of a weekday (0 is Monday): of every so many-th week of the table, `GAMES_A_DAY` on each. */
export function playWeekday(weekday: number, everyWeeks: number): WinTally {
  let tally = NO_TALLY;
  for (let week = 0; week < WEEKS; week += everyWeeks) {
    const { shape, rules, cells } = dealtOn(addDays(MONDAY, 7 * week + weekday));
    const { games, lost, openingMoves } = rate({ ...shape, cells }, rules, {
      games: GAMES_A_DAY,
      seed: SEED,
    });
    const won = games - lost;
    tally = addTallies(tally, { deals: 1, games, won, wonSquares: won ** 2, openingMoves });
  }
  return tally;
}
