import { useEffect, useState } from 'react';
import type { BridgeResult } from '../../../bridge/bridge.ts';
import { BRIDGE } from '../../../bridge/bridge.ts';
import { useService } from '../../../services/use-service.ts';

/**
 * Reads the figures of play of a month or of all time (`null`); null until the host answers, and the answer before while
 * another month is asked for. Journals that were never read are read by and by: what is known so far is shown meanwhile, and
 * the host is asked again as long as it gets further.
 */
export function usePlay(month: string | null): BridgeResult<'statistics.play'> | null {
  const bridge = useService(BRIDGE);
  const [reply, setReply] = useState<BridgeResult<'statistics.play'> | null>(null);
  useEffect(() => {
    let isWanted = true;
    async function ask(unreadBefore: number): Promise<void> {
      const answer = await bridge.call('statistics.play', { month });
      if (!isWanted) return;
      setReply(answer);
      const unread = answer.ok ? answer.value.unread : 0;
      if (unread > 0 && unread < unreadBefore) await ask(unread);
    }
    void ask(Number.POSITIVE_INFINITY);
    return () => {
      isWanted = false;
    };
  }, [bridge, month]);
  return reply;
}
