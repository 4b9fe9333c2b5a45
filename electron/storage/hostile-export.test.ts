/** Files and rows that were made to harm: what lists, sums up and exports goes on, whatever they hold. */
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hashCells } from '../../core/board/hash.ts';
import type { DealRecord, Entry } from '../../core/game/setup/entry.ts';
import { makeRevision } from '../../core/templates/revision.ts';
import { dealOfLevel, play, setupOf, witnessEntries } from '../../tests/reliability/games/scripted.ts';
import { dropFolder, makeFolder } from '../../tests/reliability/support/folder.ts';
import { openSession, playInto, type Session } from '../../tests/reliability/support/session.ts';
import { exportText, importText } from '../../tests/support/export-import.ts';
import { putRow, type Row } from './base/checked-rows.ts';
import { addGame, findProgress, putProgress } from './tables/games-table.ts';

const LISTS = [
  ...['templates.list', 'designs.list', 'packs.list', 'games.list', 'scores.all', 'statistics.read'],
  'pictures.list',
  'puzzles.record',
];

let folder: string;
let session: Session;
let time: number;
beforeEach(() => {
  folder = makeFolder();
  time = 1_700_000_000_000;
  session = openSession({ path: join(folder, 'twofold.sqlite'), now: () => time });
});
afterEach(() => {
  session.close();
  dropFolder(folder);
});

/** Everything that lists must answer, and what it answers must go out and come in again. */
async function expectAllListed(): Promise<void> {
  for (const channel of LISTS)
    expect([channel, await session.ask(channel, null)]).toMatchObject([channel, { ok: true }]);
  const text = exportText(session.storage.database, '1.0.0', time);
  expect(importText(session.storage.database, text, time)).toMatchObject({
    ok: true,
    value: { games: { added: 0 } },
  });
}

function textWith(game: object): string {
  const head = { format: 'twofold-export', version: 1, appVersion: '1.0.0', exportedAt: 5 };
  return JSON.stringify({ ...head, settings: {}, games: [game], designs: [] });
}

const FIRST = setupOf(7, 'timed');
const FINISHED = {
  id: 'hostile-game',
  setup: FIRST,
  startedAt: 1,
  playedAt: 2,
  elapsedMs: 0,
  finished: null,
};

function imported(game: object) {
  return importText(session.storage.database, textWith({ ...FINISHED, status: 'playing', ...game }), time);
}

/** A board of gaps only, which is cleared as soon as it is there. */
function gapsOnly(): DealRecord {
  const { template } = FIRST.deal;
  const marks = template.marks.map(() => -2);
  const revision = makeRevision({ ...template, marks }, true);
  return { ...FIRST.deal, template: revision, cells: marks.map(() => 0), witness: [] };
}

describe('an import', () => {
  it('of 10,005 levels on boards of gaps is refused, and every list goes on', async () => {
    const won = play(FIRST, witnessEntries(FIRST));
    const { width, height, marks } = FIRST.deal.template;
    const boardHash = hashCells(
      width,
      height,
      marks.map(() => 0),
    );
    const { elapsedMs } = won.game;
    const level: Entry = { type: 'level', deal: gapsOnly(), elapsedMs };
    const journal = [
      ...won.sent.map(({ entry, boardHash: hash }) => ({ entry, boardHash: hash })),
      ...Array.from({ length: 10_005 }, () => ({ entry: level, boardHash })),
    ];
    expect(imported({ journal, elapsedMs })).toMatchObject({
      ok: true,
      value: { games: { added: 0, refused: 1 }, refusals: [{ reason: 'moves', count: 1 }] },
    });
    await expectAllListed();
  });

  it.each<[string, DealRecord]>([
    ['a board of gaps', gapsOnly()],
    ['the board of level 2', dealOfLevel(2, 7)],
    ['a board of its own', setupOf(1).deal],
  ])('of a timed run that begins with %s is refused', (_what, deal) => {
    expect(imported({ setup: { ...FIRST, deal }, journal: [] })).toMatchObject({
      value: { refusals: [{ reason: 'setup', count: 1 }] },
    });
  });

  it.each(['startedAt', 'playedAt'])('says which date is none: %s', (field) => {
    for (const date of [-1, 253_402_300_800_000]) {
      expect(imported({ journal: [], [field]: date })).toEqual({
        ok: false,
        error: {
          code: 'import-wrong-shape',
          detail: `games.0.${field}: not a date between 1970 and 9999, in milliseconds`,
        },
      });
    }
  });

  it('takes what a template is called and where it comes from out of its hash', async () => {
    const setup = setupOf(3);
    const template = { ...setup.deal.template, builtIn: true, name: 'diamond' };
    imported({ setup: { ...setup, deal: { ...setup.deal, template } }, journal: [], elapsedMs: 60_000 });
    const [game] = await session.tell('games.list', null);
    expect(game?.template.builtIn).toBe(false);
    const first = { ...FIRST.deal.template, builtIn: false, name: 'mine' };
    imported({
      id: 'another-game',
      setup: { ...FIRST, deal: { ...FIRST.deal, template: first } },
      journal: [],
      elapsedMs: 60_000,
    });
    expect((await session.tell('games.list', null)).map(({ template: { name } }) => name)).toContain(
      'diamond',
    );
    await expectAllListed();
  });
});

describe('a clock', () => {
  it.each([-1, -1e15, 9e15])('that says %d hides nothing', async (moment) => {
    time = moment;
    const setup = setupOf(1);
    const gameId = await playInto(session, setup, play(setup, witnessEntries(setup)).sent);
    await session.tell('games.finish', { gameId });
    await playInto(session, setupOf(2), play(setupOf(2), witnessEntries(setupOf(2))).sent.slice(0, 1));
    await expectAllListed();
    expect(await session.tell('games.list', null)).toHaveLength(1);
    expect(await session.tell('scores.all', null)).toHaveLength(1);
  });
});

describe('a row that cannot be read', () => {
  /** Writes over a row with a checksum that is right, as an import did that checked less. */
  function rewrite(table: Parameters<typeof putRow>[1], key: string, change: Row): void {
    const { database } = session.storage;
    const before = database.prepare<[], Row>(`SELECT * FROM ${table} WHERE ${key}`).get();
    const { checksum: _, ...row } = { ...before };
    putRow(database, table, { ...row, ...change });
  }

  beforeEach(async () => {
    const design = { ...setupOf(1).deal.template, author: '', tags: [] };
    const { hash: _, builtIn: __, ...own } = design;
    for (const id of ['design-one', 'design-two']) {
      await session.tell('designs.save', { id, design: { ...own, name: id } });
      await session.tell('packs.put', { id: `pack-${id}`, name: id, author: '', designIds: [id] });
    }
    for (const seed of [1, 2]) {
      const setup = setupOf(seed);
      const gameId = await playInto(session, setup, play(setup, witnessEntries(setup)).sent);
      await session.tell('games.finish', { gameId });
    }
    for (const setup of [setupOf(3), FIRST])
      await playInto(session, setup, play(setup, witnessEntries(setup)).sent.slice(0, 1));
  });

  const first = (table: string, column: string) => `${column} = (SELECT min(${column}) FROM ${table})`;
  const playing = "game_id = (SELECT min(game_id) FROM progress WHERE status = 'playing')";

  it.each<[string, Parameters<typeof putRow>[1], string, Row, string, number]>([
    ['a game', 'games', playing.replace('game_id', 'id'), { setup: '{}' }, 'games.list', 1],
    ['a game that is no JSON', 'games', playing.replace('game_id', 'id'), { setup: '{' }, 'games.list', 1],
    ['how far a game is', 'progress', playing, { level: -7 }, 'games.list', 1],
    ['a score', 'scores', first('scores', 'game_id'), { parts: '{"total":-1}' }, 'scores.all', 1],
    ['a score of too many levels', 'scores', first('scores', 'game_id'), { level: 2 ** 40 }, 'scores.all', 1],
    ['a template', 'designs', "id = 'design-one'", { saved: '[]' }, 'designs.list', 1],
    ['a pack', 'packs', "id = 'pack-design-one'", { name: 'x'.repeat(1_000) }, 'packs.list', 1],
  ])('takes no other with it: %s', async (_what, table, key, change, channel, left) => {
    rewrite(table, key, change);
    expect(await session.tell(channel as 'games.list', null)).toHaveLength(left);
    expect(session.storage.state).toEqual({ kind: 'damage-found' });
    await expectAllListed();
  });

  it('is counted when everything is exported, and the rest goes out', async () => {
    rewrite('scores', first('scores', 'game_id'), { parts: '[' });
    const damage: string[] = [];
    const text = exportText(session.storage.database, '1.0.0', time, (problem) => damage.push(problem));
    expect(damage).toEqual([expect.stringMatching(/^scores /)]);
    expect(JSON.parse(text)).toMatchObject({
      games: { length: 4 },
      designs: { length: 2 },
      packs: { length: 2 },
    });
  });

  it('does not keep a file from being imported', async () => {
    const { database } = session.storage;
    const text = exportText(database, '1.0.0', time);
    rewrite('games', playing.replace('game_id', 'id'), { setup: '{}' });
    expect(importText(database, text, time)).toMatchObject({
      ok: true,
      value: { games: { added: 0, known: 3, refused: 1 }, refusals: [{ reason: 'damaged', count: 1 }] },
    });
  });

  it('of a date before 1970 is shown with the earliest that can be', async () => {
    const { database } = session.storage;
    const gameId = addedGame();
    const progress = findProgress(database, gameId);
    if (progress === null) throw new Error('no progress');
    putProgress(database, { ...progress, playedAt: -86_400_000 });
    const games = await session.tell('games.list', null);
    expect(games.find((game) => game.gameId === gameId)?.playedAt).toBe(0);
    await expectAllListed();
  });

  function addedGame(): string {
    const { database } = session.storage;
    const chain = addGame(database, 'older-game', setupOf(1), -5);
    const none = { entries: 0, chain, level: 1, pairsLeft: 12, clockMs: 60_000, playedAt: 0 };
    putProgress(database, { gameId: 'older-game', status: 'playing', ...none });
    return 'older-game';
  }
});
