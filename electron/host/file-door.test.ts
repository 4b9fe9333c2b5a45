import { expect, test } from 'vitest';
import type { HostEvent } from '../../core/contract/contract.ts';
import { listenAtFirstInfo, makeFileDoor } from './file-door.ts';

const names = (events: readonly HostEvent[]) =>
  events.map((event) => (event.type === 'open-file-failed' ? event.name : event.type));

test('files and links wait for the first app.info and come in their order, once', async () => {
  const heard: HostEvent[] = [];
  const door = makeFileDoor((error) => expect.fail(String(error)));
  const answer = { ok: true, value: null } as const;
  const ask = listenAtFirstInfo(
    async () => answer,
    door,
    (event) => heard.push(event),
  );
  door.open(['/nowhere/a.twofold', '/nowhere/b.twofold']);
  await new Promise((resolve) => setImmediate(resolve));
  await ask('settings.read', null);
  expect(heard).toEqual([]);
  expect(await ask('app.info', null)).toBe(answer);
  await ask('app.info', null);
  door.open(['/nowhere/c.twofold']);
  door.follow(['twofold://play/2F']);
  await expect.poll(() => names(heard)).toEqual(['a.twofold', 'b.twofold', 'c.twofold', 'open-code']);
});

test('a window that cannot be told is a bug that holds up no later file', async () => {
  const bugs: unknown[] = [];
  const heard: HostEvent[] = [];
  const door = makeFileDoor((error) => bugs.push(error));
  door.listen((event) => {
    if (bugs.length === 0) throw new Error('gone');
    heard.push(event);
  });
  door.open(['/nowhere/a.twofold', '/nowhere/b.twofold']);
  await expect.poll(() => names(heard)).toEqual(['b.twofold']);
  expect(bugs).toEqual([new Error('gone')]);
});
