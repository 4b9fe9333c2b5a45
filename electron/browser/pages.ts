/** Answers for the files of the built renderer. */
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { listAppFiles, resolveAppFile } from '../host/app-files.ts';
import { SECURITY_HEADERS } from '../host/security-headers.ts';

/** The source of pages: the built files, or a development server. */
export interface Pages {
  /** Sent with every answer of the host. */
  readonly headers: Readonly<Record<string, string>>;
  /** Answers one admitted GET or HEAD. */
  answer(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** Returns whether a request for a socket is its own and not the bridge's. */
  ownsUpgrade(request: IncomingMessage): boolean;
}

const BRIDGE_PATH = '/bridge.js';

/** The page with the bridge's script before its own. Module scripts run in the order of the page, so the app finds it. */
export function withBridge(html: string, path: string): string {
  const script = `<script type="module" src="${path}"></script>`;
  const page = html.replace(/<head[^>]*>/, (head) => head + script);
  if (page === html) throw new Error('index.html has no <head> to put the bridge into');
  return page;
}

/** Pages from the folder of the built renderer; only files that were there at the start, and the script of the bridge. */
export function createBuiltPages(folder: string, bridgeScript: string, origin: string): Pages {
  const bridge = { path: bridgeScript, headers: { 'Content-Type': 'text/javascript; charset=utf-8' } };
  const files = new Map([...listAppFiles(folder), [BRIDGE_PATH, bridge]]);
  return {
    headers: SECURITY_HEADERS,
    async answer(request, response) {
      const file = resolveAppFile(files, request.url ?? '', origin);
      if (file === null) return respond(response, 404, 'text/plain; charset=utf-8', 'Not found\n');
      const body = await readFile(file.path);
      const isPage = file.headers['Content-Type']?.startsWith('text/html') === true;
      response
        .writeHead(200, { ...file.headers })
        .end(isPage ? withBridge(body.toString(), BRIDGE_PATH) : body);
    },
    ownsUpgrade: () => false,
  };
}

/** Answers with a body and its type; the security headers are there already. */
export function respond(response: ServerResponse, status: number, type: string, body: string | Buffer): void {
  response.writeHead(status, { 'Content-Type': type }).end(body);
}
