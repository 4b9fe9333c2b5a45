import { type Answer, MAX_REQUEST_BYTES } from '../../core/contract/contract.ts';

/** Answers one raw request of a window, whatever it is; a request that must be refused is answered too. */
export type Ask = (channel: unknown, request: unknown) => Promise<Answer>;

/** Passes a request on, and refuses one that is too large or not data. */
export async function answerRequest(ask: Ask, channel: unknown, request: unknown): Promise<Answer> {
  const bytes = sizeAsJson(request);
  if (bytes === null) return { ok: false, error: { code: 'bad-request', detail: 'request: not JSON' } };
  if (bytes > MAX_REQUEST_BYTES)
    return { ok: false, error: { code: 'too-large', detail: `request: ${bytes} bytes` } };
  return ask(channel, request);
}

/** Null for what JSON cannot say: a cycle, a big integer. */
function sizeAsJson(value: unknown): number | null {
  try {
    return Buffer.byteLength(JSON.stringify(value) ?? '');
  } catch {
    return null;
  }
}
