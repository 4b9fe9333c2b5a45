import { type Answer, MAX_REQUEST_BYTES } from '../../core/contract/contract.ts';

/** Answers one raw request of a window, whatever it is; a request that must be refused is answered too. */
export type Ask = (channel: unknown, request: unknown) => Promise<Answer>;

/** No channel has a name so long. */
const MAX_CHANNEL = 100;

/** Passes a request on, and refuses one that is too large or not data. */
export async function answerRequest(ask: Ask, channel: unknown, request: unknown): Promise<Answer> {
  const text = makeJson(request);
  if (text === null) return { ok: false, error: { code: 'bad-request', detail: 'request: not JSON' } };
  const bytes = Buffer.byteLength(text);
  if (bytes > MAX_REQUEST_BYTES)
    return { ok: false, error: { code: 'too-large', detail: `request: ${bytes} bytes` } };
  // What was measured goes on and not what came: to JSON a buffer or a map is nothing, however much it holds.
  return ask(nameOf(channel), text === '' ? undefined : JSON.parse(text));
}

function nameOf(channel: unknown): string {
  return typeof channel === 'string' && channel.length <= MAX_CHANNEL ? channel : '';
}

/** Empty for what JSON passes over; null for what it cannot say: a cycle, a big integer. */
function makeJson(value: unknown): string | null {
  try {
    return JSON.stringify(value) ?? '';
  } catch {
    return null;
  }
}
