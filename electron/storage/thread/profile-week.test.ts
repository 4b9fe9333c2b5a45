/** The cost of a look at the week of another player, whose games an update left unsettled. */
import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LAST_DAY, LEFT_AT, makeManyGames } from '../../../tests/reliability/games/many-games.ts';
import { dropFolder, makeFolder } from '../../../tests/reliability/support/folder.ts';
import { watchRows } from '../../../tests/support/count-rows.ts';
import { putRow } from '../base/checked-rows.ts';
import type { Connection } from '../base/connection.ts';
import { SETTLED_AT_ONCE } from '../tables/settling.ts';
import { openCopy } from '../trust/startup/play-from-memory.ts';
import { createOtherWeeks } from './profile-week.ts';

const GAMES = 3 * SETTLED_AT_ONCE;
const QUESTION = { id: 'another', mode: 'daily', monday: '2024-01-01', today: LAST_DAY } as const;

let folder: string;
let path: string;
beforeAll(() => {
  folder = makeFolder();
  path = join(folder, 'twofold.db');
  makeManyGames(path, GAMES);
});
afterAll(() => dropFolder(folder));

/** A copy as it is after an update by which each kept row has to be made anew. */
function openOlder(place: string): Connection | null {
  const copy = openCopy(place);
  if (copy !== null) putRow(copy, 'meta', { name: 'kept_by', value: 'an earlier version' });
  return copy;
}

const rowsOf = async (work: () => Promise<unknown>): Promise<number> => {
  const rows = { read: 0, written: 0 };
  const end = watchRows(rows);
  await work();
  end();
  return rows.read + rows.written;
};

it('the games are settled once, until the files lie otherwise or something else is asked', async () => {
  const weekOf = createOtherWeeks(openOlder, () => LEFT_AT);
  const first = await weekOf(path, QUESTION);
  expect(first?.cleared.some((count) => count > 0)).toBe(true);
  expect(await rowsOf(() => weekOf(path, QUESTION))).toBe(0);
  expect(await weekOf(path, QUESTION)).toEqual(first);
  expect(await rowsOf(() => weekOf(path, { ...QUESTION, monday: '2024-01-08' }))).toBeGreaterThan(GAMES);
  await weekOf(path, QUESTION);
  utimesSync(path, new Date(), new Date(0));
  expect(await rowsOf(() => weekOf(path, QUESTION))).toBeGreaterThan(GAMES);
});

it('a week that could not be read is asked for again', async () => {
  let isBusy = true;
  const weekOf = createOtherWeeks(
    (place) => (isBusy ? null : openOlder(place)),
    () => LEFT_AT,
  );
  expect(await weekOf(path, QUESTION)).toBeNull();
  isBusy = false;
  expect(await weekOf(path, QUESTION)).not.toBeNull();
});

it('other requests are answered between slices of it', async () => {
  const weekOf = createOtherWeeks(openOlder, () => LEFT_AT);
  let answers = 0;
  let isDone = false;
  const answer = () => {
    answers++;
    if (!isDone) setImmediate(answer);
  };
  setImmediate(answer);
  await weekOf(path, QUESTION);
  isDone = true;
  expect(answers).toBeGreaterThanOrEqual(GAMES / SETTLED_AT_ONCE - 1);
});

it('one copy at a time lies in memory', async () => {
  const copies: Connection[] = [];
  let most = 0;
  const counting = (place: string) => {
    const copy = openOlder(place);
    if (copy !== null) copies.push(copy);
    most = Math.max(most, copies.filter(({ open }) => open).length);
    return copy;
  };
  const weekOf = createOtherWeeks(counting, () => LEFT_AT);
  await Promise.all([QUESTION, { ...QUESTION, monday: '2024-01-08' }].map((each) => weekOf(path, each)));
  expect([copies.length, most]).toEqual([2, 1]);
});
