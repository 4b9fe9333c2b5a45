import { type Grade, gradesOf, type WinTally, winShareOf } from './win-share.ts';

const PLAYED = { deals: 1_000, games: 10_000 } as const;

/**
 * The results of random games on each built-in template, by `playRandomDeals` from seed 1 on; tests/deep
 * plays them again. The interval of each lies within one grade.
 */
export const BUILTIN_TALLIES: Readonly<Record<string, WinTally>> = {
  rectangle: { ...PLAYED, won: 6_455, wonSquares: 50_733, openingMoves: 11_202 },
  'two-triangles': { ...PLAYED, won: 9_607, wonSquares: 93_559, openingMoves: 12_525 },
  diamond: { ...PLAYED, won: 8_351, wonSquares: 73_323, openingMoves: 15_482 },
  ring: { ...PLAYED, won: 8_708, wonSquares: 81_176, openingMoves: 11_481 },
  cross: { ...PLAYED, won: 6_788, wonSquares: 55_060, openingMoves: 12_116 },
  heart: { ...PLAYED, won: 9_008, wonSquares: 83_196, openingMoves: 15_569 },
  stairs: { ...PLAYED, won: 9_906, wonSquares: 98_366, openingMoves: 20_180 },
  hourglass: { ...PLAYED, won: 7_575, wonSquares: 64_769, openingMoves: 12_515 },
  butterfly: { ...PLAYED, won: 2_513, wonSquares: 10_943, openingMoves: 20_420 },
  fish: { ...PLAYED, won: 6_825, wonSquares: 51_321, openingMoves: 18_220 },
  lattice: { ...PLAYED, won: 6_506, wonSquares: 47_508, openingMoves: 21_141 },
  mountains: { ...PLAYED, won: 6_805, wonSquares: 53_661, openingMoves: 12_575 },
};

/** How hard a built-in template is; null for a name that none has, and where its games leave the grade open. */
export function builtInGrade(name: string): Grade | null {
  const tally = BUILTIN_TALLIES[name];
  const share = tally === undefined ? null : winShareOf(tally);
  if (share === null) return null;
  const [easiest, hardest] = gradesOf(share);
  return easiest === hardest ? easiest : null;
}
