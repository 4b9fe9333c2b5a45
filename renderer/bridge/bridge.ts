/** The window's end of the contract: requests leave and replies enter only in the shape the contract gives. */

import * as v from 'valibot';
import {
  type BridgeError,
  type Channel,
  CONTRACT,
  type HostEvent,
  hostEventSchema,
  type RawBridge,
  type Reply,
  type Request,
} from '../../core/contract/contract.ts';
import { err, ok, type Result } from '../../core/result.ts';
import { serviceKey } from '../services/services.ts';

export type BridgeResult<C extends Channel> = Result<Reply<C>, BridgeError>;

export interface Bridge {
  call<C extends Channel>(channel: C, request: Request<C>): Promise<BridgeResult<C>>;
  /** Returns the function that ends the subscription. */
  onHostEvent(listener: (event: HostEvent) => void): () => void;
}

/** Wraps the host's raw bridge. Never rejects: a host that throws or answers badly is an `internal` error. */
export function createBridge(raw: RawBridge): Bridge {
  return {
    call: (channel, request) => callChecked(raw, channel, request),
    onHostEvent(listener) {
      return raw.on((event) => {
        const parsed = v.safeParse(hostEventSchema, event);
        if (parsed.success) listener(parsed.output);
        else console.error('The host sent an unknown event', event);
      });
    },
  };
}

async function callChecked<C extends Channel>(
  raw: RawBridge,
  channel: C,
  request: Request<C>,
): Promise<BridgeResult<C>> {
  const shape = v.safeParse(CONTRACT[channel].request, request);
  if (!shape.success) return err({ code: 'bad-request', detail: describe(channel, shape.issues[0]) });
  try {
    const answer = await raw.call(channel, shape.output);
    if (!answer.ok) return answer;
    const reply = v.safeParse(CONTRACT[channel].reply, answer.value);
    if (!reply.success) return err({ code: 'internal', detail: describe(channel, reply.issues[0]) });
    // The map pairs each channel with its own reply; the compiler cannot follow that through a union of schemas.
    return ok(reply.output as Reply<C>);
  } catch (error) {
    return err({ code: 'internal', detail: `${channel}: ${String(error)}`.slice(0, 300) });
  }
}

function describe(channel: string, issue: v.BaseIssue<unknown>): string {
  return `${channel}: ${v.getDotPath(issue) ?? 'value'}: ${issue.message}`.slice(0, 300);
}

export const BRIDGE = serviceKey<Bridge>('bridge');
