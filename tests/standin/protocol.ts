/** protocol: a test's Chromium knows no `app://`, so its pages come from a small server that asks the app's handler. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expectNotReady, expectReady } from './lifecycle.ts';

type Handler = Parameters<Electron.Protocol['handle']>[1];

const schemes = new Set<string>();
let origins: { readonly app: string; readonly http: string } | null = null;

export const protocolModel = {
  registerSchemesAsPrivileged(declared: Electron.CustomScheme[]) {
    expectNotReady('protocol.registerSchemesAsPrivileged');
    for (const { scheme, privileges = {} } of declared) {
      if (!privileges.standard || !privileges.secure)
        throw new Error(`${scheme}:// would be no secure origin`);
      schemes.add(scheme);
    }
  },
  handle(scheme: string, handler: Handler) {
    expectReady('protocol.handle');
    if (!schemes.has(scheme)) throw new Error(`${scheme}:// was not declared`);
    answer = handler;
  },
} satisfies Partial<Electron.Protocol>;

let answer: Handler | null = null;

/** The address under which Chromium finds a page of the app. */
export async function toHttp(url: string): Promise<string> {
  const { protocol, host, pathname, search } = new URL(url);
  origins ??= { app: `${protocol}//${host}`, http: await serve(`${protocol}//${host}`) };
  if (origins.app !== `${protocol}//${host}`) throw new Error(`The stand-in serves ${origins.app} only`);
  return `${origins.http}${pathname}${search}`;
}

/** The app's own name for an address in Chromium; others stay what they are. */
export function toApp(url: string): string {
  if (origins === null || !url.startsWith(`${origins.http}/`)) return url;
  return `${origins.app}${url.slice(origins.http.length)}`;
}

async function serve(appOrigin: string): Promise<string> {
  const server = createServer(async (request, response) => {
    const reply = await ask(`${appOrigin}${request.url}`);
    response.writeHead(reply.status, Object.fromEntries(reply.headers));
    response.end(Buffer.from(await reply.arrayBuffer()));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function ask(url: string): Promise<Response> {
  // Chromium asks every http origin for an icon, and no app:// origin.
  if (answer === null || url.endsWith('/favicon.ico')) return new Response(null, { status: 204 });
  return answer(new Request(url));
}
