import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import type { Releases } from './releases.ts';
import { checkForUpdate } from './update-check.ts';

let server: Server | null = null;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = null;
});

/** A releases feed on the loopback, and what it was asked. */
async function serveFeed(answer: RequestListener): Promise<{ releases: Releases; asked: IncomingMessage[] }> {
  const asked: IncomingMessage[] = [];
  server = createServer((request, response) => {
    asked.push(request);
    answer(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const latestUrl = `http://127.0.0.1:${port}/latest`;
  const pageOf = (version: string) => `https://example.org/${version}`;
  return { releases: { host: '127.0.0.1', latestUrl, pageOf }, asked };
}

const release = (changes: object = {}) =>
  JSON.stringify({
    tag_name: 'v1.2.0',
    draft: false,
    prerelease: false,
    assets: [{}],
    body: '…',
    ...changes,
  });

function check(releases: Releases | null, version = '1.1.0', timeoutMs = 10_000) {
  const { signal } = new AbortController();
  return checkForUpdate({ releases, version, fetch, signal, timeoutMs });
}

test.each([
  ['1.1.9', { kind: 'newer', version: '1.2.0', page: 'https://example.org/v1.2.0' }],
  ['1.2.0-rc.1', { kind: 'newer', version: '1.2.0', page: 'https://example.org/v1.2.0' }],
  ['1.2.0', { kind: 'newest' }],
  ['1.10.0', { kind: 'newest' }],
])('with 1.2.0 released, %s hears %j', async (version, answer) => {
  const { releases } = await serveFeed((_, response) => response.end(release()));
  expect(await check(releases, version)).toEqual(answer);
});

test('it asks once, with GET, and says nothing of the player', async () => {
  const { releases, asked } = await serveFeed((_, response) => response.end(release()));
  await check(releases);
  expect(asked.map(({ method, url }) => `${method} ${url}`)).toEqual(['GET /latest']);
  expect(asked[0]?.headers).not.toHaveProperty('cookie');
  expect(asked[0]?.headers).not.toHaveProperty('referer');
  expect(asked[0]?.headers).not.toHaveProperty('authorization');
});

test('where no release is found nothing is said of the newest', async () => {
  const { releases } = await serveFeed((_, response) => response.writeHead(404).end('{}'));
  expect(await check(releases)).toEqual({ kind: 'failed', code: 'no-release' });
});

test.each<[string, RequestListener, string]>([
  ['too many questions', (_, response) => response.writeHead(403).end(), 'refused'],
  ['a broken server', (_, response) => response.writeHead(500).end(release()), 'refused'],
  ['a redirect', (_, response) => response.writeHead(302, { Location: '/latest2' }).end(), 'unreachable'],
  ['a line that breaks', (_, response) => response.destroy(), 'unreachable'],
  ['no JSON', (_, response) => response.end('<html>'), 'unreadable'],
  ['a list', (_, response) => response.end('[]'), 'unreadable'],
  ['a draft', (_, response) => response.end(release({ draft: true })), 'unreadable'],
  ['a trial', (_, response) => response.end(release({ prerelease: true })), 'unreadable'],
  ['a tag of another kind', (_, response) => response.end(release({ tag_name: 'nightly' })), 'unreadable'],
  [
    'a tag that leads elsewhere',
    (_, response) => response.end(release({ tag_name: 'v1.2.0/../../x' })),
    'unreadable',
  ],
  [
    'more than a mebibyte',
    (_, response) => response.end(release({ body: 'x'.repeat(1_100_000) })),
    'unreadable',
  ],
])('%s is told apart', async (_what, answer, code) => {
  const { releases, asked } = await serveFeed(answer);
  expect(await check(releases)).toEqual({ kind: 'failed', code });
  expect(asked).toHaveLength(1);
});

test.each<[string, RequestListener]>([
  ['says nothing', () => undefined],
  ['begins and stops', (_, response) => response.write('{"tag_name":')],
])('a server that %s is not waited for', async (_what, answer) => {
  const { releases } = await serveFeed(answer);
  expect(await check(releases, '1.1.0', 50)).toEqual({ kind: 'failed', code: 'unreachable' });
});

test('the player need not wait either', async () => {
  const { releases } = await serveFeed(() => player.abort());
  const player = new AbortController();
  const { signal } = player;
  expect(await checkForUpdate({ releases, version: '1.1.0', fetch, signal })).toEqual({ kind: 'cancelled' });
});

test('a build that was never published sends no request', async () => {
  const { asked } = await serveFeed(() => undefined);
  expect(await check(null)).toEqual({ kind: 'failed', code: 'unpublished' });
  expect(asked).toEqual([]);
});
