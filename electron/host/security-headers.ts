/** The headers of every page of the app, in both hosts. */

/**
 * Nothing but our own files: no inline script or style, no other origin, no frame, no form. An image may also be what a script
 * of ours has made (`blob:`), by which picture files are looked at before they are decoded.
 */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' blob:",
  "font-src 'self'",
  "worker-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': CONTENT_SECURITY_POLICY,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cache-Control': 'no-store',
};

/**
 * The policy of the one script that evaluates text: a learner's program in the lab (renderer/engine/student-worker.ts). Instead of
 * our own files it has nothing at all: no origin and so no storage, no request, no further script and no worker.
 */
const STUDENT_POLICY = "default-src 'none'; script-src 'unsafe-eval'; sandbox allow-scripts";
/** The build names it so, and nothing else. */
const STUDENT_SCRIPT = /^\/assets\/student-worker-[\w-]+\.js$/;

/** The headers of the file at a path, as `/assets/index.js`. */
export function headersOf(path: string): Readonly<Record<string, string>> {
  return STUDENT_SCRIPT.test(path)
    ? { ...SECURITY_HEADERS, 'Content-Security-Policy': STUDENT_POLICY }
    : SECURITY_HEADERS;
}
