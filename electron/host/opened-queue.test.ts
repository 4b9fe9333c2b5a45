import { expect, test } from 'vitest';
import type { HostEvent } from '../../core/contract/contract.ts';
import { createOpenedQueue, deliverOpened } from './opened-queue.ts';
import { chain } from './request-pipeline.ts';

const names = (events: readonly HostEvent[]) =>
  events.map((event) => (event.type === 'open-file-failed' ? event.name : event.type));

const noBug = (error: unknown) => expect.fail(String(error));
const NOTHING = { ok: true, value: null } as const;
const REQUEST = { senderError: null, channel: 'app.info', request: null };
const settle = () => new Promise((resolve) => setImmediate(resolve));

test('files and links wait for the first answer and come in their order, once', async () => {
  const heard: HostEvent[] = [];
  const queue = createOpenedQueue(noBug);
  const answer = chain([deliverOpened(queue, (event) => heard.push(event))], async () => NOTHING);
  queue.addFiles(['/nowhere/a.twofold', '/nowhere/b.twofold']);
  await settle();
  expect(heard).toEqual([]);
  expect(await answer(REQUEST)).toBe(NOTHING);
  await answer(REQUEST);
  queue.addFiles(['/nowhere/c.twofold']);
  queue.addLinks(['twofold://play/2F']);
  await expect.poll(() => names(heard)).toEqual(['a.twofold', 'b.twofold', 'c.twofold', 'open-code']);
});

test('what comes between two windows waits for the second, and the first is not asked any more', async () => {
  const heard: string[] = [];
  const queue = createOpenedQueue(noBug);
  const begin = (name: string) =>
    chain([deliverOpened(queue, (event) => heard.push(`${name}: ${names([event])}`))], async () => NOTHING);
  const first = begin('first');
  await first(REQUEST);
  queue.addFiles(['/nowhere/a.twofold']);
  await expect.poll(() => heard).toEqual(['first: a.twofold']);
  queue.awaitWindow();
  queue.addFiles(['/nowhere/b.twofold']);
  const second = begin('second');
  await first(REQUEST);
  await settle();
  expect(heard).toHaveLength(1);
  await second(REQUEST);
  await expect.poll(() => heard).toEqual(['first: a.twofold', 'second: b.twofold']);
});

test('a window that goes while a file is read leaves it to the next', async () => {
  const heard: string[] = [];
  const queue = createOpenedQueue(noBug);
  queue.awaitWindow()(() => heard.push('first'));
  queue.addFiles(['/nowhere/a.twofold']);
  // It is being read by now, and no file is read at once.
  await Promise.resolve();
  const listen = queue.awaitWindow();
  await settle();
  expect(heard).toEqual([]);
  listen(() => heard.push('second'));
  await expect.poll(() => heard).toEqual(['second']);
});

test('a window that cannot be told is a bug that holds up no later file', async () => {
  const bugs: unknown[] = [];
  const heard: HostEvent[] = [];
  const queue = createOpenedQueue((error) => bugs.push(error));
  queue.awaitWindow()((event) => {
    if (bugs.length === 0) throw new Error('gone');
    heard.push(event);
  });
  queue.addFiles(['/nowhere/a.twofold', '/nowhere/b.twofold']);
  await expect.poll(() => names(heard)).toEqual(['b.twofold']);
  expect(bugs).toEqual([new Error('gone')]);
});
