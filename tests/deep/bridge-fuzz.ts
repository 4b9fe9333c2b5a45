/** Throws payloads at the host's border and watches both sides of it. */
import * as v from 'valibot';
import { type Answer, BRIDGE_ERRORS, type Channel, CONTRACT } from '../../core/contract/contract.ts';
import { handleRequest, type Services } from '../../core/contract/handle.ts';
import { createRandom } from '../../core/random.ts';
import { limitSize } from '../../electron/host/limit-size.ts';
import { chain } from '../../electron/host/request-pipeline.ts';
import { CHANNELS, goodRequests, makePayload, type Payload } from './bridge-payloads.ts';

export interface FuzzOutcome {
  /** The number of requests that went through to a service. */
  readonly served: number;
  readonly refused: number;
  /** Anything that must not happen, each with its payload. */
  readonly problems: readonly string[];
}

const PLAIN_OBJECT = Object.getOwnPropertyNames(Object.prototype).sort().join();

/** As many payloads as asked, the same for the same seed. */
export async function fuzzBridge(payloads: number, seed: number): Promise<FuzzOutcome> {
  const random = createRandom(seed);
  const good = goodRequests();
  const problems: string[] = [];
  let served = 0;
  let refused = 0;
  const services = makeWatchedServices((channel, request) => {
    served++;
    if (!v.is(CONTRACT[channel].request, request))
      problems.push(`${channel} was handed what it does not take`);
  });
  for (let count = 0; count < payloads && problems.length < 10; count++) {
    const payload = makePayload(good, random);
    const problem = await attack(services, payload, () => refused++);
    if (problem !== null) problems.push(`seed ${seed}, payload ${count}: ${problem}`);
  }
  if (Object.getOwnPropertyNames(Object.prototype).sort().join() !== PLAIN_OBJECT)
    problems.push('a payload changed the prototype of all objects');
  return { served, refused, problems };
}

/** Null, or what was wrong with the answer. */
async function attack(services: Services, payload: Payload, onRefusal: () => void): Promise<string | null> {
  try {
    let bug: unknown = null;
    const ask = (channel: unknown, request: unknown) =>
      handleRequest(services, channel, request, (error) => {
        bug = error;
      });
    const answer = await chain([limitSize], ask)({ senderError: null, ...payload });
    if (bug !== null) return `a bug: ${String(bug)}`;
    if (answer.ok) return null;
    onRefusal();
    return describeRefusal(answer);
  } catch (error) {
    return `a throw: ${String(error)}`;
  }
}

function describeRefusal(answer: Extract<Answer, { ok: false }>): string | null {
  const { code, detail } = answer.error;
  if (!BRIDGE_ERRORS.includes(code)) return `an unknown code: ${code}`;
  return detail.length > 300 ? `a detail of ${detail.length} characters` : null;
}

/** Services that refuse politely whatever reaches them; a refusal needs no reply of the right shape. */
function makeWatchedServices(onRequest: (channel: Channel, request: unknown) => void): Services {
  const entries = CHANNELS.map((channel) => [
    channel,
    (request: unknown) => {
      onRequest(channel, request);
      return { ok: false, error: { code: 'not-finished', detail: '' } };
    },
  ]);
  // Each channel has its own service; the compiler cannot follow that through a list of entries.
  return Object.fromEntries(entries) as Services;
}
