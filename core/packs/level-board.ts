/** The board of a level: its tiles follow from its template and its deal. */
import type { Board, Shape } from '../board/board.ts';
import { withComposedTiles } from '../deal/composed-table.ts';
import { dealBoard } from '../deal/deal.ts';
import { DEALER_VERSIONS } from '../deal/dealer-version.ts';
import type { Rules } from '../rules/rules.ts';
import type { PackDeal } from '../templates/pack-deal.ts';

/** The board that a deal gives; null where this program has not its dealer, or there is no such deal. */
export function boardOfDeal(template: Shape & { readonly rules: Rules }, deal: PackDeal): Board | null {
  const dealerVersion = DEALER_VERSIONS.find((each) => each === deal.dealerVersion);
  if (dealerVersion === undefined) return null;
  const { width, height, marks, rules } = template;
  const { seed, kinds, copies } = deal;
  const shape = { width, height, marks };
  const dealt = dealBoard(withComposedTiles({ shape, rules, seed, dealerVersion, kinds, copies }, shape));
  return dealt.ok ? { ...shape, cells: dealt.value.cells } : null;
}
