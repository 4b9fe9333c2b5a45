import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AchievementId } from '../../../core/game/achievement-ids.ts';
import type { Entry } from '../../../core/game/setup/entry.ts';
import {
  play,
  rectangle,
  type Sent,
  setupOf,
  wanderingEntries,
  witnessEntries,
} from '../../../tests/reliability/games/scripted.ts';
import { dropFolder, makeFolder } from '../../../tests/reliability/support/folder.ts';
import {
  finishRanked,
  openSession,
  playInto,
  type Session,
} from '../../../tests/reliability/support/session.ts';
import { withoutOwners } from '../../../tests/reliability/support/work-of.ts';
import { exportText, importText } from '../../../tests/support/export-import.ts';
import { readWork } from '../transfer/work.ts';
import { verifyDatabase } from '../trust/checks/verify-database.ts';

let folder: string;
let here: Session;
let clock: number;
beforeEach(() => {
  folder = makeFolder();
  clock = 1_000;
  here = open('here');
});
afterEach(() => {
  here.close();
  dropFolder(folder);
});

function open(name: string): Session {
  return openSession({ path: join(folder, `${name}.sqlite`), now: () => clock });
}

async function finish(
  session: Session,
  sent: readonly Sent[],
  setup = BOARD,
): Promise<readonly AchievementId[]> {
  const gameId = await playInto(session, setup, sent);
  clock += 1_000;
  return (await finishRanked(session, gameId)).achievements;
}

/** 32 pairs of 16 pictures, one a second: the least that counts as a full board has 30. */
const BOARD = setupOf(2, 'classic', rectangle(8, 8));
const ALONE = play(BOARD, witnessEntries(BOARD)).sent;
const WITH_UNDO = play(BOARD, wanderingEntries(BOARD)).sent;
/** The achievements of a board whose pairs are taken a second apart. */
const SWIFT = ['combo-10', 'quicker-eye', 'one-breath'];
/** 12 pairs. */
const SMALL = setupOf(1);

describe('a finished game', () => {
  it('earns what its replay proves, once', async () => {
    expect(await finish(here, WITH_UNDO)).toEqual([]);
    expect(await finish(here, ALONE)).toEqual(SWIFT);
    expect(await finish(here, ALONE)).toEqual([]);
  });

  it('answers the same when it is asked again', async () => {
    const gameId = await playInto(here, BOARD, ALONE);
    const first = await finishRanked(here, gameId);
    expect(first.achievements).toEqual(SWIFT);
    expect(await here.tell('games.finish', { gameId })).toEqual(first);
  });

  it('of a handful of pairs earns nothing', async () => {
    const { sent } = play(SMALL, witnessEntries(SMALL));
    for (let game = 0; game < 2; game++) expect(await finish(here, sent, SMALL)).toEqual([]);
    const { career } = await here.tell('achievements.list', null);
    expect(career).toMatchObject({ allowed: { boards: 2 }, none: { boards: 0, links: 24 } });
  });

  it('that played itself earns nothing', async () => {
    const entries = witnessEntries(BOARD).map(
      (entry, place): Entry => (place === 0 && entry.type === 'link' ? { ...entry, by: 'auto' } : entry),
    );
    expect(await finish(here, play(BOARD, entries).sent)).toEqual([]);
    expect((await here.tell('achievements.list', null)).career.allowed.boards).toBe(0);
  });

  it('keeps nothing when its score could not be kept', async () => {
    const gameId = await playInto(here, BOARD, ALONE);
    const { database } = here.storage;
    database.exec('ALTER TABLE achievements RENAME TO gone');
    expect(await here.ask('games.finish', { gameId })).toMatchObject({ ok: false });
    database.exec('ALTER TABLE gone RENAME TO achievements');
    expect(await here.tell('scores.all', null)).toEqual([]);
  });
});

describe('the list', () => {
  it('tells what was earned by which game and when, and how far the rest is', async () => {
    await finish(here, WITH_UNDO);
    await finish(here, ALONE);
    const [last] = await here.tell('scores.all', null);
    const { earned, career } = await here.tell('achievements.list', null);
    expect(earned).toEqual(
      SWIFT.toSorted().map((id) => ({ ...{ id, gameId: last?.gameId, earnedAt: 3_000 } })),
    );
    expect(career).toEqual({
      allowed: { boards: 2, shapes: 0, links: 64, level: 0 },
      none: { boards: 1, shapes: 0, links: 32, level: 0 },
    });
  });

  it('counts each built-in shape once', async () => {
    const [shape] = await here.tell('templates.list', null);
    if (shape === undefined) throw new Error('no built-in shape');
    const setup = setupOf(3, 'classic', shape);
    const { sent } = play(setup, witnessEntries(setup));
    for (let game = 0; game < 2; game++) await finish(here, sent, setup);
    expect((await here.tell('achievements.list', null)).career.none).toMatchObject({ boards: 2, shapes: 1 });
  });

  it('is empty at first', async () => {
    const nothing = { boards: 0, shapes: 0, links: 0, level: 0 };
    expect(await here.tell('achievements.list', null)).toEqual({
      earned: [],
      career: { none: nothing, allowed: nothing },
    });
  });
});

describe('elsewhere', () => {
  const workOf = (session: Session) => withoutOwners(readWork(session.storage.database, 'refuse'));
  const textOf = (session: Session) => exportText(session.storage.database, '1.2.3', 5);
  let there: Session;
  beforeEach(() => {
    there = open('there');
  });
  afterEach(() => there.close());

  it('the same games have earned the same', async () => {
    for (const sent of [WITH_UNDO, ALONE, ALONE]) await finish(here, sent);
    for (let time = 0; time < 2; time++) importText(there.storage.database, textOf(here), 6);
    expect(workOf(there)).toEqual(workOf(here));
    expect(await there.tell('achievements.list', null)).toEqual(await here.tell('achievements.list', null));
  });

  it('also when all of them ended at one moment', async () => {
    for (const sent of [ALONE, WITH_UNDO, ALONE]) {
      clock = 0;
      await finish(here, sent);
    }
    importText(there.storage.database, textOf(here), 6);
    expect(workOf(there)).toEqual(workOf(here));
  });

  it('a file of the first version earns by its replays', async () => {
    await finish(here, ALONE);
    const old = textOf(here)
      .replace(/"version": \d/, '"version": 1')
      .replace(/,\s*"achievements": ?\[[^\]]*\]/, '')
      .replace(/,\s*"packs": ?\[\]/, '')
      .replace(/,\s*"puzzles": ?\{[^}]*\}/, '')
      .replace(/,\s*"pictures": ?\[\]/, '');
    expect(old).not.toContain('one-breath');
    expect(importText(there.storage.database, old, 6).ok).toBe(true);
    expect(await there.tell('achievements.list', null)).toEqual(await here.tell('achievements.list', null));
  });

  it('what is no longer earned stays with the game that has it', async () => {
    await finish(here, ALONE);
    const before = textOf(here).replace('"combo-10"', '"combo-10", "own-hand"');
    importText(there.storage.database, before, 6);
    const { earned } = await there.tell('achievements.list', null);
    expect(earned.map(({ id }) => id)).toContain('own-hand');
    expect(earned.map(({ id }) => id)).not.toContain('first-board');
  });

  it('no claim is believed that the replay does not prove', async () => {
    await finish(here, WITH_UNDO);
    const forged = textOf(here).replace(
      /"achievements": ?\[[^\]]*\]/,
      '"achievements": ["level-10", "own-hand", "no-such-thing"]',
    );
    expect(forged).toContain('level-10');
    importText(there.storage.database, forged, 6);
    expect(workOf(there)).toEqual(workOf(here));
  });

  it('games of two machines earn together what neither earned alone', async () => {
    for (let game = 0; game < 5; game++) await finish(here, ALONE);
    for (let game = 0; game < 5; game++) expect(await finish(there, ALONE)).not.toContain('ten-boards');
    importText(there.storage.database, textOf(here), 6);
    const { earned } = await there.tell('achievements.list', null);
    expect(earned.map(({ id }) => id)).toContain('ten-boards');
  });
});

describe('a damaged row', () => {
  it.each([
    ['changed', "UPDATE achievements SET earned_at = 7 WHERE id = 'combo-10'"],
    [
      'given to another game',
      'UPDATE achievements SET game_id = (SELECT game_id FROM scores WHERE scores.game_id <> achievements.game_id)',
    ],
    ['renamed', "UPDATE achievements SET id = 'level-10' WHERE id = 'combo-10'"],
  ])('%s is seen, never shown, and the score beside it is still there', async (_what, change) => {
    for (const sent of [WITH_UNDO, ALONE]) await finish(here, sent);
    const { database } = here.storage;
    database.exec(change);
    expect(await here.ask('achievements.list', null)).toMatchObject({ error: { code: 'storage-failed' } });
    expect(verifyDatabase(database)).toMatchObject({ kind: 'damaged' });
    const saved = readWork(database, 'pass-over');
    expect(saved.games.map(({ finished }) => finished?.row.links)).toEqual([32, 32]);
  });

  it('comes back by replay when the database is restored', async () => {
    for (const sent of [WITH_UNDO, ALONE]) await finish(here, sent);
    const before = await here.tell('achievements.list', null);
    here.storage.database.exec('UPDATE achievements SET earned_at = 7');
    here.close();
    here = open('here');
    expect(here.storage.state.kind).toBe('restored');
    expect(await here.tell('achievements.list', null)).toEqual(before);
  });
});
