import { useEffect, useState } from 'react';
import type { Profile } from '../../core/contract/profile.ts';
import { BRIDGE } from '../bridge/bridge.ts';
import { useService } from '../services/use-service.ts';

/** Who plays, where several do on this machine; null where one plays alone, and until it is known. */
export function useCurrentProfile(): Profile | null {
  const bridge = useService(BRIDGE);
  const [profile, setProfile] = useState<Profile | null>(null);
  useEffect(() => {
    let isWanted = true;
    void bridge.call('profiles.list', null).then((answer) => {
      if (!isWanted || !answer.ok || answer.value.profiles.length < 2) return;
      setProfile(answer.value.profiles.find(({ id }) => id === answer.value.current) ?? null);
    });
    return () => {
      isWanted = false;
    };
  }, [bridge]);
  return profile;
}
