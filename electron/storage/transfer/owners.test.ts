/** Whose the rows of an import are: asked once, remembered, answered otherwise, and kept through everything. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Reply } from '../../../core/contract/contract.ts';
import { partsOf } from '../../../core/contract/text-parts.ts';
import { play, rectangle, setupOf, witnessEntries } from '../../../tests/reliability/games/scripted.ts';
import { dropFolder, makeFolder } from '../../../tests/reliability/support/folder.ts';
import { openSession, playInto, type Session } from '../../../tests/reliability/support/session.ts';
import { exportOf, importOf } from '../../../tests/support/mixtures.ts';
import { ownIdOf } from '../tables/owners/own-id.ts';
import { endBegunImports } from '../thread/import-work.ts';
import { backupFolder, makeBackupNow } from '../trust/backups/backup.ts';
import { verifyDatabase } from '../trust/checks/verify-database.ts';

const NOW = 1_700_000_000_000;
let folder: string;
let here: Session;
let there: Session;
beforeEach(() => {
  folder = makeFolder();
  here = open('here');
  there = open('there');
});
afterEach(() => {
  here.close();
  there.close();
  dropFolder(folder);
});

function pathOf(name: string): string {
  return join(folder, `${name}.sqlite`);
}

function open(name: string): Session {
  return openSession({ path: pathOf(name), now: () => NOW });
}

const idOf = ({ storage }: Session) => ownIdOf(storage.database);

/** 32 pairs, one a second: enough to earn something. */
const BOARD = setupOf(2, 'classic', rectangle(8, 8));
const OTHER = setupOf(3);

/** A square of 1 pixel. */
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

async function win(session: Session, setup = BOARD): Promise<string> {
  const gameId = await playInto(session, setup, play(setup, witnessEntries(setup)).sent);
  await session.tell('games.finish', { gameId });
  return gameId;
}

/** The numbers of games, scores and achievements that count. */
async function counted({ tell }: Session): Promise<readonly number[]> {
  const { tables } = await tell('statistics.read', null);
  const started = tables.reduce((sum, table) => sum + table.started, 0);
  const scores = await tell('scores.all', null);
  return [started, scores.length, (await tell('achievements.list', null)).earned.length];
}

const ended = async ({ tell }: Session) => (await tell('games.ended', { after: null })).games;

describe('the id of a database', () => {
  it('is random, and survives the next start', () => {
    const [first, second] = [idOf(here), idOf(there)];
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    expect(second).not.toBe(first);
    here.close();
    here = open('here');
    expect(idOf(here)).toBe(first);
  });

  it('survives a restoration from a backup, and one from what the damaged file still gives', async () => {
    const id = idOf(here);
    for (const hasBackup of [true, false]) {
      await win(here);
      const folderOfBackups = backupFolder(pathOf('here'));
      if (hasBackup) makeBackupNow(here.storage.database, folderOfBackups, NOW);
      else rmSync(folderOfBackups, { recursive: true, force: true });
      here.storage.database.exec('UPDATE settings SET value = 1');
      here.storage.database.exec("INSERT INTO settings VALUES ('volume', '5', 'wrong')");
      here.close();
      here = open('here');
      expect(here.storage.state.kind).toBe('restored');
      expect(idOf(here)).toBe(id);
      expect(await counted(here)).toMatchObject([expect.any(Number), hasBackup ? 1 : 2, 3]);
      here.close();
      here = open('here');
    }
  });

  it('is another one after everything was erased', async () => {
    const id = idOf(here);
    await here.tell('data.erase', { erase: 'everything' });
    expect(idOf(here)).not.toBe(id);
    expect(idOf(here)).not.toBeNull();
  });

  it('stands in its exports', async () => {
    expect(JSON.parse(await exportOf(here))).toMatchObject({ owner: idOf(here), owners: [] });
  });
});

describe('an export', () => {
  it('of this database is not asked about', async () => {
    await win(here);
    expect(await importOf(here, await exportOf(here), null)).toMatchObject({
      state: 'merged',
      report: { whose: 'own', games: { known: 1 } },
    });
  });

  it.each(['mine', 'others'] as const)('of another one is asked about once: %s', async (whose) => {
    await win(there);
    const unclaimed = { exportedAt: NOW, games: 1, puzzles: 0, isNamed: true };
    expect(await importOf(here, await exportOf(there), null)).toEqual({
      state: 'unclaimed',
      file: unclaimed,
    });
    expect(await counted(here)).toEqual([0, 0, 0]);
    expect(await importOf(here, await exportOf(there), whose)).toMatchObject({ report: { whose } });
    await win(there, OTHER);
    expect(await importOf(here, await exportOf(there), null)).toMatchObject({
      report: { whose, games: { added: 1, known: 1 } },
    });
    expect(await counted(here)).toEqual(whose === 'mine' ? [2, 2, 3] : [0, 0, 0]);
    expect((await ended(here)).map(({ isImported }) => isImported)).toEqual(
      Array(2).fill(whose === 'others'),
    );
  });

  it('that says no owner is asked about, and the same file once', async () => {
    await win(there);
    const { owner: _, owners: __, ...rest } = JSON.parse(await exportOf(there)) as Record<string, unknown>;
    const text = JSON.stringify({ ...rest, version: 4 });
    expect(await importOf(here, text, null)).toMatchObject({ state: 'unclaimed', file: { isNamed: false } });
    await importOf(here, text, 'others');
    expect(await importOf(here, text, null)).toMatchObject({ report: { whose: 'others' } });
    expect(await counted(here)).toEqual([0, 0, 0]);
  });

  it('of someone else brings no settings, no pictures, and nothing to go on with', async () => {
    await there.tell('settings.write', { volume: 3 });
    await there.tell('pictures.add', { id: 'picture-one', name: 'Dot', data: PIXEL });
    await playInto(there, OTHER, play(OTHER, witnessEntries(OTHER).slice(0, 2)).sent);
    await importOf(here, await exportOf(there), 'others');
    expect((await here.tell('settings.read', null)).volume).not.toBe(3);
    expect(await here.tell('pictures.list', null)).toEqual([]);
    expect(await here.tell('games.list', null)).toEqual([]);
    expect(await ended(here)).toMatchObject([{ isImported: true }]);
    // Said to be the player's after all, it goes on.
    await importOf(here, await exportOf(there), 'mine');
    expect(await here.tell('games.list', null)).toHaveLength(1);
    expect((await here.tell('settings.read', null)).volume).toBe(3);
  });
});

describe('an answer that is changed', () => {
  it('changes what counts, also what others had earned meanwhile', async () => {
    await win(there);
    const text = await exportOf(there);
    await importOf(here, text, 'mine');
    expect(await counted(here)).toEqual([1, 1, 3]);
    await win(here);
    // An achievement that the game of the other machine holds already is not earned again by this one.
    expect(
      new Set((await here.tell('achievements.list', null)).earned.map(({ gameId }) => gameId)).size,
    ).toBe(1);
    await importOf(here, text, 'others');
    expect(await counted(here)).toEqual([1, 1, 3]);
    await importOf(here, text, 'mine');
    expect(await counted(here)).toEqual([2, 2, 3]);
    expect(verifyDatabase(here.storage.database)).toMatchObject({ kind: 'sound' });
  });

  it('makes a game the player’s own that came in a file before', async () => {
    const gameId = await win(there);
    const { text } = await there.tell('games.export', { gameId });
    for (const part of partsOf('game-file', text)) await here.tell('texts.part', part);
    await here.tell('games.import', { textId: 'game-file' });
    expect(await counted(here)).toEqual([0, 0, 0]);
    await importOf(here, await exportOf(there), 'mine');
    expect(await counted(here)).toEqual([1, 1, 3]);
  });
});

describe('what others have of the player', () => {
  it('comes back as the player’s own, and nothing of theirs with it', async () => {
    await win(here);
    await win(there, OTHER);
    await importOf(there, await exportOf(here), 'others');
    const back = await exportOf(there);
    const before = await counted(here);
    expect(await importOf(here, back, 'others')).toMatchObject({ report: { games: { added: 1, known: 1 } } });
    expect(await counted(here)).toEqual(before);
  });

  it('is no longer the player’s where they went on with it', async () => {
    const links = witnessEntries(OTHER);
    const gameId = await playInto(here, OTHER, play(OTHER, links.slice(0, 3)).sent);
    const text = await exportOf(here);
    await importOf(there, text, 'mine');
    for (const each of play(OTHER, links).sent.slice(3))
      await there.tell('games.append', { gameId, ...each });
    await there.tell('games.finish', { gameId });
    await importOf(here, await exportOf(there), 'others');
    expect((await here.tell('games.load', { gameId })).journal).toHaveLength(3);
    expect(await counted(here)).toEqual([1, 0, 0]);
    expect(await ended(here)).toMatchObject([{ isImported: true, end: 'won' }]);
  });

  it('stays someone else’s through the export of another machine', async () => {
    await win(there, OTHER);
    await importOf(here, await exportOf(there), 'others');
    await win(here);
    const third = open('third');
    await importOf(third, await exportOf(here), 'mine');
    expect(await counted(third)).toEqual([1, 1, 3]);
    expect(await ended(third)).toHaveLength(2);
    third.close();
  });

  it('stays someone else’s through a restoration', async () => {
    await win(there, OTHER);
    await importOf(here, await exportOf(there), 'others');
    await win(here);
    const before = await counted(here);
    here.storage.database.exec("INSERT INTO settings VALUES ('volume', '5', 'wrong')");
    here.close();
    here = open('here');
    expect(here.storage.state.kind).toBe('restored');
    expect(await counted(here)).toEqual(before);
    expect(await ended(here)).toHaveLength(2);
  });

  it('and whose mark is damaged counts for nothing', async () => {
    await win(there, OTHER);
    await importOf(here, await exportOf(there), 'mine');
    here.storage.database.exec("UPDATE game_owners SET owner = owner, checksum = 'wrong'");
    here.close();
    here = open('here');
    expect(here.storage.state.kind).toBe('restored');
    expect(await counted(here)).toEqual([0, 0, 0]);
    expect(await ended(here)).toHaveLength(1);
  });
});

describe('an import that is cut short', () => {
  it('counts once it has ended, with what it earns', async () => {
    for (let game = 0; game < 30; game++)
      await playInto(there, setupOf(game, 'classic', rectangle(4, 4 + (game % 3))), []);
    await win(there);
    for (const part of partsOf('one-export', await exportOf(there))) await here.tell('texts.part', part);
    const { jobId } = await here.tell('data.import', { textId: 'one-export', whose: 'mine' });
    const games = () => Number(here.storage.database.prepare('SELECT count(*) FROM games').pluck().get());
    let state: Reply<'data.step'> = { state: 'working', done: 0, total: 0 };
    while (state.state === 'working' && games() === 0) state = await here.tell('data.step', { jobId });
    expect(state.state).toBe('working');
    expect(await counted(here)).toEqual([0, 0, 0]);
    here.close();
    here = open('here');
    expect(await counted(here)).toEqual([0, 0, 0]);
    await endBegunImports(here.storage);
    expect(await counted(here)).toEqual([31, 1, 3]);
  });
});

it('a forged answer of one’s own game changes no game that is here', async () => {
  const gameId = await win(here);
  const forged = (await exportOf(here)).replaceAll(String(idOf(here)), 'somebody-else');
  await importOf(here, forged, 'others');
  expect(await counted(here)).toEqual([1, 1, 3]);
  expect(await ended(here)).toMatchObject([{ gameId, isImported: false }]);
});
