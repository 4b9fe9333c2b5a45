import { useEffect, useState } from 'react';
import { BRIDGE } from '../../bridge/bridge.ts';
import { useService } from '../../services/use-service.ts';
import type { JourneyPlace } from './journey-place.ts';

/** Returns how far the journey was gone, whose levels are fetched for it; null until that is read. */
export function useJourneyPlace(): JourneyPlace | 'unreadable' | null {
  const bridge = useService(BRIDGE);
  const [place, setPlace] = useState<JourneyPlace | 'unreadable' | null>(null);
  useEffect(() => {
    let isWanted = true;
    void import('./journey-place.ts')
      .then(({ readJourneyPlace }) => readJourneyPlace(bridge))
      .catch(() => null)
      .then((read) => isWanted && setPlace(read ?? 'unreadable'));
    return () => {
      isWanted = false;
    };
  }, [bridge]);
  return place;
}
