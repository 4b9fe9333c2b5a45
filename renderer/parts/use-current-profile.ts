import { useEffect, useState } from 'react';
import type { Profile } from '../../core/contract/profile.ts';
import { BRIDGE } from '../bridge/bridge.ts';
import { useService } from '../services/use-service.ts';

/** Who plays, where several do on this machine; null where one plays alone, undefined until it is known. */
export function useCurrentProfile(): Profile | null | undefined {
  const bridge = useService(BRIDGE);
  const [profile, setProfile] = useState<Profile | null>();
  useEffect(() => {
    let isWanted = true;
    void bridge.call('profiles.list', null).then((answer) => {
      if (!isWanted || !answer.ok) return;
      const { profiles, current } = answer.value;
      setProfile((profiles.length > 1 && profiles.find(({ id }) => id === current)) || null);
    });
    return () => {
      isWanted = false;
    };
  }, [bridge]);
  return profile;
}
