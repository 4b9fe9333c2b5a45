/** An admitted page may send only messages of this form, and only so much waits for it. */
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { MAX_REQUEST_BYTES } from '../../core/contract/request-limit.ts';
import { DEFAULT_SETTINGS } from '../../core/contract/settings.ts';
import { ask, browserHostForTests, READ } from '../../tests/support/browser-host.ts';
import { enterTab } from '../../tests/support/greet.ts';

const server = browserHostForTests();

test('the bridge answers the contract in the languages of the page', async () => {
  const { socket } = await enterTab(server.host.url, { languages: ['zh-CN', '<script>', 'en'] });
  expect(server.languages).toEqual(['zh-CN', 'en']);
  expect(await ask(socket, READ)).toEqual({ id: 1, answer: { ok: true, value: DEFAULT_SETTINGS } });
  expect(await ask(socket, { id: 2, channel: 'nothing', request: null })).toMatchObject({
    id: 2,
    answer: { error: { code: 'unknown-channel' } },
  });
});

test('what a page calls an error goes into the log, and is not answered', async () => {
  const { socket } = await enterTab(server.host.url);
  socket.send('{"bug":"boom"}');
  expect(await ask(socket, READ)).toMatchObject({ id: 1 });
  expect(server.bugs.splice(0)).toEqual(['page: boom']);
});

test.each([
  ['text that is no JSON', 'hello', 1007],
  ['JSON that is no request', 'null', 1007],
  ['a request without an id', '{"channel":"settings.read"}', 1007],
  ['bytes', Buffer.from('{"id":1}'), 1007],
  ['a message that is too long', 'x'.repeat(MAX_REQUEST_BYTES + 2_000), 1009],
])('%s ends the connection, not the host', async (_what, message, code) => {
  const { socket } = await enterTab(server.host.url);
  socket.send(message);
  const [closeCode] = await once(socket, 'close');
  expect(closeCode).toBe(code);
  expect((await server.visit('/')).status).toBe(200);
});

test('a page that asks and never reads is answered no more than what may wait', async () => {
  let asked = 0;
  await server.restart({
    openSession: () => async () => {
      asked += 1;
      return { ok: true, value: 'x'.repeat(1_000_000) };
    },
  });
  const { socket } = await enterTab(server.host.url);
  socket.pause();
  for (let id = 1; id <= 60 && asked === id - 1; id++) {
    socket.send(JSON.stringify({ ...READ, id }));
    // Enough turns of both ends for a request that is read.
    for (let turn = 0; turn < 20 && asked < id; turn++) await server.visit('/favicon.ico');
  }
  expect(asked).toBeGreaterThan(4);
  expect(asked).toBeLessThan(40);
  await enterTab(server.host.makeUrl());
});

test('a page that never reads what it is told is cut off', async () => {
  const { socket } = await enterTab(server.host.url);
  socket.pause();
  const file = { type: 'open-file', name: 'a.twofold', base64: 'x'.repeat(1_000_000) } as const;
  for (let told = 0; told < 60 && server.pages.left === 0; told++) {
    server.host.send(file);
    await server.visit('/favicon.ico');
  }
  expect(server.pages.left).toBe(1);
});

test('a page that reads slowly gets all of it', async () => {
  await server.restart({ openSession: () => async () => ({ ok: true, value: 'x'.repeat(1_000_000) }) });
  const { socket } = await enterTab(server.host.url);
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
  const first = (await enterTab(server.host.url)).socket;
  const closed = once(first, 'close');
  const second = (await enterTab(server.host.makeUrl())).socket;
  expect((await closed)[0]).toBe(4001);
  const heard = once(second, 'message');
  server.host.send({ type: 'suspend' });
  expect(JSON.parse(String((await heard)[0]))).toEqual({ event: { type: 'suspend' } });
  // The place of the first is taken; when the second goes, it is free.
  expect(server.pages.left).toBe(0);
  second.close();
  await expect.poll(() => server.pages.left).toBe(1);
});
