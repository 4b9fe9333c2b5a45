/** Attacks on the files of the browser host and on its way to a socket. */
import { once } from 'node:events';
import { connect as connectRaw } from 'node:net';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { browserHostForTests, refusal } from '../../tests/support/browser-host.ts';
import { enterTab, openSocket } from '../../tests/support/greet.ts';
import { startBrowserHost } from './server.ts';

const server = browserHostForTests();

test('the files are public, and nothing on the way to them is a secret', async () => {
  const page = await server.visit('/');
  expect(page.body).toContain('<head><script type="module" src="/bridge.js"></script>');
  expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self'/);
  expect(page.headers['access-control-allow-origin']).toBeUndefined();
  for (const path of ['/', '/bridge.js', '/no-access', '/favicon.ico', '/nothing'])
    expect((await server.visit(path)).headers['set-cookie'], path).toBeUndefined();
  expect(new URL(server.host.url)).toMatchObject({ pathname: '/', search: '' });
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
  expect((await server.visit('/', headers)).status).toBe(403);
  expect((await server.visit('/bridge.js', headers)).status).toBe(403);
  expect(await refusal(openSocket(server.origin, headers))).toBe(403);
  await enterTab(server.host.url);
});

test('a link that the user follows from elsewhere is no embedding', async () => {
  const headers = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' };
  expect((await server.visit('/', headers)).status).toBe(200);
});

test('the bridge wants the page’s own origin and its own path', async () => {
  expect(await refusal(new WebSocket(`ws://${server.authority}/bridge`))).toBe(403);
  expect(
    await refusal(new WebSocket(`ws://${server.authority}/other`, { headers: { origin: server.origin } })),
  ).toBe(403);
});

test.each(['/../package.json', '/%2e%2e/package.json', '/..%2fpackage.json', '//etc/passwd', '/nothing.js'])(
  'there is no file %s',
  async (path) => {
    expect((await server.visit(path)).status).toBe(404);
  },
);

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s is no way to talk to the host', async (method) => {
  expect((await server.visit('/', {}, method)).status).toBe(405);
});

test('a browser’s question for an icon is answered', async () => {
  expect((await server.visit('/favicon.ico')).status).toBe(204);
});

test('a bare address is told how to come in, in every language, its own first, and without a script', async () => {
  const { status, body } = await server.visit('/no-access');
  expect(status).toBe(200);
  expect(body).toContain('每个启动链接只能用一次');
  expect(body).toContain('Each start link works once');
  expect(body).not.toContain('<script');
  expect(body).toContain('<h1>Open Twofold again</h1>');
  const chinese = await server.visit('/no-access', { 'accept-language': 'xx;q=1, zh-TW, en;q=0.8' });
  expect(chinese.body).toContain('<h1>請重新打開連連看</h1>');
  expect((await server.visit('/no-access.css')).headers['content-type']).toMatch(/^text\/css/);
});

const UPGRADE = 'GET /bridge HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n';

test('who asks for the bridge and is gone before the answer ends nothing', async () => {
  const { port } = new URL(server.origin);
  const uncaught: unknown[] = [];
  const hear = (error: unknown) => uncaught.push(error);
  process.on('uncaughtException', hear);
  for (let attempt = 0; attempt < 50; attempt++) {
    const rude = connectRaw(Number(port), '127.0.0.1');
    await once(rude, 'connect');
    rude.write(UPGRADE, () => rude.resetAndDestroy());
    await once(rude, 'close');
  }
  expect((await server.visit('/favicon.ico')).status).toBe(204);
  process.off('uncaughtException', hear);
  expect(uncaught).toEqual([]);
});

test('who was refused the bridge and stays does not keep the host from ending', async () => {
  const { port } = new URL(server.origin);
  const stubborn = connectRaw({ port: Number(port), host: '127.0.0.1', allowHalfOpen: true });
  stubborn.write(UPGRADE);
  const [answer] = await once(stubborn, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1\.1 403 /);
  await server.host.close();
  stubborn.destroy();
});

test('a port that is taken is an error that names it', async () => {
  const port = Number(new URL(server.origin).port);
  const again = startBrowserHost({
    port,
    makePages: server.makePages,
    readNoAccess: async () => ({}),
    openSession: () => expect.fail('no session expected'),
    onLeft: () => undefined,
    onSpent: () => undefined,
    onBug: () => undefined,
  });
  await expect(again).rejects.toMatchObject({ code: 'EADDRINUSE' });
});
