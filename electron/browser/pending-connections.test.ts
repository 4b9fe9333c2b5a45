/** Connections that have not greeted yet, or greet wrongly. */
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { MAX_REQUEST_BYTES } from '../../core/contract/request-limit.ts';
import { ask, browserHostForTests, NOT_ADMITTED, READ, refusal } from '../../tests/support/browser-host.ts';
import { enterTab, makeTabKey, openSocket, visitTab } from '../../tests/support/greet.ts';

const server = browserHostForTests();

test.each([
  ['a request before any greeting', JSON.stringify(READ), NOT_ADMITTED],
  ['text that is no JSON', 'hello', NOT_ADMITTED],
  ['JSON that is no object', 'null', NOT_ADMITTED],
  ['bytes', Buffer.from('{}'), NOT_ADMITTED],
  ['a greeting that is too long', 'x'.repeat(5_000), NOT_ADMITTED],
  ['a greeting as long as a request may be', 'x'.repeat(MAX_REQUEST_BYTES), 1006],
])('%s ends the connection, and is answered nothing', async (_what, message, code) => {
  const socket = openSocket(server.origin);
  const heard: unknown[] = [];
  socket.on('message', (data) => heard.push(data));
  await once(socket, 'open');
  socket.send(message);
  expect((await once(socket, 'close'))[0]).toBe(code);
  expect(heard).toEqual([]);
});

test('who opens a socket and says nothing is cut off', async () => {
  await server.restart({ greetingMs: 10 });
  const socket = openSocket(server.origin);
  expect((await once(socket, 'close'))[0]).toBe(1006);
  expect(server.pages.left).toBe(0);
});

test('of many who say nothing the oldest go, and the page comes in all the same', async () => {
  const silent = Array.from({ length: 40 }, () => openSocket(server.origin));
  let closed = 0;
  for (const socket of silent)
    socket.on('close', () => {
      closed += 1;
    });
  await Promise.all(silent.map((socket) => once(socket, 'open')));
  await expect.poll(() => closed).toBe(24);
  await enterTab(server.host.url);
});

test('who guesses is slowed down, and a page that is in stays', async () => {
  const { socket, key } = await enterTab(server.host.url);
  let wrong = 0;
  let status = 0;
  while (status === 0 && wrong < 500) {
    const guess = openSocket(server.origin);
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
  // The refusal ends by itself after a while.
  await expect
    .poll(() => visitTab(server.origin, { key }).catch(() => null), { timeout: 5_000 })
    .not.toBeNull();
});
