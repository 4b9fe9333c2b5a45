import { useEffect, useState } from 'react';
import type { Channel, Request } from '../../core/contract/contract.ts';
import type { BridgeResult } from '../bridge/bridge.ts';
import { BRIDGE } from '../bridge/bridge.ts';
import { useService } from '../services/use-service.ts';

type Asked = Extract<
  Channel,
  | 'scores.list'
  | 'games.ended'
  | 'games.on-boards'
  | 'games.days'
  | 'statistics.read'
  | 'achievements.list'
  | 'puzzles.record'
>;

/**
 * Returns the answer of the host; null until it arrives. Two requests with equal content are the same and are
 * sent once.
 */
export function useReply<C extends Asked>(channel: C, request: Request<C>): BridgeResult<C> | null {
  const bridge = useService(BRIDGE);
  const [reply, setReply] = useState<BridgeResult<C> | null>(null);
  const asked = JSON.stringify(request);
  useEffect(() => {
    let isWanted = true;
    // Parsed from what was just made of a request of this channel.
    const again = JSON.parse(asked) as Request<C>;
    void bridge.call(channel, again).then((answer) => isWanted && setReply(answer));
    return () => {
      isWanted = false;
    };
  }, [bridge, channel, asked]);
  return reply;
}
