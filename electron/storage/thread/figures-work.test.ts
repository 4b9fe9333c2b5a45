import { dirname, join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import type { PlayStatistics } from '../../../core/contract/statistics.ts';
import { partsOf } from '../../../core/contract/text-parts.ts';
import { play, setupOf, witnessEntries } from '../../../tests/reliability/games/scripted.ts';
import { finishRanked, openSession, playInto } from '../../../tests/reliability/support/session.ts';
import { watchRows } from '../../../tests/support/count-rows.ts';
import { exportOf, importOf } from '../../../tests/support/mixtures.ts';
import { storageOfEachTest } from '../../../tests/support/storage-of-each-test.ts';

const here = storageOfEachTest();

const read = (): Promise<PlayStatistics> => here.session.tell('statistics.play', { month: null });

/** The rows that one look at the statistics reads and writes. */
async function rowsOfLook(): Promise<number> {
  const rows = { read: 0, written: 0 };
  const stop = watchRows(rows);
  await read();
  stop();
  return rows.read + rows.written;
}

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

  it('read a journal that is damaged once, and no other again', async () => {
    const gameId = await win(1);
    await win(2);
    here.session.storage.database.exec(`DELETE FROM game_figures; DROP TRIGGER journal_keeps_values;
      UPDATE journal SET entry = replace(entry, '3000', '3001')
      WHERE game_key = (SELECT key FROM game_keys WHERE game_id = '${gameId}')`);
    const [first, ...later] = [await rowsOfLook(), await rowsOfLook(), await rowsOfLook()];
    expect((await read()).unread).toBe(0);
    expect(first).toBeGreaterThan(later[0] ?? 0);
    // Each later look reads as many rows, whatever games and links there are.
    expect(later).toEqual([later[0], later[0]]);
    await win(3);
    expect([await rowsOfLook(), await rowsOfLook()]).toEqual([later[0], later[0]]);
  });

  it('read no journal again of what an export or a file brought', async () => {
    const friend = openSession({ path: join(dirname(here.path), 'friend.sqlite'), now: () => 5_000 });
    const files: string[] = [];
    for (const seed of [1, 2, 3, 4, 5]) {
      const setup = setupOf(seed);
      const gameId = await playInto(friend, setup, play(setup, witnessEntries(setup)).sent);
      await finishRanked(friend, gameId);
      files.push((await friend.tell('games.export', { gameId })).text);
    }
    const all = await exportOf(friend);
    friend.close();
    await win(9);
    await read();
    const own = await rowsOfLook();
    for (const text of files) {
      for (const part of partsOf('game-file', text)) await here.session.tell('texts.part', part);
      await here.session.tell('games.import', { textId: 'game-file' });
    }
    await read();
    expect(await rowsOfLook()).toBe(own);
    expect(await importOf(here.session, all, 'mine')).toMatchObject({ state: 'merged' });
    await read();
    expect(await rowsOfLook()).toBe(own);
    expect((await read()).unread).toBe(0);
    expect((await here.session.tell('statistics.games', null)).games).toHaveLength(6);
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
