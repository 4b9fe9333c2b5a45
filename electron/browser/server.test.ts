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
import { enterTab, makeTabKey, openSocket, visitTab } from '../../tests/support/greet.ts';
import { makeBuiltPages } from './pages.ts';
import { type BrowserHost, type BrowserHostOptions, startBrowserHost } from './server.ts';

const folder = mkdtempSync(join(tmpdir(), 'twofold-pages-'));
writeFileSync(join(folder, 'index.html'), '<!doctype html><html><head></head></html>');
afterAll(() => rmSync(folder, { recursive: true }));

// Only what these tests call.
const services = { 'settings.read': () => ({ ok: true, value: DEFAULT_SETTINGS }) } as unknown as Services;
let host: BrowserHost;
let origin: string;
let authority: string;
let languages: readonly string[];
/** Of this host alone: the one before may hear late that its page is gone. */
let pages: { left: number };
const spent: string[] = [];
const bugs: unknown[] = [];

beforeEach(() => start());
afterEach(() => host.close());
afterEach(() => expect(bugs.splice(0)).toEqual([]));

async function start(options: Partial<BrowserHostOptions> = {}): Promise<void> {
  const own = { left: 0 };
  pages = own;
  spent.splice(0);
  host = await startBrowserHost({
    port: 0,
    makePages: (address) => makeBuiltPages(folder, address),
    openSession: (preferred) => {
      languages = preferred;
      return (channel, request) => handleRequest(services, channel, request, (bug) => bugs.push(bug));
    },
    onLeft: () => {
      own.left += 1;
    },
    onSpent: (token) => spent.push(token),
    onBug: (error) => bugs.push(error),
    ...options,
  });
  ({ origin, host: authority } = new URL(host.url));
}

async function restart(options: Partial<BrowserHostOptions>): Promise<void> {
  await host.close();
  await start(options);
}

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

const NOT_ADMITTED = 4003;
const READ = { id: 1, channel: 'settings.read', request: null };

test('the files are public, and nothing on the way to them is a secret', async () => {
  const page = await visit('/');
  expect(page.body).toContain('<head><script src="/bridge.js"></script>');
  expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self'/);
  expect(page.headers['access-control-allow-origin']).toBeUndefined();
  for (const path of ['/', '/bridge.js', '/way-in', '/favicon.ico', '/nothing'])
    expect((await visit(path)).headers['set-cookie'], path).toBeUndefined();
  expect(new URL(host.url)).toMatchObject({ pathname: '/', search: '' });
});

test('a start link admits the tab that comes with it, once', async () => {
  const { socket } = await enterTab(host.url);
  expect(await ask(socket, READ)).toEqual({ id: 1, answer: { ok: true, value: DEFAULT_SETTINGS } });
  expect(await visitTab(host.url)).toBe(NOT_ADMITTED);
  expect(spent).toEqual([host.url.split('=')[1]]);
});

test('a reload of that tab goes on, as often as it likes', async () => {
  const { key } = await enterTab(host.url);
  for (let reload = 0; reload < 3; reload++)
    expect(await ask((await enterTab(origin, { key })).socket, READ)).toMatchObject({ id: 1 });
  // One in the middle of the exchange greets with both.
  await enterTab(host.url, { key });
});

test('a tab that comes back by another start link spends that one too', async () => {
  const { key } = await enterTab(host.url);
  const again = host.makeUrl();
  await enterTab(again, { key });
  expect(await visitTab(again)).toBe(NOT_ADMITTED);
});

test('each start link has a token of its own, and each is good once', async () => {
  const urls = [host.url, host.makeUrl(), host.makeUrl()];
  expect(new Set(urls).size).toBe(3);
  for (const url of urls.toReversed()) {
    await enterTab(url);
    expect(await visitTab(url)).toBe(NOT_ADMITTED);
  }
});

test('of start links that nobody uses only the newest stay good', async () => {
  const [oldest, second] = [host.url, host.makeUrl()];
  for (let made = 2; made <= 20; made++) host.makeUrl();
  expect(await visitTab(oldest)).toBe(NOT_ADMITTED);
  await enterTab(second);
});

test('a preview of the link does not spend the token: no server is sent a fragment', async () => {
  await visit(new URL(host.url).pathname, {}, 'HEAD');
  await visit(new URL(host.url).pathname);
  await enterTab(host.url);
});

test.each(['', 'x', 'a'.repeat(43), '%00', 'a&token=b'])('the token %j is not the token', async (token) => {
  expect(await visitTab(`${origin}/#token=${token}`)).toBe(NOT_ADMITTED);
});

test('the key of another tab, a made-up one or none at all admits nobody', async () => {
  await enterTab(host.url);
  expect(await visitTab(origin, { key: makeTabKey() })).toBe(NOT_ADMITTED);
  expect(await visitTab(origin, { key: '' })).toBe(NOT_ADMITTED);
  expect(await visitTab(`${origin}/#token=${makeTabKey()}`, { key: 'short' })).toBe(NOT_ADMITTED);
});

test('a key that its token was refused for is not good later either', async () => {
  const { key } = await enterTab(host.url);
  const thief = makeTabKey();
  expect(await visitTab(host.url, { key: thief })).toBe(NOT_ADMITTED);
  expect(await visitTab(origin, { key: thief })).toBe(NOT_ADMITTED);
  await enterTab(origin, { key });
});

test.each([
  ['another site’s name for this machine', { host: 'evil.example' }],
  ['localhost', { host: 'localhost' }],
  ['another port', { host: '127.0.0.1:1' }],
  ['another origin', { origin: 'http://evil.example' }],
  ['a page on another port of this machine', { origin: 'http://127.0.0.1:1' }],
  ['an opaque origin', { origin: 'null' }],
  ['a script of another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' }],
  ['a page on another port that embeds', { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'no-cors' }],
])('%s is refused, secrets or not', async (_what, headers: Record<string, string>) => {
  expect((await visit('/', headers)).status).toBe(403);
  expect((await visit('/bridge.js', headers)).status).toBe(403);
  expect(await refusal(openSocket(origin, headers))).toBe(403);
  await enterTab(host.url);
});

test('a link that the user follows from elsewhere is no embedding', async () => {
  const headers = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' };
  expect((await visit('/', headers)).status).toBe(200);
});

test('a page on another port of this machine gets nothing with whatever cookie it set', async () => {
  const { key } = await enterTab(host.url);
  const cookie = `twofold-${new URL(origin).port}=${key}; twofold-key=${key}`;
  expect(await refusal(openSocket(origin, { origin: 'http://127.0.0.1:1', cookie }))).toBe(403);
  const socket = openSocket(origin, { cookie });
  await once(socket, 'open');
  socket.send(JSON.stringify({ token: null, key: makeTabKey(), languages: [] }));
  expect((await once(socket, 'close'))[0]).toBe(NOT_ADMITTED);
});

test('the bridge wants the page’s own origin and its own path', async () => {
  expect(await refusal(new WebSocket(`ws://${authority}/bridge`))).toBe(403);
  expect(await refusal(new WebSocket(`ws://${authority}/other`, { headers: { origin } }))).toBe(403);
});

test.each(['/../package.json', '/%2e%2e/package.json', '/..%2fpackage.json', '//etc/passwd', '/nothing.js'])(
  'there is no file %s',
  async (path) => {
    expect((await visit(path)).status).toBe(404);
  },
);

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s is no way to talk to the host', async (method) => {
  expect((await visit('/', {}, method)).status).toBe(405);
});

test('a browser’s question for an icon is answered', async () => {
  expect((await visit('/favicon.ico')).status).toBe(204);
});

test('a bare address is told how to come in, in both languages and without a script', async () => {
  const { status, body } = await visit('/way-in');
  expect(status).toBe(200);
  expect(body).toContain('每个启动链接只能用一次');
  expect(body).toContain('Each start link is good for one visit');
  expect(body).not.toContain('<script');
  expect((await visit('/way-in.css')).headers['content-type']).toMatch(/^text\/css/);
});

test.each([
  ['a request before any greeting', JSON.stringify(READ), NOT_ADMITTED],
  ['text that is no JSON', 'hello', NOT_ADMITTED],
  ['JSON that is no object', 'null', NOT_ADMITTED],
  ['bytes', Buffer.from('{}'), NOT_ADMITTED],
  ['a greeting that is too long', 'x'.repeat(5_000), NOT_ADMITTED],
  ['a greeting as long as a request may be', 'x'.repeat(MAX_REQUEST_BYTES), 1006],
])('%s ends the connection, and is answered nothing', async (_what, message, code) => {
  const socket = openSocket(origin);
  const heard: unknown[] = [];
  socket.on('message', (data) => heard.push(data));
  await once(socket, 'open');
  socket.send(message);
  expect((await once(socket, 'close'))[0]).toBe(code);
  expect(heard).toEqual([]);
});

test('who opens a socket and says nothing is cut off', async () => {
  await restart({ greetingMs: 10 });
  const socket = openSocket(origin);
  expect((await once(socket, 'close'))[0]).toBe(1006);
  expect(pages.left).toBe(0);
});

test('of many who say nothing the oldest go, and the page comes in all the same', async () => {
  const silent = Array.from({ length: 40 }, () => openSocket(origin));
  let closed = 0;
  for (const socket of silent)
    socket.on('close', () => {
      closed += 1;
    });
  await Promise.all(silent.map((socket) => once(socket, 'open')));
  await expect.poll(() => closed).toBe(24);
  await enterTab(host.url);
});

test('who guesses is slowed down, and a page that is in stays', async () => {
  const { socket, key } = await enterTab(host.url);
  let wrong = 0;
  let status = 0;
  while (status === 0 && wrong < 500) {
    const guess = openSocket(origin);
    const refused = refusal(guess).then((code) => {
      status = code;
    });
    await Promise.race([once(guess, 'open'), refused]);
    if (status !== 0) break;
    guess.send(JSON.stringify({ token: makeTabKey(), key: makeTabKey(), languages: [] }));
    expect((await once(guess, 'close'))[0]).toBe(NOT_ADMITTED);
    wrong += 1;
  }
  expect(status).toBe(429);
  expect(wrong).toBeGreaterThanOrEqual(20);
  expect(await ask(socket, READ)).toMatchObject({ id: 1 });
  // It passes by itself.
  await expect.poll(() => visitTab(origin, { key }).catch(() => null), { timeout: 5_000 }).not.toBeNull();
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
  const { socket } = await enterTab(host.url, { languages: ['zh-CN', '<script>', 'en'] });
  expect(languages).toEqual(['zh-CN', 'en']);
  expect(await ask(socket, READ)).toEqual({ id: 1, answer: { ok: true, value: DEFAULT_SETTINGS } });
  expect(await ask(socket, { id: 2, channel: 'nothing', request: null })).toMatchObject({
    id: 2,
    answer: { error: { code: 'unknown-channel' } },
  });
});

test('what a page calls an error goes into the log, and is not answered', async () => {
  const { socket } = await enterTab(host.url);
  socket.send('{"bug":"boom"}');
  expect(await ask(socket, READ)).toMatchObject({ id: 1 });
  expect(bugs.splice(0)).toEqual(['page: boom']);
});

test.each([
  ['text that is no JSON', 'hello', 1007],
  ['JSON that is no request', 'null', 1007],
  ['a request without an id', '{"channel":"settings.read"}', 1007],
  ['bytes', Buffer.from('{"id":1}'), 1007],
  ['a message that is too long', 'x'.repeat(MAX_REQUEST_BYTES + 2_000), 1009],
])('%s ends the connection, not the host', async (_what, message, code) => {
  const { socket } = await enterTab(host.url);
  socket.send(message);
  const [closeCode] = await once(socket, 'close');
  expect(closeCode).toBe(code);
  expect((await visit('/')).status).toBe(200);
});

test('a page that asks and never reads is answered no more than what may wait', async () => {
  let asked = 0;
  await restart({
    openSession: () => async () => {
      asked += 1;
      return { ok: true, value: 'x'.repeat(1_000_000) };
    },
  });
  const { socket } = await enterTab(host.url);
  socket.pause();
  for (let id = 1; id <= 60 && asked === id - 1; id++) {
    socket.send(JSON.stringify({ ...READ, id }));
    // Enough turns of both ends for a request that is read.
    for (let turn = 0; turn < 20 && asked < id; turn++) await visit('/favicon.ico');
  }
  expect(asked).toBeGreaterThan(4);
  expect(asked).toBeLessThan(40);
  await enterTab(host.makeUrl());
});

test('a page that never reads what it is told is cut off', async () => {
  const { socket } = await enterTab(host.url);
  socket.pause();
  const file = { type: 'open-file', name: 'a.twofold', base64: 'x'.repeat(1_000_000) } as const;
  for (let told = 0; told < 60 && pages.left === 0; told++) {
    host.send(file);
    await visit('/favicon.ico');
  }
  expect(pages.left).toBe(1);
});

test('a page that reads slowly gets all of it', async () => {
  await restart({ openSession: () => async () => ({ ok: true, value: 'x'.repeat(1_000_000) }) });
  const { socket } = await enterTab(host.url);
  let heard = 0;
  socket.on('message', () => {
    heard += 1;
    socket.pause();
    setImmediate(() => socket.resume());
  });
  for (let id = 1; id <= 20; id++) socket.send(JSON.stringify({ ...READ, id }));
  await expect.poll(() => heard, { timeout: 10_000 }).toBe(20);
});

test('a second page takes over, and only it is told what happens', async () => {
  const first = (await enterTab(host.url)).socket;
  const closed = once(first, 'close');
  const second = (await enterTab(host.makeUrl())).socket;
  expect((await closed)[0]).toBe(4001);
  const heard = once(second, 'message');
  host.send({ type: 'suspend' });
  expect(JSON.parse(String((await heard)[0]))).toEqual({ event: { type: 'suspend' } });
  // The place of the first is taken; when the second goes, it is free.
  expect(pages.left).toBe(0);
  second.close();
  await expect.poll(() => pages.left).toBe(1);
});

test('who is not admitted takes nothing over', async () => {
  const { socket } = await enterTab(host.url);
  expect(await visitTab(origin)).toBe(NOT_ADMITTED);
  expect(await ask(socket, READ)).toMatchObject({ id: 1 });
});

test('a port that is taken is an error that names it', async () => {
  const port = Number(new URL(origin).port);
  const again = startBrowserHost({
    port,
    makePages: (own) => makeBuiltPages(folder, own),
    openSession: () => expect.fail('nobody asks'),
    onLeft: () => undefined,
    onSpent: () => undefined,
    onBug: () => undefined,
  });
  await expect(again).rejects.toMatchObject({ code: 'EADDRINUSE' });
});
