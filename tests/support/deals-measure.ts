/** The two measures of a template: by one game of the casual player on each of many deals of it. */

import { type CasualMeasure, playCasualGames, summarizeGames } from '../../core/coach/board-measure.ts';
import { dealBoard } from '../../core/deal/deal.ts';
import type { Template } from '../../core/templates/template.ts';

/** Measures the deals of seeds from `seed` on. The same template, number and seed give the same figures on every machine. */
export function measureDeals(
  { width, height, marks, rules, filling }: Template,
  deals: number,
  seed: number,
): CasualMeasure {
  const shape = { width, height, marks };
  const games = Array.from({ length: deals }, (_, index) => {
    const dealt = dealBoard({ shape, rules, ...filling, seed: seed + index });
    if (!dealt.ok) throw new Error(dealt.error.reason);
    return playCasualGames({ ...shape, cells: dealt.value.cells }, rules, { games: 1, seed: seed + index });
  });
  return summarizeGames(games.flat());
}
