/** A deal with the measures that were asked for, the nearest of some, and how often random play loses it. */
import type { MeasureAim } from '../../../../core/coach/grade-names.ts';
import type { DealPlan } from '../../../../core/deal/deal-plan.ts';
import type { DealRecord } from '../../../../core/game/setup/entry.ts';
import type { EngineClient } from '../../../engine/client.ts';
import type { DealRating, EngineError } from '../../../engine/protocol.ts';

/** The board that would be played is being dealt, could not be dealt, or is dealt. */
export type FreeDeal =
  | { readonly state: 'dealing' }
  | { readonly state: 'failed'; readonly error: EngineError }
  /** `rating` is null until random games have been played on it. */
  | { readonly state: 'dealt'; readonly deal: DealRecord; readonly rating: DealRating | null };

/** The board that is asked for. */
export interface FreeWish {
  readonly plan: DealPlan;
  readonly aim: MeasureAim;
}

/** Deals in the worker, and tells the board before random games are played on it and after them. Tells nothing once `signal` is aborted. */
export async function dealNearest(
  engine: EngineClient,
  { plan, aim }: FreeWish,
  { signal, tell }: { readonly signal: AbortSignal; readonly tell: (deal: FreeDeal) => void },
): Promise<void> {
  const dealt = await engine.ask({ type: 'deal', plan, aim }, { signal });
  if (signal.aborted) return;
  if (!dealt.ok) return tell({ state: 'failed', error: dealt.error });
  const deal = dealt.value;
  tell({ state: 'dealt', deal, rating: null });
  const rated = await engine.ask({ type: 'rate-deal', deal }, { signal });
  if (!signal.aborted && rated.ok) tell({ state: 'dealt', deal, rating: rated.value });
}
