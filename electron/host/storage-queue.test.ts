import { expect, test } from 'vitest';
import type { Answer } from '../../core/contract/contract.ts';
import type { ToStorage } from '../storage/thread/storage-messages.ts';
import { createStorageQueue } from './storage-queue.ts';

const DONE: Answer = { ok: true, value: null };

/** A queue, what it posted, and what became of each request by its channel. */
function makeScene() {
  const posted: string[] = [];
  const answered: string[] = [];
  const queue = createStorageQueue((message: ToStorage) => {
    structuredClone(message);
    if (message.type === 'request') posted.push(`${message.id} ${message.channel}`);
  });
  const ask = async (channel: string, request: unknown = null) => {
    const answer = await queue.ask(channel, request);
    answered.push(`${channel} ${answer.ok ? 'done' : answer.error.code}`);
  };
  return { queue, posted, answered, ask };
}

test('each request gets its own answer, whenever that comes', async () => {
  const { queue, posted, answered, ask } = makeScene();
  const all = [ask('a'), ask('b')];
  queue.settle(2, DONE);
  queue.settle(7, DONE);
  queue.settle(1, { ok: false, error: { code: 'not-finished', detail: '' } });
  await Promise.all(all);
  expect(posted).toEqual(['1 a', '2 b']);
  expect(answered).toEqual(['b done', 'a not-finished']);
});

test('what a thread died of is refused, and what it had not begun goes to the next one', async () => {
  const { queue, posted, answered, ask } = makeScene();
  const all = [ask('a'), ask('b'), ask('c'), ask('d')];
  queue.settle(1, DONE);
  queue.resume();
  for (const id of [3, 4]) queue.settle(id, DONE);
  await Promise.all(all);
  expect(posted).toEqual(['1 a', '2 b', '3 c', '4 d', '3 c', '4 d']);
  expect(answered).toEqual(['a done', 'b storage-failed', 'c done', 'd done']);
});

test('a new thread gets nothing when no request is pending', () => {
  const { queue, posted } = makeScene();
  queue.resume();
  expect(posted).toEqual([]);
});

test('what cannot be handed over is refused, and holds nothing up', async () => {
  const { queue, posted, answered, ask } = makeScene();
  await ask('a', { act: () => null });
  queue.resume();
  expect(posted).toEqual([]);
  expect(answered).toEqual(['a bad-request']);
});

test.each(['profiles.switch', 'profiles.erase'])(
  'where %s ended a thread its page begins anew, and nothing else that it sent is done',
  async (channel) => {
    const { queue, posted, answered, ask } = makeScene();
    const all = [ask(channel), ask('b'), ask('c')];
    queue.resume();
    await Promise.all(all);
    expect(posted).toEqual([`1 ${channel}`, '2 b', '3 c']);
    expect(answered).toEqual([`${channel} done`, 'b taken-over', 'c taken-over']);
  },
);
