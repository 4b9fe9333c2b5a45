/** The record of a running clock that survives a kill, and its cost to the disk. */
import { statSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Entry, GameSetup } from '../../../core/game/setup/entry.ts';
import { play, type Sent, setupOf, witnessEntries } from '../../../tests/reliability/games/scripted.ts';
import { finishRanked, playInto } from '../../../tests/reliability/support/session.ts';
import { storageOfEachTest } from '../../../tests/support/storage-of-each-test.ts';

const here = storageOfEachTest();

const TIMED = setupOf(11, 'timed');
const FIRST = witnessEntries(TIMED).slice(0, 2);

const keep = (gameId: string, elapsedMs: number, isRunning: boolean) =>
  here.session.tell('games.clock', { gameId, elapsedMs, isRunning });
const load = (gameId: string) => here.session.tell('games.load', { gameId });
const wasInterrupted = async (gameId: string) => (await load(gameId)).wasInterrupted === true;

/** Returns the requests that `entries` after the first ones send. */
function sentAfter(...entries: Entry[]): readonly Sent[] {
  return play(TIMED, [...FIRST, ...entries]).sent.slice(FIRST.length);
}

async function begun(setup: GameSetup = TIMED): Promise<string> {
  return playInto(here.session, setup, play(setup, witnessEntries(setup).slice(0, 2)).sent);
}

/** Pages that a request writes into the log of the database. */
async function pagesOf(ask: () => Promise<unknown>): Promise<number> {
  const size = () => statSync(`${here.path}-wal`).size;
  const before = size();
  await ask();
  return (size() - before) / (4_096 + 24);
}

it('a run that is left while its clock runs was interrupted, until that is noted', async () => {
  const gameId = await begun();
  await keep(gameId, 2_500, true);
  here.reopen();
  expect(await load(gameId)).toMatchObject({ elapsedMs: 2_500, wasInterrupted: true });
  expect(await wasInterrupted(gameId)).toBe(true);
  const [noted] = sentAfter({ type: 'interrupted', elapsedMs: 2_500 });
  await here.session.tell('games.append', { gameId, ...(noted as Sent) });
  here.reopen();
  expect(await wasInterrupted(gameId)).toBe(false);
});

it.each<[string, (gameId: string) => Promise<unknown>]>([
  ['paused', (gameId) => keep(gameId, 2_500, false)],
  ['given up', (gameId) => here.session.tell('games.abandon', { gameId })],
  ['set aside', () => here.session.tell('games.start', { setup: TIMED })],
])('a run that was %s was not interrupted', async (_what, end) => {
  const gameId = await begun();
  await keep(gameId, 2_000, true);
  await end(gameId);
  here.reopen();
  expect(await wasInterrupted(gameId)).toBe(false);
});

it('a run that is over was not interrupted', async () => {
  const gameId = await begun();
  await keep(gameId, 2_000, true);
  const [timeout] = sentAfter({ type: 'timeout', elapsedMs: 900_000 });
  await here.session.tell('games.append', { gameId, ...(timeout as Sent) });
  here.reopen();
  expect(await wasInterrupted(gameId)).toBe(false);
});

it.each<[string, GameSetup]>([
  ['a classic game', setupOf(11)],
  ['a run under the rules of before', { ...TIMED, modeVersion: 5 }],
])('%s is never interrupted', async (_what, setup) => {
  const { database } = here.session.storage;
  const gameId = await begun({ ...setup, modeVersion: setupOf(11, setup.mode).modeVersion ?? 1 });
  // As it was begun by an earlier version of the program.
  if (setup.modeVersion === 5) {
    const { addGame, putProgress, findProgress } = await import('../tables/games-table.ts');
    const id = 'game-of-before';
    const progress = findProgress(database, gameId);
    if (progress === null) throw new Error('no progress');
    putProgress(database, { ...progress, status: 'set-aside' });
    const chain = addGame(database, id, setup, 0);
    putProgress(database, { ...progress, gameId: id, status: 'playing', entries: 0, chain });
    await keep(id, 30_000, true);
    here.reopen();
    return expect(await load(id)).toMatchObject({ elapsedMs: 30_000, journal: [] });
  }
  await keep(gameId, 30_000, true);
  here.reopen();
  expect(await wasInterrupted(gameId)).toBe(false);
});

it('is said of the run in its score, its table and the list of games', async () => {
  const noted: Entry = { type: 'interrupted', elapsedMs: 2_500 };
  const told = sentAfter(noted, noted, { type: 'timeout', elapsedMs: 900_000 });
  const gameId = await begun();
  for (const sent of told) await here.session.tell('games.append', { gameId, ...sent });
  const { row } = await finishRanked(here.session, gameId);
  expect(row).toMatchObject({ isInterrupted: true, assists: ['interruption'] });
  expect((await finishRanked(here.session, gameId)).row).toEqual(row);
  const table = { mode: 'timed', templateHash: null, assisted: true } as const;
  expect(await here.session.tell('scores.list', table)).toEqual([row]);
  const { games } = await here.session.tell('games.ended', { after: null });
  expect(games).toMatchObject([{ gameId, isInterrupted: true, score: { isAssisted: true } }]);
});

it('costs one commit when something changed, and none when nothing did', async () => {
  const classic = await begun(setupOf(11));
  expect(await pagesOf(() => keep(classic, 20_000, true))).toBe(1);
  expect(await pagesOf(() => keep(classic, 20_000, true))).toBe(0);
  expect(await pagesOf(() => keep(classic, 20_000, false))).toBe(0);
  expect(await pagesOf(() => keep(classic, 21_000, false))).toBe(1);
  const timed = await begun();
  // The game's row and that of its clock.
  expect(await pagesOf(() => keep(timed, 2_500, true))).toBe(2);
  expect(await pagesOf(() => keep(timed, 2_500, true))).toBe(0);
  expect(await pagesOf(() => keep(timed, 22_000, true))).toBe(1);
  expect(await pagesOf(() => keep(timed, 30_000, false))).toBe(2);
  expect(await pagesOf(() => keep(timed, 30_000, false))).toBe(0);
});
