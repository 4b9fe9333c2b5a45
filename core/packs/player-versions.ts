import { CASUAL_PLAYER_VERSION } from '../coach/casual-version.ts';
import type { PackDeal } from '../templates/pack-deal.ts';

/** The versions of the players that measure a deal. Whatever changes the random games of `rateInSteps` makes a new one of them. */
export const PLAYER_VERSIONS = { random: 1, casual: CASUAL_PLAYER_VERSION } as const;

/** Returns whether a deal was measured by players of other versions than those of this program: such figures do not compare. */
export function isOfOtherPlayers(deal: PackDeal | null): boolean {
  const { random, casual } = deal?.measured ?? {};
  return (
    (random !== undefined && random.version !== PLAYER_VERSIONS.random) ||
    (casual !== undefined && casual.version !== PLAYER_VERSIONS.casual)
  );
}
