import type { TFunction } from 'i18next';
import { LOSING_SPANS } from '../../../../core/coach/grade-names.ts';
import { losingGrade, spanOf } from '../../../../core/coach/measure-grades.ts';
import { shareOf } from '../../../../core/packs/pack-curve.ts';
import { isOfOtherPlayers } from '../../../../core/packs/player-versions.ts';
import type { PackDeal } from '../../../../core/templates/pack-deal.ts';

/** Tells how easily the casual player loses a template's boards that are levels of packs; null where none were played. */
export function measuredWords(t: TFunction, deals: readonly PackDeal[]): string | null {
  const shares = deals.flatMap((deal) => (isOfOtherPlayers(deal) ? [] : (shareOf(deal, 'casual') ?? [])));
  if (shares.length === 0) return null;
  const low = losingGrade(Math.min(...shares.map((share) => share.low)));
  const high = losingGrade(Math.max(...shares.map((share) => share.high)));
  const span = spanOf(LOSING_SPANS, [low, high]);
  if (span !== null) return t('editor.pack.as-level', { words: t(`editor.measure.losing.${span}`) });
  return t('editor.pack.as-levels', {
    low: t(`editor.measure.losing.${low}`),
    high: t(`editor.measure.losing.${high}`),
  });
}
