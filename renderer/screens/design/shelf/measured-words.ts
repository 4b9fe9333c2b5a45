import type { TFunction } from 'i18next';
import { rangeOf } from '../../../../core/packs/pack-curve.ts';
import { isOfOtherPlayers } from '../../../../core/packs/player-versions.ts';
import { makePercent } from '../../../../core/percent.ts';
import type { PackDeal } from '../../../../core/templates/pack-deal.ts';

/** From the least to the greatest share in per cent, on one line; one figure where they read alike. */
function rangeWords(t: TFunction, [least, most]: readonly [number, number]): string {
  const [low, high] = [makePercent(least), makePercent(most)];
  return low === high ? low : t('editor.pack.range', { low, high });
}

/** How many boards of a template were measured as levels of packs, and between which shares they get stuck; null of none. */
export function measuredWords(t: TFunction, deals: readonly PackDeal[]): string | null {
  if (deals.length === 0) return null;
  const comparable = deals.filter((deal) => !isOfOtherPlayers(deal));
  const others = deals.length - comparable.length;
  const [random, casual] = (['random', 'casual'] as const).map((measure) => rangeOf(comparable, measure));
  const stuck =
    random &&
    t(casual ? 'editor.pack.both-stuck' : 'editor.pack.random-stuck', {
      random: rangeWords(t, random),
      casual: casual ? rangeWords(t, casual) : '',
    });
  return [
    t('editor.pack.boards', { count: deals.length }),
    ...(stuck ? [stuck] : []),
    ...(others > 0 ? [t('editor.pack.other-boards', { count: others })] : []),
  ].join(' · ');
}
