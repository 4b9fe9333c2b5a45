/** Who gets in with a start link, a key or neither. */
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../../core/contract/settings.ts';
import { ask, browserHostForTests, NOT_ADMITTED, READ, refusal } from '../../tests/support/browser-host.ts';
import { enterTab, makeTabKey, openSocket, visitTab } from '../../tests/support/greet.ts';

const server = browserHostForTests();

test('a start link admits the tab that comes with it, once', async () => {
  const { socket } = await enterTab(server.host.url);
  expect(await ask(socket, READ)).toEqual({ id: 1, answer: { ok: true, value: DEFAULT_SETTINGS } });
  expect(await visitTab(server.host.url)).toBe(NOT_ADMITTED);
  expect(server.spent).toEqual([server.host.url.split('=')[1]]);
});

test('a reload of that tab goes on, as often as it likes', async () => {
  const { key } = await enterTab(server.host.url);
  for (let reload = 0; reload < 3; reload++)
    expect(await ask((await enterTab(server.origin, { key })).socket, READ)).toMatchObject({ id: 1 });
  // One in the middle of the exchange greets with both.
  await enterTab(server.host.url, { key });
});

test('a tab that comes back by another start link spends that one too', async () => {
  const { key } = await enterTab(server.host.url);
  const again = server.host.makeUrl();
  await enterTab(again, { key });
  expect(await visitTab(again)).toBe(NOT_ADMITTED);
});

test('each start link has a token of its own, and each is good once', async () => {
  const urls = [server.host.url, server.host.makeUrl(), server.host.makeUrl()];
  expect(new Set(urls).size).toBe(3);
  for (const url of urls.toReversed()) {
    await enterTab(url);
    expect(await visitTab(url)).toBe(NOT_ADMITTED);
  }
});

test('of unused start links only the newest stay valid', async () => {
  const [oldest, second] = [server.host.url, server.host.makeUrl()];
  for (let made = 2; made <= 20; made++) server.host.makeUrl();
  expect(await visitTab(oldest)).toBe(NOT_ADMITTED);
  await enterTab(second);
});

test('a preview of the link does not spend the token: no server is sent a fragment', async () => {
  await server.visit(new URL(server.host.url).pathname, {}, 'HEAD');
  await server.visit(new URL(server.host.url).pathname);
  await enterTab(server.host.url);
});

test.each(['', 'x', 'a'.repeat(43), '%00', 'a&token=b'])('the token %j is not the token', async (token) => {
  expect(await visitTab(`${server.origin}/#token=${token}`)).toBe(NOT_ADMITTED);
});

test('the key of another tab, a made-up one or none at all is refused', async () => {
  await enterTab(server.host.url);
  expect(await visitTab(server.origin, { key: makeTabKey() })).toBe(NOT_ADMITTED);
  expect(await visitTab(server.origin, { key: '' })).toBe(NOT_ADMITTED);
  expect(await visitTab(`${server.origin}/#token=${makeTabKey()}`, { key: 'short' })).toBe(NOT_ADMITTED);
});

test('a key that its token was refused for is not good later either', async () => {
  const { key } = await enterTab(server.host.url);
  const thief = makeTabKey();
  expect(await visitTab(server.host.url, { key: thief })).toBe(NOT_ADMITTED);
  expect(await visitTab(server.origin, { key: thief })).toBe(NOT_ADMITTED);
  await enterTab(server.origin, { key });
});

test('a page on another port of this machine gets nothing with whatever cookie it set', async () => {
  const { key } = await enterTab(server.host.url);
  const cookie = `twofold-${new URL(server.origin).port}=${key}; twofold-key=${key}`;
  expect(await refusal(openSocket(server.origin, { origin: 'http://127.0.0.1:1', cookie }))).toBe(403);
  const socket = openSocket(server.origin, { cookie });
  await once(socket, 'open');
  socket.send(JSON.stringify({ token: null, key: makeTabKey(), languages: [] }));
  expect((await once(socket, 'close'))[0]).toBe(NOT_ADMITTED);
});

test('who is not admitted takes nothing over', async () => {
  const { socket } = await enterTab(server.host.url);
  expect(await visitTab(server.origin)).toBe(NOT_ADMITTED);
  expect(await ask(socket, READ)).toMatchObject({ id: 1 });
});
