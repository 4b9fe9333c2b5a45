/** The week of the daily mode. */
import type { WinTally } from '../templates/win-share.ts';

const PLAYED = { deals: 52, games: 2_080 } as const;

/** The difficulty of a board or a puzzle, in one word. */
export type Difficulty = 'easy' | 'fairly-easy' | 'medium' | 'fairly-hard' | 'hard' | 'very-hard';

interface Weekday {
  readonly id: string;
  readonly difficulty: Difficulty;
  readonly lossPermille: { readonly least: number; readonly most: number };
  readonly tally: WinTally;
  readonly wonPermille: { readonly least: number; readonly most: number };
}

/**
 * The weekdays, Monday first: how hard their boards are called and are. `lossPermille` bounds the share
 * of random games that lose any of its boards in the table of seeds, in thousandths, both ends included, by version 2 of
 * the measure: 100 games a board, which are too few to compare one date with another. `tally` is what other games came to on
 * 52 of these boards, 40 on each (`tests/support/weekday-tally.ts`); their intervals follow one another. `wonPermille` bounds
 * the share of a thousand games of the casual player alone that win any of its composed boards, both ends included.
 */
export const WEEKDAYS = [
  {
    id: 'monday',
    difficulty: 'easy',
    lossPermille: { least: 0, most: 50 },
    tally: { ...PLAYED, won: 2_076, wonSquares: 82_884, openingMoves: 812 },
    wonPermille: { least: 941, most: 1000 },
  },
  {
    id: 'tuesday',
    difficulty: 'fairly-easy',
    lossPermille: { least: 110, most: 210 },
    tally: { ...PLAYED, won: 1_788, wonSquares: 62_018, openingMoves: 678 },
    wonPermille: { least: 830, most: 925 },
  },
  {
    id: 'wednesday',
    difficulty: 'medium',
    lossPermille: { least: 260, most: 360 },
    tally: { ...PLAYED, won: 1_482, wonSquares: 42_886, openingMoves: 647 },
    wonPermille: { least: 750, most: 849 },
  },
  {
    id: 'thursday',
    difficulty: 'medium',
    lossPermille: { least: 410, most: 510 },
    tally: { ...PLAYED, won: 1_129, wonSquares: 25_417, openingMoves: 628 },
    wonPermille: { least: 640, most: 755 },
  },
  {
    id: 'friday',
    difficulty: 'fairly-hard',
    lossPermille: { least: 560, most: 660 },
    tally: { ...PLAYED, won: 837, wonSquares: 14_251, openingMoves: 789 },
    wonPermille: { least: 559, most: 668 },
  },
  {
    id: 'saturday',
    difficulty: 'hard',
    lossPermille: { least: 710, most: 820 },
    tally: { ...PLAYED, won: 521, wonSquares: 5_773, openingMoves: 815 },
    wonPermille: { least: 461, most: 575 },
  },
  {
    id: 'sunday',
    difficulty: 'hard',
    lossPermille: { least: 880, most: 990 },
    tally: { ...PLAYED, won: 108, wonSquares: 494, openingMoves: 787 },
    wonPermille: { least: 361, most: 471 },
  },
] as const satisfies readonly Weekday[];
