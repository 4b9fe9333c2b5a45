import { useEffect, useState } from 'react';
import { ENGINE } from '../../../engine/client.ts';
import { useService } from '../../../services/use-service.ts';
import { dealNearest, type FreeDeal, type FreeWish } from './nearest-deal.ts';

const DEALING: FreeDeal = { state: 'dealing' };
/** A debounce: dealing begins once the choice has not changed for so long. */
const REST_MS = 250;

/** Deals in the worker what is asked for; another wish gives this one up. `wish` must keep its identity. */
export function useFreeDeal(wish: FreeWish): FreeDeal {
  const engine = useService(ENGINE);
  const [deal, setDeal] = useState<FreeDeal>(DEALING);
  useEffect(() => {
    setDeal(DEALING);
    const wanted = new AbortController();
    const timer = setTimeout(
      () => void dealNearest(engine, wish, { signal: wanted.signal, tell: setDeal }),
      REST_MS,
    );
    return () => {
      clearTimeout(timer);
      wanted.abort();
    };
  }, [engine, wish]);
  return deal;
}
