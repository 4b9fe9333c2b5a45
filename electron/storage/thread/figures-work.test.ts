import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import type { PlayStatistics } from '../../../core/contract/statistics.ts';
import { play, setupOf, witnessEntries } from '../../../tests/reliability/games/scripted.ts';
import { finishRanked, playInto } from '../../../tests/reliability/support/session.ts';
import { storageOfEachTest } from '../../../tests/support/storage-of-each-test.ts';

const here = storageOfEachTest();

const read = (): Promise<PlayStatistics> => here.session.tell('statistics.play', { month: null });

/** A game that is won by its witness, with help before the first link where it is wanted. */
async function win(seed: number, isHelped = false): Promise<string> {
  const setup = setupOf(seed);
  const help = { type: 'assist', assist: 'verdict', elapsedMs: 0 } as const;
  const entries = isHelped ? [help, ...witnessEntries(setup)] : witnessEntries(setup);
  const gameId = await playInto(here.session, setup, play(setup, entries).sent);
  await finishRanked(here.session, gameId);
  return gameId;
}

describe('the statistics of games', () => {
  it('tell of each finished game with its figures', async () => {
    await win(1);
    await win(2, true);
    expect((await read()).unread).toBe(0);
    const { games } = await here.session.tell('statistics.games', null);
    expect(games.map(({ mode, help }) => ({ mode, help }))).toEqual([
      { mode: 'classic', help: 'some' },
      { mode: 'classic', help: 'none' },
    ]);
    expect(games.map(({ figures }) => figures?.links)).toEqual([12, 12]);
  });

  it('read the journals of games that were finished before there were any', async () => {
    await win(1);
    const kept = await read();
    here.reopen(() => {
      const database = new Database(here.path);
      database.prepare('DELETE FROM game_figures').run();
      database.close();
    });
    expect(await read()).toEqual(kept);
  });

  it('count unassisted wins one after another; help and a game that was given up end them', async () => {
    const told = async () => (await read()).winsInARow;
    expect(await told()).toEqual({ longest: 0, running: 0 });
    await win(1);
    await win(2);
    expect(await told()).toEqual({ longest: 2, running: 2 });
    await win(3, true);
    expect(await told()).toEqual({ longest: 2, running: 0 });
    await win(4);
    const setup = setupOf(5);
    const gameId = await playInto(here.session, setup, play(setup, witnessEntries(setup).slice(0, 2)).sent);
    await here.session.tell('games.abandon', { gameId });
    expect(await told()).toEqual({ longest: 2, running: 0 });
  });
});
