import { useEffect, useState } from 'react';
import type { DealPlan } from '../../../core/game/deals/deal-plan.ts';
import type { DealRecord } from '../../../core/game/entry.ts';
import type { DealRating, EngineError } from '../../engine/protocol.ts';
import { useApp } from '../../state/app-context.ts';

/** How far the board is that would be played. */
export type FreeDeal =
  | { readonly state: 'dealing' }
  | { readonly state: 'failed'; readonly error: EngineError }
  /** `rating` is null until random games have been played on it. */
  | { readonly state: 'dealt'; readonly deal: DealRecord; readonly rating: DealRating | null };

const DEALING: FreeDeal = { state: 'dealing' };
/** A debounce: dealing begins once the choice has not changed for so long. */
const REST_MS = 250;

/** Deals a plan in the worker and measures it there; another plan gives this one up. `plan` must keep its identity. */
export function useFreeDeal(plan: DealPlan | null): FreeDeal {
  const { engine } = useApp();
  const [deal, setDeal] = useState<FreeDeal>(DEALING);
  useEffect(() => {
    setDeal(DEALING);
    if (plan === null) return;
    const wanted = new AbortController();
    const { signal } = wanted;
    const timer = setTimeout(() => void work(plan), REST_MS);
    async function work(asked: DealPlan): Promise<void> {
      const dealt = await engine.ask({ type: 'deal', plan: asked }, { signal });
      if (signal.aborted) return;
      if (!dealt.ok) return setDeal({ state: 'failed', error: dealt.error });
      setDeal({ state: 'dealt', deal: dealt.value, rating: null });
      const rated = await engine.ask({ type: 'rate-deal', deal: dealt.value }, { signal });
      if (!signal.aborted && rated.ok) setDeal({ state: 'dealt', deal: dealt.value, rating: rated.value });
    }
    return () => {
      clearTimeout(timer);
      wanted.abort();
    };
  }, [engine, plan]);
  return deal;
}
