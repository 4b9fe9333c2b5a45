/** Attacks on the browser host, and what a page of its own may do. */
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { connect as connectRaw } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { MAX_REQUEST_BYTES } from '../../core/contract/contract.ts';
import { handleRequest, type Services } from '../../core/contract/handle.ts';
import { DEFAULT_SETTINGS } from '../../core/contract/schemas.ts';
import { makeBuiltPages } from './pages.ts';
import { type BrowserHost, startBrowserHost } from './server.ts';

const folder = mkdtempSync(join(tmpdir(), 'twofold-pages-'));
writeFileSync(join(folder, 'index.html'), '<!doctype html><html><head></head></html>');
afterAll(() => rmSync(folder, { recursive: true }));

// Only what these tests call.
const services = { 'settings.read': () => ({ ok: true, value: DEFAULT_SETTINGS }) } as unknown as Services;
let host: BrowserHost;
let origin: string;
let authority: string;
let languages: readonly string[];
let left: number;
const bugs: unknown[] = [];

beforeEach(async () => {
  left = 0;
  host = await startBrowserHost({
    port: 0,
    makePages: (own) => makeBuiltPages(folder, own),
    openSession: (preferred) => {
      languages = preferred;
      return (channel, request) => handleRequest(services, channel, request, (bug) => bugs.push(bug));
    },
    onLeft: () => {
      left += 1;
    },
    onBug: (error) => bugs.push(error),
  });
  ({ origin, host: authority } = new URL(host.url));
});
afterEach(() => host.close());
afterEach(() => expect(bugs.splice(0)).toEqual([]));

interface Visit {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** A raw request: `fetch` would not send the headers and paths that an attacker sends. */
function visit(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Visit> {
  const { port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, method, headers }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk);
      const body = Buffer.concat(chunks).toString();
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body });
    });
    sent.on('error', reject).end();
  });
}

/** Spends the token and answers with the cookie that it buys. */
async function enter(): Promise<string> {
  const { headers } = await visit(host.url.slice(origin.length));
  return headers['set-cookie']?.[0]?.split(';')[0] ?? '';
}

function connect(headers: Record<string, string>, path = '/bridge'): WebSocket {
  return new WebSocket(`ws://${authority}${path}`, { headers });
}

/** The status of a refused connection. */
async function refusal(socket: WebSocket): Promise<number> {
  const [, response] = await once(socket, 'unexpected-response');
  return response.statusCode;
}

async function ask(socket: WebSocket, message: unknown): Promise<unknown> {
  socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  const [data] = await once(socket, 'message');
  return JSON.parse(String(data));
}

test('the token buys a cookie once, and the cookie opens the page', async () => {
  const path = host.url.slice(origin.length);
  const first = await visit(path);
  expect([first.status, first.headers.location]).toEqual([303, '/']);
  expect(first.headers['set-cookie']?.[0]).toMatch(/; Path=\/; HttpOnly; SameSite=Strict$/);
  expect((await visit(path)).status).toBe(403);
  const cookie = first.headers['set-cookie']?.[0]?.split(';')[0] ?? '';
  const page = await visit('/', { cookie });
  expect(page.body).toContain('<head><script src="/bridge.js"></script>');
  expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self'/);
  expect(page.headers['access-control-allow-origin']).toBeUndefined();
  expect((await visit(path, { cookie })).headers.location).toBe('/');
});

test('each way in has a token of its own, and each is good once', async () => {
  const paths = [host.url, host.makeUrl(), host.makeUrl()].map((url) => url.slice(origin.length));
  expect(new Set(paths).size).toBe(3);
  for (const path of paths.toReversed()) {
    expect((await visit(path)).status).toBe(303);
    expect((await visit(path)).status).toBe(403);
  }
});

test('of ways in that nobody takes only the newest stay open', async () => {
  const [oldest, second] = [host.url, host.makeUrl()];
  for (let made = 2; made <= 20; made++) host.makeUrl();
  expect((await visit(oldest.slice(origin.length))).status).toBe(403);
  expect((await visit(second.slice(origin.length))).status).toBe(303);
});

test('a preview of the link does not spend the token', async () => {
  expect((await visit(host.url.slice(origin.length), {}, 'HEAD')).status).toBe(403);
  expect(await enter()).not.toBe('');
});

test.each(['', 'x', 'a'.repeat(43), '%00', 'a&token=b'])('the token %j is not the token', async (token) => {
  expect((await visit(`/?token=${token}`)).status).toBe(403);
});

test.each(['/', '/index.html', '/bridge.js', '/assets/x.js'])(
  'without a cookie %s is closed',
  async (path) => {
    expect((await visit(path)).status).toBe(403);
    expect((await visit(path, { cookie: `twofold-${new URL(origin).port}=guess` })).status).toBe(403);
  },
);

test.each([
  ['another site’s name for this machine', { host: 'evil.example' }],
  ['localhost', { host: 'localhost' }],
  ['another port', { host: '127.0.0.1:1' }],
  ['another origin', { origin: 'http://evil.example' }],
  ['an opaque origin', { origin: 'null' }],
])('%s is refused, token and cookie or not', async (_what, headers: Record<string, string>) => {
  expect((await visit(host.url.slice(origin.length), headers)).status).toBe(403);
  const cookie = await enter();
  expect((await visit('/', { ...headers, cookie })).status).toBe(403);
  const socketHeaders = { origin, cookie, ...headers };
  expect(await refusal(connect(socketHeaders))).toBe(403);
});

test.each(['/../package.json', '/%2e%2e/package.json', '/..%2fpackage.json', '//etc/passwd', '/nothing.js'])(
  'there is no file %s',
  async (path) => {
    expect((await visit(path, { cookie: await enter() })).status).toBe(404);
  },
);

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s is no way to talk to the host', async (method) => {
  expect((await visit('/', { cookie: await enter() }, method)).status).toBe(405);
});

test('a browser’s question for an icon is answered', async () => {
  expect((await visit('/favicon.ico')).status).toBe(204);
});

test('the bridge wants the cookie, the page’s own origin and its own path', async () => {
  const cookie = await enter();
  expect(await refusal(connect({ origin }))).toBe(403);
  expect(await refusal(connect({ cookie }))).toBe(403);
  expect(await refusal(connect({ cookie, origin }, '/other'))).toBe(403);
});

const UPGRADE = 'GET /bridge HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n';

test('who asks for the bridge and is gone before the answer ends nothing', async () => {
  const { port } = new URL(origin);
  const uncaught: unknown[] = [];
  const hear = (error: unknown) => uncaught.push(error);
  process.on('uncaughtException', hear);
  for (let attempt = 0; attempt < 50; attempt++) {
    const rude = connectRaw(Number(port), '127.0.0.1');
    await once(rude, 'connect');
    rude.write(UPGRADE, () => rude.resetAndDestroy());
    await once(rude, 'close');
  }
  expect((await visit('/favicon.ico')).status).toBe(204);
  process.off('uncaughtException', hear);
  expect(uncaught).toEqual([]);
});

test('who was refused the bridge and stays does not keep the host from ending', async () => {
  const { port } = new URL(origin);
  const stubborn = connectRaw({ port: Number(port), host: '127.0.0.1', allowHalfOpen: true });
  stubborn.write(UPGRADE);
  const [answer] = await once(stubborn, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1\.1 403 /);
  await host.close();
  stubborn.destroy();
});

test('the bridge answers the contract in the languages of the page', async () => {
  const cookie = await enter();
  await visit('/', { cookie, 'accept-language': 'zh-CN,en;q=0.5' });
  const socket = connect({ cookie, origin });
  await once(socket, 'open');
  expect(languages).toEqual(['zh-CN', 'en']);
  expect(await ask(socket, { id: 1, channel: 'settings.read', request: null })).toEqual({
    id: 1,
    answer: { ok: true, value: DEFAULT_SETTINGS },
  });
  expect(await ask(socket, { id: 2, channel: 'nothing', request: null })).toMatchObject({
    id: 2,
    answer: { error: { code: 'unknown-channel' } },
  });
});

test('what a page calls an error goes into the log, and is not answered', async () => {
  const socket = connect({ cookie: await enter(), origin });
  await once(socket, 'open');
  socket.send('{"bug":"boom"}');
  expect(await ask(socket, { id: 1, channel: 'settings.read', request: null })).toMatchObject({ id: 1 });
  expect(bugs.splice(0)).toEqual(['page: boom']);
});

test.each([
  ['text that is no JSON', 'hello', 1007],
  ['JSON that is no request', 'null', 1007],
  ['a request without an id', '{"channel":"settings.read"}', 1007],
  ['bytes', Buffer.from('{"id":1}'), 1007],
  ['a message that is too long', 'x'.repeat(MAX_REQUEST_BYTES + 2_000), 1009],
])('%s ends the connection, not the host', async (_what, message, code) => {
  const cookie = await enter();
  const socket = connect({ cookie, origin });
  await once(socket, 'open');
  socket.send(message);
  const [closeCode] = await once(socket, 'close');
  expect(closeCode).toBe(code);
  expect((await visit('/', { cookie })).status).toBe(200);
});

test('a second page takes over, and only it is told what happens', async () => {
  const headers = { cookie: await enter(), origin };
  const first = connect(headers);
  await once(first, 'open');
  const closed = once(first, 'close');
  const second = connect(headers);
  await once(second, 'open');
  expect((await closed)[0]).toBe(4001);
  const heard = once(second, 'message');
  host.send({ type: 'suspend' });
  expect(JSON.parse(String((await heard)[0]))).toEqual({ event: { type: 'suspend' } });
  // The place of the first is taken; when the second goes, it is free.
  expect(left).toBe(0);
  second.close();
  await expect.poll(() => left).toBe(1);
});

test('a port that is taken is an error that names it', async () => {
  const port = Number(new URL(origin).port);
  const again = startBrowserHost({
    port,
    makePages: (own) => makeBuiltPages(folder, own),
    openSession: () => expect.fail('nobody asks'),
    onLeft: () => undefined,
    onBug: () => undefined,
  });
  await expect(again).rejects.toMatchObject({ code: 'EADDRINUSE' });
});
