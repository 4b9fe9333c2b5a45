import { readFile } from 'node:fs/promises';
import { protocol } from 'electron';
import { listAppFiles, resolveAppFile } from '../host/app-files.ts';
import { SECURITY_HEADERS } from '../host/security-headers.ts';
import { APP_ORIGIN, SCHEME } from './origin.ts';

/**
 * Makes `app://` a secure origin with paths; Electron requires that before it is ready. Of http alone V8 would keep what it
 * compiled, so that each start compiled everything anew.
 */
export function declareAppScheme(): void {
  protocol.registerSchemesAsPrivileged([
    { scheme: SCHEME, privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true } },
  ]);
}

/** Answers `app://twofold/…` with the files of a folder; `onServed` is called with each file that is found. */
export function serveApp(folder: string, onServed: () => void): void {
  const files = listAppFiles(folder);
  protocol.handle(SCHEME, async (request) => {
    const file = resolveAppFile(files, request.url, APP_ORIGIN);
    if (file === null) return new Response('Not found\n', { status: 404, headers: SECURITY_HEADERS });
    const body = new Uint8Array(await readFile(file.path));
    onServed();
    return new Response(body, { headers: file.headers });
  });
}
