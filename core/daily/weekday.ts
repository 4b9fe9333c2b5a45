/** The week of the daily mode. */
import type { WinTally } from '../templates/win-share.ts';

const PLAYED = { deals: 100, games: 4_000 } as const;

interface Weekday {
  readonly id: string;
  readonly lossPermille: { readonly least: number; readonly most: number };
  readonly tally: WinTally;
}

/**
 * The weekdays, Monday first: their names in `resources/daily`, and how hard their boards are. `lossPermille` bounds the share
 * of random games that lose any of its boards in the table of seeds, in thousandths, both ends included, by version 2 of
 * the measure: 100 games a board, which are too few to compare one date with another. `tally` is what other games came to on
 * a hundred boards of the weekday, 40 on each (`tests/support/weekday-tally.ts`); their intervals follow one another.
 */
export const WEEKDAYS = [
  {
    id: 'monday',
    lossPermille: { least: 0, most: 50 },
    tally: { ...PLAYED, won: 3_991, wonSquares: 159_303, openingMoves: 1_556 },
  },
  {
    id: 'tuesday',
    lossPermille: { least: 110, most: 210 },
    tally: { ...PLAYED, won: 3_396, wonSquares: 116_152, openingMoves: 1_272 },
  },
  {
    id: 'wednesday',
    lossPermille: { least: 260, most: 360 },
    tally: { ...PLAYED, won: 2_795, wonSquares: 79_631, openingMoves: 1_296 },
  },
  {
    id: 'thursday',
    lossPermille: { least: 410, most: 510 },
    tally: { ...PLAYED, won: 2_161, wonSquares: 48_241, openingMoves: 1_231 },
  },
  {
    id: 'friday',
    lossPermille: { least: 560, most: 660 },
    tally: { ...PLAYED, won: 1_562, wonSquares: 25_862, openingMoves: 1_472 },
  },
  {
    id: 'saturday',
    lossPermille: { least: 710, most: 820 },
    tally: { ...PLAYED, won: 927, wonSquares: 9_629, openingMoves: 1_573 },
  },
  {
    id: 'sunday',
    lossPermille: { least: 880, most: 990 },
    tally: { ...PLAYED, won: 212, wonSquares: 880, openingMoves: 1_444 },
  },
] as const satisfies readonly Weekday[];
