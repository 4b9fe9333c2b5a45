import { MAX_REQUEST_BYTES } from '../../core/contract/request-limit.ts';
import { refuse } from '../../core/result.ts';
import type { RequestStep } from './window-request.ts';

/** Longer than the name of any channel. */
const MAX_CHANNEL = 100;

/** Refuses a request that is too large or not JSON. Passes on the parsed copy that was measured, not the object that came. */
export const limitSize: RequestStep = async (raw, next) => {
  const text = makeJson(raw.request);
  if (text === null) return refuse('bad-request', 'request: not JSON');
  const bytes = Buffer.byteLength(text);
  if (bytes > MAX_REQUEST_BYTES) return refuse('too-large', `request: ${bytes} bytes`);
  // JSON.stringify drops the content of an ArrayBuffer or a Map, however large it is.
  const request: unknown = text === '' ? undefined : JSON.parse(text);
  const { channel } = raw;
  const isName = typeof channel === 'string' && channel.length <= MAX_CHANNEL;
  return next({ ...raw, channel: isName ? channel : '', request });
};

/** Empty for a value that JSON leaves out, as undefined; null for what it cannot express: a cycle, a big integer. */
function makeJson(value: unknown): string | null {
  try {
    return JSON.stringify(value) ?? '';
  } catch {
    return null;
  }
}
