/** A deal that is as hard as it was asked for: it is measured, and another is made as long as it is of another grade. */
import { gradeOfLoss } from '../../../../core/deal/grade-aim.ts';
import { type DealPlan, hasChoice, levelSeed } from '../../../../core/game/modes/deal-plan.ts';
import type { DealRecord } from '../../../../core/game/setup/entry.ts';
import { lossOf, otherShare } from '../../../../core/solve/measured-share.ts';
import { type Grade, gradesOf } from '../../../../core/templates/win-share.ts';
import type { EngineClient } from '../../../engine/client.ts';
import type { DealRating, EngineError } from '../../../engine/protocol.ts';

/** How far the board is that would be played. */
export type FreeDeal =
  | { readonly state: 'dealing' }
  | { readonly state: 'failed'; readonly error: EngineError }
  /** `rating` is null until random games have been played on it. */
  | { readonly state: 'dealt'; readonly deal: DealRecord; readonly rating: DealRating | null };

/** A deal itself is the best of six, so this is a choice among 48; each takes some tenths of a second. */
const MOST_DEALS = 8;

/** Keeps the seeds of further deals apart from those that a deal itself tries. */
const OTHER_RUN = 0x5bd1e995;

/** The grade that a plan asks for; null when any will do. */
export function wantedGrade({ aimPermille }: DealPlan): Grade | null {
  return aimPermille === null ? null : gradeOfLoss(aimPermille);
}

/**
 * Deals a plan until a deal is measured to be of its grade, and tells the nearest of them. Where only one is made, because
 * any will do or because the board is large, it is told before it is measured. Tells nothing once `signal` is aborted.
 */
export async function dealNearest(
  engine: EngineClient,
  plan: DealPlan,
  { signal, tell }: { readonly signal: AbortSignal; readonly tell: (deal: FreeDeal) => void },
): Promise<void> {
  const wanted = wantedGrade(plan);
  const deals = hasChoice(plan) ? MOST_DEALS : 1;
  let nearest: { readonly deal: DealRecord; readonly rating: DealRating; readonly miss: number } | null =
    null;
  for (let made = 0; made < deals; made++) {
    const seed = made === 0 ? plan.seed : levelSeed(plan.seed ^ OTHER_RUN, made);
    const dealt = await engine.ask({ type: 'deal', plan: { ...plan, seed } }, { signal });
    if (signal.aborted) return;
    if (!dealt.ok) {
      if (nearest === null) tell({ state: 'failed', error: dealt.error });
      break;
    }
    const deal = dealt.value;
    if (deals === 1) tell({ state: 'dealt', deal, rating: null });
    const rated = await engine.ask({ type: 'rate-deal', deal }, { signal });
    if (signal.aborted) return;
    if (!rated.ok) {
      if (nearest === null) tell({ state: 'dealt', deal, rating: null });
      break;
    }
    const loss = lossOf(rated.value);
    const miss = Math.abs(loss.share - (plan.aimPermille ?? 0) / 1_000);
    if (nearest === null || miss < nearest.miss) nearest = { deal, rating: rated.value, miss };
    if (gradesOf(otherShare(loss)).every((grade) => grade === wanted)) {
      nearest = { deal, rating: rated.value, miss };
      break;
    }
  }
  if (nearest !== null) tell({ state: 'dealt', deal: nearest.deal, rating: nearest.rating });
}
