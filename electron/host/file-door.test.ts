import { expect, test } from 'vitest';
import type { HostEvent } from '../../core/contract/contract.ts';
import { listenAtFirstAnswer, makeFileDoor } from './file-door.ts';

const names = (events: readonly HostEvent[]) =>
  events.map((event) => (event.type === 'open-file-failed' ? event.name : event.type));

const noBug = (error: unknown) => expect.fail(String(error));
const NOTHING = { ok: true, value: null } as const;
const settle = () => new Promise((resolve) => setImmediate(resolve));

test('files and links wait for the first answer and come in their order, once', async () => {
  const heard: HostEvent[] = [];
  const door = makeFileDoor(noBug);
  const ask = listenAtFirstAnswer(
    async () => NOTHING,
    door,
    (event) => heard.push(event),
  );
  door.open(['/nowhere/a.twofold', '/nowhere/b.twofold']);
  await settle();
  expect(heard).toEqual([]);
  expect(await ask('app.info', null)).toBe(NOTHING);
  await ask('app.info', null);
  door.open(['/nowhere/c.twofold']);
  door.follow(['twofold://play/2F']);
  await expect.poll(() => names(heard)).toEqual(['a.twofold', 'b.twofold', 'c.twofold', 'open-code']);
});

test('what comes between two windows waits for the second, and the first is not asked any more', async () => {
  const heard: string[] = [];
  const door = makeFileDoor(noBug);
  const begin = (name: string) =>
    listenAtFirstAnswer(
      async () => NOTHING,
      door,
      (event) => heard.push(`${name}: ${names([event])}`),
    );
  const first = begin('first');
  await first('app.info', null);
  door.open(['/nowhere/a.twofold']);
  await expect.poll(() => heard).toEqual(['first: a.twofold']);
  door.awaitWindow();
  door.open(['/nowhere/b.twofold']);
  const second = begin('second');
  await first('games.list', null);
  await settle();
  expect(heard).toHaveLength(1);
  await second('app.info', null);
  await expect.poll(() => heard).toEqual(['first: a.twofold', 'second: b.twofold']);
});

test('a window that goes while a file is read leaves it to the next', async () => {
  const heard: string[] = [];
  const door = makeFileDoor(noBug);
  door.awaitWindow()(() => heard.push('first'));
  door.open(['/nowhere/a.twofold']);
  // It is being read by now, and no file is read at once.
  await Promise.resolve();
  const listen = door.awaitWindow();
  await settle();
  expect(heard).toEqual([]);
  listen(() => heard.push('second'));
  await expect.poll(() => heard).toEqual(['second']);
});

test('a window that cannot be told is a bug that holds up no later file', async () => {
  const bugs: unknown[] = [];
  const heard: HostEvent[] = [];
  const door = makeFileDoor((error) => bugs.push(error));
  door.awaitWindow()((event) => {
    if (bugs.length === 0) throw new Error('gone');
    heard.push(event);
  });
  door.open(['/nowhere/a.twofold', '/nowhere/b.twofold']);
  await expect.poll(() => names(heard)).toEqual(['b.twofold']);
  expect(bugs).toEqual([new Error('gone')]);
});
