import { beforeEach, describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS, NEWS } from '../../core/contract/settings.ts';
import type { Mode } from '../../core/game/modes/table.ts';
import type { ScoreRow } from '../../core/game/score-row.ts';
import { newestVersionOf } from '../../core/game/setup/mode-of.ts';
import { rectangle, setupOf } from '../../tests/reliability/games/scripted.ts';
import { type Connection, openInMemory } from './base/connection.ts';
import {
  addGame,
  findGame,
  findProgress,
  listUnfinished,
  putProgress,
  setAsideLike,
} from './tables/games-table.ts';
import { appendRow } from './tables/journal-table.ts';
import { migrate } from './tables/migrate.ts';
import { enterScore, findFinished, listScores, type ScoreTable } from './tables/scores-table.ts';
import { passNews, readSettings, writeSettings } from './tables/settings-table.ts';
import { readSettled } from './tables/settling.ts';
import { findRevision, keepRevision, listTemplates, seedBuiltIns } from './tables/templates-table.ts';

let database: Connection;
beforeEach(() => {
  database = openInMemory();
  migrate(database);
});

const SQUARE = rectangle(4, 4);
const WIDE = rectangle(6, 4);
const SETUP = setupOf(1, 'classic', SQUARE);

function builtIn(name: string, template = SQUARE) {
  return { ...template, name, builtIn: true };
}

function addPlayed(
  id: string,
  playedAt: number,
  mode: Mode = 'classic',
  template = SQUARE,
  modeVersion = newestVersionOf(mode),
): void {
  keepRevision(database, template, 0);
  const chain = addGame(database, id, { ...setupOf(1, 'classic', template), mode, modeVersion }, 0);
  putProgress(database, {
    gameId: id,
    status: 'playing',
    entries: 2,
    chain,
    level: 1,
    pairsLeft: 8,
    clockMs: 0,
    playedAt,
  });
}

/** Later than everything in these tables. */
const NOW = 1_000;
const unfinishedIds = () => listUnfinished(database).map(({ progress }) => progress.gameId);

function scored(
  gameId: string,
  total: number,
  finishedAt: number,
  assists: ScoreRow['assists'] = [],
): ScoreRow {
  return {
    gameId,
    mode: 'classic',
    templateHash: SQUARE.hash,
    templateName: SQUARE.name,
    builtIn: false,
    score: { links: total, turns: 0, combo: 0, time: 0, difficulty: 0, total },
    scoreVersion: 1,
    assists,
    level: 1,
    links: 8,
    elapsedMs: 9_000,
    finishedAt,
  };
}

describe('settings', () => {
  it('start as the defaults', () => {
    expect(readSettings(database)).toEqual(DEFAULT_SETTINGS);
  });

  it('keep what a patch names and nothing else', () => {
    writeSettings(database, { theme: 'dark', volume: 0 });
    expect(writeSettings(database, { language: 'zh-CN' })).toEqual({
      ...DEFAULT_SETTINGS,
      theme: 'dark',
      volume: 0,
      language: 'zh-CN',
    });
  });

  it('hold that a player without a game heard the news, over the first game too, and never that another one did', () => {
    passNews(database);
    addPlayed('first', 1);
    passNews(database);
    expect(readSettings(database).toldNews).toBe(NEWS);
    writeSettings(database, { toldNews: 0 });
    passNews(database);
    expect(readSettings(database).toldNews).toBe(0);
  });

  it('take nothing from a key without a value', () => {
    expect(writeSettings(database, { volume: undefined, theme: 'light' })).toMatchObject({
      volume: 60,
      theme: 'light',
    });
  });

  it('are not shown when a row was changed', () => {
    writeSettings(database, { volume: 30 });
    database.exec("UPDATE settings SET value = '31'");
    expect(() => readSettings(database)).toThrow('settings volume');
  });
});

describe('templates', () => {
  it('list the built-in ones in their order', () => {
    seedBuiltIns(database, [builtIn('b', WIDE), builtIn('a')], 1);
    expect(listTemplates(database).map((template) => template.name)).toEqual(['b', 'a']);
  });

  it('write nothing when they are right already', () => {
    seedBuiltIns(database, [builtIn('a')], 1);
    const changes = () => database.prepare('SELECT total_changes()').pluck().get();
    const before = changes();
    seedBuiltIns(database, [builtIn('a')], 2);
    expect(changes()).toBe(before);
  });

  it('keep an old revision when a new version of the app draws the shape anew', () => {
    seedBuiltIns(database, [builtIn('a')], 1);
    seedBuiltIns(database, [builtIn('a', WIDE)], 2);
    expect(listTemplates(database)).toEqual([builtIn('a', WIDE)]);
    expect(findRevision(database, SQUARE.hash)).toEqual(builtIn('a'));
  });

  it('drop from the list what the app no longer brings, and take it back', () => {
    seedBuiltIns(database, [builtIn('a'), builtIn('b', WIDE)], 1);
    seedBuiltIns(database, [builtIn('b', WIDE)], 2);
    expect(listTemplates(database).map(({ name }) => name)).toEqual(['b']);
    seedBuiltIns(database, [builtIn('a'), builtIn('b', WIDE)], 3);
    expect(listTemplates(database).map(({ name }) => name)).toEqual(['a', 'b']);
  });
});

describe('games', () => {
  it('come back as they were', () => {
    addPlayed('game-one', 5);
    expect(findGame(database, 'game-one')?.setup).toEqual(SETUP);
    expect(findProgress(database, 'game-one')).toMatchObject({ status: 'playing', playedAt: 5 });
    expect([findGame(database, 'nobody'), findProgress(database, 'nobody')]).toEqual([null, null]);
  });

  it('are listed with the last played first', () => {
    addPlayed('game-old', 1);
    addPlayed('game-new', 3, 'timed');
    addPlayed('game-mid', 2, 'classic', WIDE);
    expect(unfinishedIds()).toEqual(['game-new', 'game-mid', 'game-old']);
  });

  it('are set aside by mode and template', () => {
    addPlayed('same', 1);
    addPlayed('other-mode', 2, 'timed');
    addPlayed('other-shape', 3, 'classic', WIDE);
    setAsideLike(database, SETUP);
    expect(unfinishedIds()).toEqual(['other-shape', 'other-mode']);
    expect(findProgress(database, 'same')?.status).toBe('set-aside');
  });

  it('have a journal that only grows', () => {
    addPlayed('game-one', 1);
    appendRow(database, 'game-one', { place: 0, entry: '{}', boardHash: 'h', chain: 'c' });
    expect(() => database.exec('DELETE FROM journal')).toThrow('only grows');
    expect(() => database.exec("UPDATE journal SET entry = '1'")).toThrow('only grows');
  });

  it.each(['games', 'progress'])('are not shown when their row in %s was changed', (table) => {
    addPlayed('game-one', 1);
    database.exec(`UPDATE ${table} SET checksum = '0000000000000000'`);
    expect(() => findProgress(database, 'game-one') && findGame(database, 'game-one')).toThrow('game-one');
  });
});

describe('scores', () => {
  beforeEach(() => {
    for (const id of ['a', 'b', 'c', 'd']) addPlayed(`the-game-${id}`, 0);
  });
  const table = { mode: 'classic', templateHash: SQUARE.hash, assisted: false } as const;
  const settled = <T>(read: () => T) => readSettled(database, NOW, () => undefined, read);
  const listed = (of: ScoreTable) => settled(() => listScores(database, of));
  const entered = (row: ScoreRow) => settled(() => enterScore(database, row));

  it('of timed runs under rules that do not compare are ranked apart', () => {
    const runs = { mode: 'timed', templateHash: null, assisted: false } as const;
    const enter = (id: string, total: number, modeVersion: number) => {
      addPlayed(id, 0, 'timed', SQUARE, modeVersion);
      return entered({ ...scored(id, total, total), mode: 'timed' }).rank;
    };
    const ranks = [enter('first-run', 900, 1), enter('second-run', 800, 2), enter('third-run', 300, 3)];
    expect(ranks).toEqual([1, 2, 1]);
    const idsOf = (modeVersion: number) => listed({ ...runs, modeVersion }).map(({ gameId }) => gameId);
    // A list that names no version is that of the newest rules.
    expect(listed(runs)).toEqual([]);
    expect([idsOf(3), idsOf(1), idsOf(2)]).toEqual([
      ['third-run'],
      ['first-run', 'second-run'],
      ['first-run', 'second-run'],
    ]);
  });

  it('rank a score among those before it', () => {
    const first = entered(scored('the-game-a', 100, 1));
    const better = entered(scored('the-game-b', 200, 2));
    const equal = entered(scored('the-game-c', 100, 3));
    expect([first, better, equal].map(({ rank, previousBest }) => [rank, previousBest])).toEqual([
      [1, null],
      [1, 100],
      [3, 200],
    ]);
    expect(listed(table).map(({ gameId }) => gameId)).toEqual(['the-game-b', 'the-game-a', 'the-game-c']);
  });

  it('tell a finished game as it stood then', () => {
    const then = entered(scored('the-game-a', 100, 1));
    entered(scored('the-game-b', 200, 2));
    expect(findFinished(database, 'the-game-a')).toEqual(then);
    expect(findFinished(database, 'the-game-d')).toBeNull();
  });

  it('rank assisted games apart', () => {
    entered(scored('the-game-a', 100, 1));
    expect(entered(scored('the-game-b', 50, 2, ['hint']))).toMatchObject({
      rank: 1,
      previousBest: null,
    });
    expect(listed({ ...table, assisted: true }).map(({ gameId }) => gameId)).toEqual(['the-game-b']);
  });

  it('show at most ten, of one template or of all', () => {
    for (let place = 0; place < 12; place++) {
      addPlayed(`game-number-${place}`, 0);
      entered(scored(`game-number-${place}`, place, place));
    }
    expect(listed(table)).toHaveLength(10);
    expect(listed({ ...table, templateHash: null })[0]?.score.total).toBe(11);
    expect(listed({ ...table, templateHash: WIDE.hash })).toEqual([]);
  });
});
