import { type Answer, MAX_REQUEST_BYTES } from '../../core/contract/contract.ts';
import { handleRequest, type Services } from '../../core/contract/handle.ts';

/** Answers one raw request from a window as `handleRequest` does, and refuses one that is too large or not data. */
export async function answerRequest(
  services: Services,
  channel: unknown,
  request: unknown,
  onBug: (error: unknown) => void,
): Promise<Answer> {
  const bytes = sizeAsJson(request);
  if (bytes === null) return { ok: false, error: { code: 'bad-request', detail: 'request: not JSON' } };
  if (bytes > MAX_REQUEST_BYTES)
    return { ok: false, error: { code: 'too-large', detail: `request: ${bytes} bytes` } };
  return handleRequest(services, channel, request, onBug);
}

/** Null for what JSON cannot say: a cycle, a big integer. */
function sizeAsJson(value: unknown): number | null {
  try {
    return Buffer.byteLength(JSON.stringify(value) ?? '');
  } catch {
    return null;
  }
}
