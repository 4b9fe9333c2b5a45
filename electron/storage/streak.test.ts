/** A friend's game and a clock that was set wrong leave the daily streak and its month as they are. */
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { partsOf } from '../../core/contract/text-parts.ts';
import { littleIdOf } from '../../core/daily/daily-board-id.ts';
import { dailyPlan } from '../../core/daily/daily-plan.ts';
import { monthCoin } from '../../core/daily/streak.ts';
import { makeDealRecord } from '../../core/game/setup/deal-record.ts';
import { makeSetup } from '../../core/game/setup/versions.ts';
import { play, setupOf, witnessEntries } from '../../tests/reliability/games/scripted.ts';
import { dropFolder, makeFolder } from '../../tests/reliability/support/folder.ts';
import { openSession, playInto, type Session } from '../../tests/reliability/support/session.ts';
import { exportOf, importOf } from '../../tests/support/mixtures.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Noon of the third day, wherever this runs. */
const TODAY = new Date(2026, 10, 22, 12).getTime();

let folder: string;
let now: number;
let here: Session;
beforeEach(async () => {
  folder = makeFolder();
  now = TODAY;
  here = openMachine('here');
  for (const ago of [2, 1]) {
    now = TODAY - ago * DAY_MS;
    await playDaily(here);
  }
  now = TODAY;
});
afterEach(() => {
  here.close();
  dropFolder(folder);
});

function openMachine(name: string): Session {
  return openSession({ path: join(folder, `${name}.sqlite`), now: () => now });
}

function dateOf(moment: number): string {
  const date = new Date(moment);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

function daysOf({ tell }: Session) {
  const today = dateOf(now);
  return tell('games.days', { mode: 'daily', today, year: today.slice(0, 4) });
}

/** Plays the board of the day that the clock shows, as the window does; answers the game. */
async function playDaily(session: Session): Promise<string> {
  const date = dateOf(now);
  const plan = dailyPlan(date);
  const dealt = plan === null ? null : makeDealRecord({ ...plan, aimPermille: null });
  if (!dealt?.ok) throw new Error(`no board on ${date}`);
  const { mayCount } = await daysOf(session);
  const onItsDay = mayCount ? ({ onItsDay: true } as const) : {};
  const setup = makeSetup({ mode: 'daily', boardId: date, deal: dealt.value, ...onItsDay });
  const gameId = await playInto(session, setup, play(setup, witnessEntries(setup)).sent);
  await session.tell('games.finish', { gameId });
  return gameId;
}

/** Plays the little daily of a date, begun on it where the date is today's. */
async function playLittle(session: Session, date = dateOf(now)): Promise<string> {
  const boardId = littleIdOf(date);
  const plan = dailyPlan(boardId);
  const dealt = plan === null ? null : makeDealRecord(plan);
  if (!dealt?.ok) throw new Error(`no little board on ${date}`);
  const { mayCount } = await daysOf(session);
  const onItsDay = mayCount && date === dateOf(now) ? ({ onItsDay: true } as const) : {};
  const setup = makeSetup({ mode: 'daily', boardId, deal: dealt.value, ...onItsDay });
  const gameId = await playInto(session, setup, play(setup, witnessEntries(setup)).sent);
  await session.tell('games.finish', { gameId });
  return gameId;
}

async function streak(): Promise<number> {
  return (await daysOf(here)).streak.length;
}

async function coinDays(): Promise<number> {
  const { cleared } = await daysOf(here);
  const games = cleared.map((day) => ({ day, isCleared: true }));
  return monthCoin(games, dateOf(now).slice(0, 7)).cleared;
}

/**
 * The daily that a friend played, as a file and as an export of everything: of the date of a moment, and at the moment that
 * the file tells, which in another time zone has another date.
 */
async function friendAt(
  moment: number,
  told = moment,
): Promise<{ readonly file: string; readonly all: string }> {
  const friend = openMachine('friend');
  now = moment;
  const gameId = await playDaily(friend);
  const { text } = await friend.tell('games.export', { gameId });
  const all = await exportOf(friend);
  friend.close();
  now = TODAY;
  const telling = (file: string) => file.replaceAll(String(moment), String(told));
  return { file: telling(text), all: telling(all) };
}

async function importFile(text: string): Promise<void> {
  for (const part of partsOf('game-file', text)) await here.tell('texts.part', part);
  expect(await here.tell('games.import', { textId: 'game-file' })).toMatchObject({ state: 'added' });
}

describe('a streak of two days goes on today, after', () => {
  const FAR = new Date(9999, 11, 31, 12).getTime();
  const DATES: readonly [what: string, moment: number, told: number][] = [
    ['of today', TODAY, TODAY],
    ['of an hour ago further east, where it was tomorrow', TODAY + DAY_MS, TODAY - HOUR_MS],
    ['of tomorrow', TODAY + DAY_MS, TODAY + DAY_MS],
    ['of next month', TODAY + 30 * DAY_MS, TODAY + 30 * DAY_MS],
    ['of next month that says it was today', TODAY + 30 * DAY_MS, TODAY - HOUR_MS],
    ['dated 9999', FAR, FAR],
    ['dated 9999 that says it was today', FAR, TODAY - HOUR_MS],
  ];

  async function expectUntouched(): Promise<void> {
    expect([await streak(), await coinDays()]).toEqual([2, 2]);
    await playDaily(here);
    expect([await streak(), await coinDays()]).toEqual([3, 3]);
    now += DAY_MS;
    expect(await streak()).toBe(3);
    await playDaily(here);
    expect(await streak()).toBe(4);
  }

  it.each(DATES)('a friend’s game %s came in a file', async (_what, moment, told) => {
    await importFile((await friendAt(moment, told)).file);
    await expectUntouched();
  });

  it.each(DATES)('a friend’s export with a game %s came in', async (_what, moment, told) => {
    const { all } = await friendAt(moment, told);
    expect(await importOf(here, all, 'others')).toMatchObject({ state: 'merged' });
    await expectUntouched();
  });

  it.each([1, 2, 3, 400])('a daily was played under a clock %d days ahead', async (days) => {
    now = TODAY + days * DAY_MS;
    await playDaily(here);
    now = TODAY;
    expect(await streak()).toBe(2);
    await playDaily(here);
    expect(await streak()).toBe(days === 1 ? 4 : 3);
  });
});

it('a day counts by its little daily too, the month by dailies alone', async () => {
  const first = new Date(2026, 11, 1, 12).getTime();
  for (const [day, playOne] of [playLittle, playDaily, playLittle].entries()) {
    now = first + day * DAY_MS;
    await playOne(here);
    expect([await streak(), await coinDays()]).toEqual([day + 1, day === 0 ? 0 : 1]);
  }
  // The daily of a day that its little daily counted already adds to the month, not to the streak.
  await playDaily(here);
  expect([await streak(), await coinDays()]).toEqual([3, 2]);
  // After a day without, the little daily of that day comes too late.
  now = first + 4 * DAY_MS;
  expect(await streak()).toBe(0);
  await playLittle(here, dateOf(now - DAY_MS));
  expect(await streak()).toBe(0);
  await playLittle(here);
  expect(await streak()).toBe(1);
});

it('a little daily that was played ahead counts when its date has come', async () => {
  const day = new Date(2026, 11, 3, 12).getTime();
  now = day;
  await playLittle(here);
  now = day - 2 * DAY_MS;
  expect(await streak()).toBe(0);
  now = day;
  expect(await streak()).toBe(1);
});

it('a day that was played ahead counts when its date has come', async () => {
  now = TODAY + 2 * DAY_MS;
  await playDaily(here);
  const lengths: number[] = [];
  for (const days of [0, 1]) {
    now = TODAY + days * DAY_MS;
    await playDaily(here);
    lengths.push(await streak());
  }
  // On the second of them, the day that was played ahead is that after today.
  expect(lengths).toEqual([3, 5]);
  now = TODAY + 2 * DAY_MS;
  expect(await streak()).toBe(5);
});

describe('what the player already has', () => {
  it('stays the player’s when its own file comes in again', async () => {
    const gameId = await playDaily(here);
    const { text } = await here.tell('games.export', { gameId });
    for (const part of partsOf('game-file', text)) await here.tell('texts.part', part);
    expect(await here.tell('games.import', { textId: 'game-file' })).toMatchObject({ state: 'known' });
    expect([await streak(), await coinDays()]).toEqual([3, 3]);
  });

  it('stays the player’s when an export without a name is called someone else’s', async () => {
    await playDaily(here);
    const { owner: _, ...nameless } = JSON.parse(await exportOf(here));
    expect(await importOf(here, JSON.stringify(nameless), 'others')).toMatchObject({ state: 'merged' });
    expect([await streak(), await coinDays()]).toEqual([3, 3]);
  });

  it('is no daily where its board came by a share code', async () => {
    const daily = dailyPlan(dateOf(now));
    const dealt = daily === null ? null : makeDealRecord({ ...daily, aimPermille: null });
    if (!dealt?.ok) throw new Error('no board today');
    const setup = makeSetup({ mode: 'classic', deal: dealt.value });
    const gameId = await playInto(here, setup, play(setup, witnessEntries(setup)).sent);
    await here.tell('games.finish', { gameId });
    expect([await streak(), await coinDays()]).toEqual([2, 2]);
    now += DAY_MS;
    expect(await streak()).toBe(0);
  });
});

describe('the own export of another machine', () => {
  it('counts', async () => {
    const { all } = await friendAt(TODAY);
    await importOf(here, all, 'mine');
    expect([await streak(), await coinDays()]).toEqual([3, 3]);
  });

  it('holds a day that is still to come apart, whatever it says of its moments', async () => {
    const moment = TODAY + 3 * DAY_MS;
    const { all } = await friendAt(moment, TODAY);
    await importOf(here, all, 'mine');
    expect([await streak(), await coinDays()]).toEqual([2, 2]);
    now = moment;
    expect([await coinDays(), (await here.tell('scores.all', null)).length]).toEqual([3, 3]);
  });
});

it('a game that ended under a clock set forward is set apart as a whole until then', async () => {
  const setup = setupOf(1);
  const gameId = await playInto(here, setup, play(setup, witnessEntries(setup)).sent);
  now = TODAY + 5 * DAY_MS;
  await here.tell('games.finish', { gameId });
  const counted = async () => {
    const { tables } = await here.tell('statistics.read', null);
    return tables.find(({ mode }) => mode === 'classic')?.started ?? 0;
  };
  expect(await counted()).toBe(1);
  now = TODAY;
  expect(await counted()).toBe(0);
  expect(await here.tell('scores.all', null)).toHaveLength(2);
});
