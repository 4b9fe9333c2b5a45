import { useEffect, useState } from 'react';
import type { DealPlan } from '../../../../core/game/modes/deal-plan.ts';
import { ENGINE } from '../../../engine/client.ts';
import { useService } from '../../../services/use-service.ts';
import { dealNearest, type FreeDeal } from './nearest-deal.ts';

const DEALING: FreeDeal = { state: 'dealing' };
/** A debounce: dealing begins once the choice has not changed for so long. */
const REST_MS = 250;

/** Deals a plan in the worker and measures it there; another plan gives this one up. `plan` must keep its identity. */
export function useFreeDeal(plan: DealPlan | null): FreeDeal {
  const engine = useService(ENGINE);
  const [deal, setDeal] = useState<FreeDeal>(DEALING);
  useEffect(() => {
    setDeal(DEALING);
    if (plan === null) return;
    const wanted = new AbortController();
    const timer = setTimeout(
      () => void dealNearest(engine, plan, { signal: wanted.signal, tell: setDeal }),
      REST_MS,
    );
    return () => {
      clearTimeout(timer);
      wanted.abort();
    };
  }, [engine, plan]);
  return deal;
}
