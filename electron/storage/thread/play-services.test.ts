import { dirname, join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import type { Entry, GameSetup } from '../../../core/game/setup/entry.ts';
import {
  play,
  rectangle,
  type Sent,
  setupOf,
  wanderingEntries,
  witnessEntries,
} from '../../../tests/reliability/games/scripted.ts';
import { finishRanked, openSession, playInto } from '../../../tests/reliability/support/session.ts';
import { exportText, importText } from '../../../tests/support/export-import.ts';
import { storageOfEachTest } from '../../../tests/support/storage-of-each-test.ts';
import { findProgress } from '../tables/games-table.ts';

const here = storageOfEachTest();

const SETUP = setupOf(11);
const WHOLE = play(SETUP, wanderingEntries(SETUP));

function sentAt(index: number): Sent {
  const sent = WHOLE.sent[index];
  if (sent === undefined) throw new Error(`no entry ${index}`);
  return sent;
}

async function codeOf(channel: string, request: unknown): Promise<string> {
  const answer = await here.session.ask(channel, request);
  return answer.ok ? 'ok' : answer.error.code;
}

describe('games.start', () => {
  it.each([
    ['tiles beside the slots', { ...SETUP.deal, cells: SETUP.deal.cells.map(() => 0) }],
    ['a witness that does not clear', { ...SETUP.deal, witness: SETUP.deal.witness.slice(1) }],
    [
      'a template under a false name',
      { ...SETUP.deal, template: { ...SETUP.deal.template, hash: '0'.repeat(64) } },
    ],
    ['an odd number of slots', { ...SETUP.deal, template: { ...rectangle(5, 5) }, cells: [], witness: [] }],
  ])('refuses %s and writes nothing', async (_what, deal) => {
    expect(await codeOf('games.start', { setup: { ...SETUP, deal } })).toBe('bad-request');
    expect(await here.session.tell('games.list', null)).toEqual([]);
  });

  it.each([
    ['an older one', { modeVersion: undefined }],
    ['a later one', { modeVersion: 999 }],
    ['another score table', { scoreVersion: 999 }],
  ])('refuses %s than that of this program', async (_what, versions) => {
    const setup = JSON.parse(JSON.stringify({ ...SETUP, ...versions }));
    expect(await codeOf('games.start', { setup })).toBe('bad-request');
  });

  it('sets the game like it aside and no other', async () => {
    const begun = async (setup: GameSetup) =>
      playInto(here.session, setup, play(setup, witnessEntries(setup)).sent.slice(0, 1));
    const first = await begun(SETUP);
    const timed = await begun(setupOf(11, 'timed'));
    const second = await begun({ ...SETUP, deal: setupOf(12).deal });
    const playing = await here.session.tell('games.list', null);
    expect(playing.map(({ gameId }) => gameId)).toEqual([second, timed]);
    expect((await here.session.tell('games.load', { gameId: first })).setup).toEqual(SETUP);
  });
});

describe('games.append', () => {
  it('keeps every entry, over a restart too', async () => {
    const gameId = await playInto(here.session, SETUP, WHOLE.sent.slice(0, 9));
    here.reopen();
    for (const sent of WHOLE.sent.slice(9)) await here.session.tell('games.append', { gameId, ...sent });
    const { journal, elapsedMs } = await here.session.tell('games.load', { gameId });
    expect(journal).toEqual(WHOLE.sent.map(({ entry, boardHash }) => ({ entry, boardHash })));
    expect(elapsedMs).toBe(WHOLE.game.elapsedMs);
  });

  it('tells the home screen how far the game is', async () => {
    const gameId = await playInto(here.session, SETUP, WHOLE.sent.slice(0, 3));
    const playedAt = here.time - 1;
    expect(await here.session.tell('games.list', null)).toEqual([
      {
        gameId,
        mode: 'classic',
        template: SETUP.deal.template,
        level: 1,
        pairsLeft: 9,
        elapsedMs: 3_000,
        playedAt,
      },
    ]);
  });

  it('answers the same entry again and refuses another in its place', async () => {
    const gameId = await playInto(here.session, SETUP, WHOLE.sent.slice(0, 2));
    expect(await here.session.tell('games.append', { gameId, ...sentAt(0) })).toEqual({ accepted: 0 });
    expect(await codeOf('games.append', { gameId, ...sentAt(1), index: 0 })).toBe('journal-gap');
    expect((await here.session.tell('games.load', { gameId })).journal).toHaveLength(2);
  });

  it.each<[string, number, Partial<Sent>, string]>([
    ['a hole in the journal', 2, { index: 3 }, 'journal-gap'],
    ['another board', 2, { boardHash: '0'.repeat(16) }, 'board-hash-mismatch'],
    [
      'a tile linked with itself',
      2,
      { entry: { type: 'link', a: 0, b: 0, by: 'player', elapsedMs: 9_000 } },
      'illegal-entry',
    ],
    ['a clock that went back', 2, { entry: { ...sentAt(2).entry, elapsedMs: 5 } }, 'illegal-entry'],
    ['a redo of nothing', 2, { entry: { type: 'redo', elapsedMs: 9_000 } }, 'illegal-entry'],
  ])('refuses %s and keeps the game', async (_what, index, change, code) => {
    const gameId = await playInto(here.session, SETUP, WHOLE.sent.slice(0, index));
    expect(await codeOf('games.append', { gameId, ...sentAt(index), ...change })).toBe(code);
    expect((await here.session.tell('games.load', { gameId })).journal).toHaveLength(index);
    expect(await codeOf('games.append', { gameId, ...sentAt(index) })).toBe('ok');
  });

  it('refuses games that are over or unknown', async () => {
    const gameId = await playInto(here.session, SETUP, WHOLE.sent.slice(0, 1));
    await here.session.tell('games.abandon', { gameId });
    expect(await codeOf('games.append', { gameId, ...sentAt(1) })).toBe('game-over');
    expect(await codeOf('games.append', { gameId: 'nobody-knows', ...sentAt(0) })).toBe('unknown-game');
    expect(await here.session.tell('games.list', null)).toEqual([]);
  });

  it('takes turns between two games', async () => {
    const classic = await playInto(here.session, SETUP, []);
    const setup = setupOf(11, 'timed');
    const timed = await playInto(here.session, setup, []);
    const { sent } = play(setup, witnessEntries(setup).slice(0, 6));
    for (const place of sent.keys()) {
      expect(await codeOf('games.append', { gameId: classic, ...sentAt(place) })).toBe('ok');
      expect(await codeOf('games.append', { gameId: timed, ...sent[place] })).toBe('ok');
    }
  });
});

describe('games.clock', () => {
  it('goes on and never back', async () => {
    const gameId = await playInto(here.session, SETUP, WHOLE.sent.slice(0, 1));
    const clocks: number[] = [];
    for (const elapsedMs of [1_500, 1_200, 0, 2_700]) {
      await here.session.tell('games.clock', { gameId, elapsedMs, isRunning: true });
      clocks.push((await here.session.tell('games.load', { gameId })).elapsedMs);
    }
    expect(clocks).toEqual([1_500, 1_500, 1_500, 2_700]);
    expect(await codeOf('games.append', { gameId, ...sentAt(1) })).toBe('ok');
    expect((await here.session.tell('games.load', { gameId })).elapsedMs).toBe(2_700);
  });
});

describe('games.finish', () => {
  it('enters the score that the replay gives, once', async () => {
    const gameId = await playInto(here.session, SETUP, WHOLE.sent);
    const finished = await finishRanked(here.session, gameId);
    expect(finished).toMatchObject({
      rank: 1,
      previousBest: null,
      row: { gameId, links: 12, assists: ['undo'] },
    });
    expect(finished.row.score).toEqual(WHOLE.game.current.score);
    expect(await here.session.tell('games.finish', { gameId })).toEqual(finished);
    expect(await here.session.tell('games.list', null)).toEqual([]);
    expect(await codeOf('games.abandon', { gameId })).toBe('game-over');
  });

  it('ranks within mode, template and class', async () => {
    const clean = play(SETUP, witnessEntries(SETUP)).sent;
    const assisted = await playInto(here.session, SETUP, WHOLE.sent);
    await here.session.tell('games.finish', { gameId: assisted });
    const honest = await playInto(here.session, SETUP, clean);
    expect(await here.session.tell('games.finish', { gameId: honest })).toMatchObject({
      rank: 1,
      previousBest: null,
    });
    const table = { mode: 'classic', templateHash: SETUP.deal.template.hash } as const;
    const idsOf = async (isAssisted: boolean) =>
      (await here.session.tell('scores.list', { ...table, assisted: isAssisted })).map(
        ({ gameId }) => gameId,
      );
    expect([await idsOf(false), await idsOf(true)]).toEqual([[honest], [assisted]]);
  });

  it('refuses a game that is not at its end', async () => {
    const gameId = await playInto(here.session, SETUP, WHOLE.sent.slice(0, -1));
    expect(await codeOf('games.finish', { gameId })).toBe('not-finished');
    expect(await codeOf('games.finish', { gameId: 'nobody-knows' })).toBe('unknown-game');
  });

  it('enters nothing for a game that auto-play finished, here and where it is imported', async () => {
    const entries = witnessEntries(SETUP).map((entry, place) =>
      place > 4 && entry.type === 'link' ? { ...entry, by: 'auto' as const } : entry,
    );
    const { sent, game } = play(SETUP, entries);
    expect(game.status).toBe('shown');
    const gameId = await playInto(here.session, SETUP, sent);
    for (const _time of [1, 2]) expect(await here.session.tell('games.finish', { gameId })).toBeNull();
    const other = openSession({ path: join(dirname(here.path), 'other.sqlite') });
    importText(other.storage.database, exportText(here.session.storage.database, '1.0.0', 1), 1);
    for (const place of [here.session, other]) {
      expect(await place.tell('games.list', null)).toEqual([]);
      expect(await place.tell('scores.all', null)).toMatchObject([]);
      expect((await place.tell('achievements.list', null)).earned).toEqual([]);
      expect(findProgress(place.storage.database, gameId)?.status).toBe('finished');
    }
    other.close();
  });

  it('enters a timed game when its time is up', async () => {
    const setup = setupOf(4, 'timed');
    const entries: Entry[] = [...witnessEntries(setup).slice(0, 2), { type: 'timeout', elapsedMs: 500_000 }];
    const { sent, game } = play(setup, entries);
    const gameId = await playInto(here.session, setup, sent);
    const { row } = await finishRanked(here.session, gameId);
    expect(row).toMatchObject({ mode: 'timed', level: 1, links: 2, elapsedMs: game.elapsedMs });
  });
});

describe('a disk without room', () => {
  /** As SQLite sees it: the file may not grow. */
  function fill(): () => void {
    const { database } = here.session.storage;
    const pages = Number(database.pragma('page_count', { simple: true }));
    database.pragma(`max_page_count = ${pages}`);
    return () => void database.pragma('max_page_count = 1073741823');
  }

  it('is an answer; the same entry goes through when there is room again', async () => {
    const setup = setupOf(2, 'classic', rectangle(12, 10));
    const { sent } = play(setup, wanderingEntries(setup));
    const gameId = await playInto(here.session, setup, []);
    const makeRoom = fill();
    const codes: string[] = [];
    for (const each of sent) codes.push(await codeOf('games.append', { gameId, ...each }));
    const accepted = codes.indexOf('disk-full');
    expect(accepted).toBeGreaterThan(0);
    expect(new Set(codes.slice(accepted + 1))).toEqual(new Set(['journal-gap']));
    makeRoom();
    for (const each of sent.slice(accepted))
      expect(await codeOf('games.append', { gameId, ...each })).toBe('ok');
    expect((await here.session.tell('games.load', { gameId })).journal).toHaveLength(sent.length);
  });
});

describe('a write that fails', () => {
  /** The error that a full quota, a limit on file size and a dying disk come as. */
  function failOnWritesTo(table: string): () => void {
    const { database } = here.session.storage;
    database.function('fail', () => {
      throw new Database.SqliteError('disk I/O error', 'SQLITE_IOERR_WRITE');
    });
    for (const event of ['insert', 'update'])
      database.exec(
        `CREATE TEMP TRIGGER failing_${event} BEFORE ${event} ON ${table} BEGIN SELECT fail(); END`,
      );
    return () => void database.exec('DROP TRIGGER failing_insert; DROP TRIGGER failing_update');
  }

  it.each(['journal', 'progress'])('into the %s is an answer and leaves all as it was', async (table) => {
    const gameId = await playInto(here.session, SETUP, WHOLE.sent.slice(0, 3));
    const before = await here.session.tell('games.load', { gameId });
    const mend = failOnWritesTo(table);
    for (const _attempt of [1, 2, 3])
      expect(await codeOf('games.append', { gameId, ...sentAt(3) })).toBe('storage-failed');
    expect(await here.session.tell('games.load', { gameId })).toEqual(before);
    expect(here.session.storage.state).toEqual({ kind: 'ready' });
    mend();
    for (const each of WHOLE.sent.slice(3))
      expect(await codeOf('games.append', { gameId, ...each })).toBe('ok');
    expect((await here.session.tell('games.load', { gameId })).journal).toHaveLength(WHOLE.sent.length);
  });
});

describe('a damaged row', () => {
  it.each([
    ['a journal that lost its end', 'DROP TRIGGER journal_keeps_rows; DELETE FROM journal WHERE place = 4'],
    [
      'a changed entry',
      "DROP TRIGGER journal_keeps_values; UPDATE journal SET entry = replace(entry, '3000', '3001')",
    ],
    ['a changed clock', 'UPDATE progress SET elapsed_ms = 1'],
    ['lost progress', 'DELETE FROM progress'],
    ['a changed board', 'UPDATE games SET setup = replace(setup, \'"seed":11\', \'"seed":12\')'],
  ])('%s is never shown', async (_what, change) => {
    const gameId = await playInto(here.session, SETUP, WHOLE.sent.slice(0, 5));
    here.session.storage.database.exec(change);
    expect(await codeOf('games.load', { gameId })).toBe('storage-failed');
    expect(await codeOf('games.finish', { gameId })).toBe('storage-failed');
  });
});
