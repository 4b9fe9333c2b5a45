import * as v from 'valibot';
import type { Result } from '../result.ts';
import {
  type Answer,
  type BridgeError,
  type Channel,
  CONTRACT,
  type Reply,
  type Request,
} from './contract.ts';

/** One function a channel; a refusal is a value, a throw is a bug and is answered as `internal`. */
export type Services = {
  readonly [C in Channel]: (
    request: Request<C>,
  ) => Result<Reply<C>, BridgeError> | Promise<Result<Reply<C>, BridgeError>>;
};

function describeIssue(issue: v.BaseIssue<unknown>): string {
  return `${v.getDotPath(issue) ?? 'request'}: ${issue.message}`.slice(0, 300);
}

function refusal(code: BridgeError['code'], detail: string): Answer {
  return { ok: false, error: { code, detail } };
}

function isChannel(name: string): name is Channel {
  return Object.hasOwn(CONTRACT, name);
}

/**
 * Answers one raw request from a window: checks channel and shape, calls the service, checks the reply. Never throws;
 * `onBug` is called with what a service threw.
 */
export async function handleRequest(
  services: Services,
  channel: unknown,
  request: unknown,
  onBug: (error: unknown) => void,
): Promise<Answer> {
  if (typeof channel !== 'string' || !isChannel(channel))
    // An object may throw when it is turned into text.
    return refusal('unknown-channel', typeof channel === 'string' ? channel.slice(0, 80) : typeof channel);
  const parsed = v.safeParse(CONTRACT[channel].request, request);
  if (!parsed.success) return refusal('bad-request', describeIssue(parsed.issues[0]));
  try {
    // The map pairs each channel with its own types; the compiler cannot follow that through a union of channels.
    const service = services[channel] as (request: unknown) => Promise<Result<unknown, BridgeError>>;
    const result = await service(parsed.output);
    if (!result.ok) return { ok: false, error: result.error };
    const reply = v.safeParse(CONTRACT[channel].reply, result.value);
    if (!reply.success) throw new Error(`${channel} answered badly: ${describeIssue(reply.issues[0])}`);
    return { ok: true, value: reply.output };
  } catch (error) {
    onBug(error);
    return refusal('internal', channel);
  }
}
