import { expect, test } from 'vitest';
import type { HostEvent } from '../../core/contract/contract.ts';
import type { Services } from '../../core/contract/handle.ts';
import { listenAtFirstInfo, makeFileDoor } from './file-door.ts';

const names = (events: readonly HostEvent[]) =>
  events.map((event) => (event.type === 'open-file-failed' ? event.name : event.type));

test('files wait for the first app.info and come in their order, once', async () => {
  const heard: HostEvent[] = [];
  const door = makeFileDoor((error) => expect.fail(String(error)));
  // Only what this test calls.
  const services = { 'app.info': () => ({ ok: true }) } as unknown as Services;
  const { 'app.info': info } = listenAtFirstInfo(services, door, (event) => heard.push(event));
  door.open(['/nowhere/a.twofold', '/nowhere/b.twofold']);
  await new Promise((resolve) => setImmediate(resolve));
  expect(heard).toEqual([]);
  expect(await info(null)).toEqual({ ok: true });
  await info(null);
  door.open(['/nowhere/c.twofold']);
  await expect.poll(() => names(heard)).toEqual(['a.twofold', 'b.twofold', 'c.twofold']);
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
