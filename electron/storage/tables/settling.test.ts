/** Rows that are kept change by change equal those that are made of all games at once. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { monthOf } from '../../../core/daily/calendar-date.ts';
import { NO_FIGURES } from '../../../core/game/figure-names.ts';
import { FIGURES_VERSION } from '../../../core/game/figures-form.ts';
import { MODES } from '../../../core/game/modes/table.ts';
import { REVIEW_VERSION } from '../../../core/review/review-version.ts';
import { rectangle, setupOf } from '../../../tests/reliability/games/scripted.ts';
import { putRow, type Row } from '../base/checked-rows.ts';
import { type Connection, openInMemory } from '../base/connection.ts';
import { addGame, putProgress, type StoredStatus } from './games-table.ts';
import { localDay } from './local-days.ts';
import { migrate } from './migrate.ts';
import { putOwner, putOwnerOfGame } from './owners/owners-table.ts';
import { keepCheck } from './score-checks-table.ts';
import { readSettled } from './settling.ts';
import { readPlayStatistics, readStatistics } from './statistics-queries.ts';
import { keepRevision } from './templates-table.ts';
import { isUnsettled } from './unsettled.ts';

const DAY_MS = 86_400_000;
const START = new Date(2026, 10, 16, 12).getTime();
const TEMPLATES = [rectangle(6, 4), rectangle(4, 4)];
const BOARD_DAYS = ['2026-11-15', '2026-11-18', '2026-12-24'];

type Act =
  | {
      readonly act: 'begin';
      readonly game: number;
      readonly board: number;
      readonly mode: 'classic' | 'daily' | 'timed';
    }
  | { readonly act: 'move'; readonly game: number }
  | {
      readonly act: 'leave';
      readonly game: number;
      readonly status: StoredStatus;
      readonly pairsLeft: number;
    }
  | {
      readonly act: 'score';
      readonly game: number;
      readonly total: number;
      readonly help: 'none' | 'hint' | 'auto-play';
      readonly ahead: number;
    }
  | {
      readonly act: 'check';
      readonly game: number;
      readonly state: 'verified' | 'not-rechecked' | 'forged';
    }
  | { readonly act: 'review'; readonly game: number; readonly critical: number }
  | { readonly act: 'figures'; readonly game: number; readonly links: number }
  | { readonly act: 'owner'; readonly game: number; readonly owner: 'friend' | 'laptop' | 'file' | 'own' }
  | { readonly act: 'whose'; readonly owner: 'friend' | 'laptop'; readonly isMine: boolean }
  | { readonly act: 'clock'; readonly days: number }
  | { readonly act: 'look' };

const game = fc.nat(7);
const owner = fc.constantFrom('friend' as const, 'laptop' as const);
const anyAct: fc.Arbitrary<Act> = fc.oneof(
  fc.record({
    act: fc.constant('begin' as const),
    game,
    board: fc.nat(5),
    mode: fc.constantFrom('classic' as const, 'daily' as const, 'timed' as const),
  }),
  fc.record({ act: fc.constant('move' as const), game }),
  fc.record({
    act: fc.constant('leave' as const),
    game,
    status: fc.constantFrom<StoredStatus>('playing', 'set-aside', 'abandoned', 'finished'),
    pairsLeft: fc.nat(2),
  }),
  fc.record({
    act: fc.constant('score' as const),
    game,
    total: fc.integer({ min: 1, max: 60 }),
    help: fc.constantFrom('none' as const, 'hint' as const, 'auto-play' as const),
    ahead: fc.constantFrom(0, 0, 0, 40),
  }),
  fc.record({
    act: fc.constant('check' as const),
    game,
    state: fc.constantFrom('verified' as const, 'not-rechecked' as const, 'forged' as const),
  }),
  fc.record({ act: fc.constant('review' as const), game, critical: fc.nat(4) }),
  fc.record({ act: fc.constant('figures' as const), game, links: fc.nat(50) }),
  fc.record({
    act: fc.constant('owner' as const),
    game,
    owner: fc.constantFrom('friend' as const, 'laptop' as const, 'file' as const, 'own' as const),
  }),
  fc.record({ act: fc.constant('whose' as const), owner, isMine: fc.boolean() }),
  fc.record({ act: fc.constant('clock' as const), days: fc.integer({ min: -2, max: 45 }) }),
  fc.record({ act: fc.constant('look' as const) }),
);

const idOf = (place: number) => `the-game-${place}`;

function has(database: Connection, table: string, id: string): boolean {
  const column = table === 'games' ? 'id' : 'game_id';
  return database.prepare(`SELECT 1 FROM ${table} WHERE ${column} = ?`).get(id) !== undefined;
}

function perform(database: Connection, act: Act, now: number): void {
  if (act.act === 'whose') putOwner(database, { id: act.owner, isMine: act.isMine });
  if (act.act === 'whose' || act.act === 'look' || act.act === 'clock') return;
  const id = idOf(act.game);
  if (act.act === 'begin') {
    if (has(database, 'games', id)) return;
    const template = TEMPLATES[act.board % 2] ?? rectangle(6, 4);
    keepRevision(database, template, now);
    const day = BOARD_DAYS[act.board % 3] ?? '';
    const onDay = act.mode === 'daily' ? { boardId: day, onItsDay: true as const } : {};
    const setup = { ...setupOf(1, 'classic', template), mode: act.mode, ...onDay };
    const chain = addGame(database, id, setup, now);
    putProgress(database, {
      ...{ gameId: id, status: 'playing', entries: 0, chain, level: 1, pairsLeft: 8 },
      ...{ clockMs: 0, playedAt: now },
    });
    return;
  }
  if (!has(database, 'games', id)) return;
  const row = database.prepare('SELECT * FROM progress WHERE game_id = ?').get(id) as Row;
  if (act.act === 'move')
    putRow(database, 'progress', { ...row, entries: Number(row.entries) + 1, played_at: now });
  if (act.act === 'leave')
    putRow(database, 'progress', { ...row, status: act.status, pairs_left: act.pairsLeft });
  if (act.act === 'owner') {
    const told = act.owner === 'file' ? null : act.owner === 'own' ? undefined : act.owner;
    if (
      typeof told === 'string' &&
      database.prepare('SELECT 1 FROM owners WHERE id = ?').get(told) === undefined
    )
      putOwner(database, { id: told, isMine: false });
    putOwnerOfGame(database, id, told, now);
  }
  if (act.act === 'review' && Number(row.entries) > 0)
    putRow(database, 'reviews', {
      ...{ game_id: id, review_version: REVIEW_VERSION, entries: row.entries ?? 0 },
      ...{ critical: act.critical, kept: act.critical >> 1, only_moves: 0 },
      ...{ shares: '[]', lost_move: null, facts: '{}' },
    });
  if (act.act === 'score') {
    const { mode, template_hash } = database.prepare('SELECT * FROM games WHERE id = ?').get(id) as Row;
    putRow(database, 'scores', {
      ...{ game_id: id, mode: mode ?? '', template_hash: template_hash ?? '' },
      ...{ is_assisted: act.help === 'none' ? 0 : 1, total: act.total, parts: '{}', score_version: 1 },
      assists: JSON.stringify(act.help === 'none' ? [] : [act.help]),
      ...{ level: act.total % 7, links: act.total, elapsed_ms: 1_000 * act.total },
      ...{ finished_at: now + act.ahead * DAY_MS, rank_then: 1, best_before: null },
    });
  }
  if (act.act === 'check' && has(database, 'scores', id)) keepCheck(database, id, act.state);
  if (act.act === 'figures' && has(database, 'scores', id))
    putRow(database, 'game_figures', {
      ...{ game_id: id, version: FIGURES_VERSION },
      figures: JSON.stringify({
        ...NO_FIGURES,
        ...{ links: act.links, weightedLinks: 1_100 * act.links, elapsedMs: 900, triedLinks: act.links },
        ...{ misses: 1, clearedMs: 800, lastThirdMs: 300 },
      }),
    });
}

interface Plain {
  readonly row: Row;
  readonly isMine: boolean;
  readonly counts: boolean;
}

/** Every game with its other rows, and whether it counts, said as the definitions say it and looked up nowhere. */
function plainGames(database: Connection, now: number): Plain[] {
  const rows = database
    .prepare<[], Row>(
      `SELECT games.*, progress.status, progress.entries, progress.pairs_left, progress.played_at,
              scores.total, scores.is_assisted, scores.assists, scores.level AS score_level, scores.links,
              scores.elapsed_ms AS score_ms, scores.finished_at, score_checks.state, game_figures.figures,
              reviews.critical, reviews.kept, reviews.entries AS reviewed,
              imported_games.game_id AS imported, game_owners.owner, owners.is_mine,
              json_extract(setup, '$.boardId') AS board_id
       FROM games JOIN progress ON progress.game_id = games.id
       LEFT JOIN scores ON scores.game_id = games.id
       LEFT JOIN score_checks ON score_checks.game_id = games.id
       LEFT JOIN game_figures ON game_figures.game_id = games.id
       LEFT JOIN reviews ON reviews.game_id = games.id
       LEFT JOIN imported_games ON imported_games.game_id = games.id
       LEFT JOIN game_owners ON game_owners.game_id = games.id
       LEFT JOIN owners ON owners.id = game_owners.owner ORDER BY games.id`,
    )
    .all();
  const latest = now + DAY_MS;
  return rows.map((row) => {
    const isMine = row.imported === null && (row.owner === null || row.is_mine === 1);
    const isToCome =
      Number(row.played_at) > latest ||
      (row.finished_at !== null && Number(row.finished_at) > latest) ||
      (row.mode === 'daily' && String(row.board_id ?? '') > localDay(latest));
    return { row, isMine, counts: isMine && !isToCome };
  });
}

const sum = (rows: readonly Row[], key: string) => rows.reduce((total, row) => total + Number(row[key]), 0);
const best = (rows: readonly Row[], key: string, pick: (...values: number[]) => number) =>
  rows.length === 0 ? null : pick(...rows.map((row) => Number(row[key])));

/** The statistics of all games, each looked at again. */
function fromScratch(database: Connection, now: number) {
  const rows = plainGames(database, now).flatMap(({ row, counts }) => (counts ? [row] : []));
  const scored = rows.filter(({ total }) => total !== null);
  const finished = scored.filter(({ state }) => state === null || state === 'verified');
  const tableOf = ({ mode, template_hash }: Row) =>
    MODES[mode as 'classic'].scoreTable === 'template' ? `${mode} ${template_hash}` : `${mode}`;
  const tables = Object.fromEntries(
    [...new Set(rows.map(tableOf))].map((table) => {
      const own = finished.filter((row) => tableOf(row) === table);
      const unaided = own.filter(({ is_assisted }) => is_assisted === 0);
      return [
        table,
        {
          started: rows.filter((row) => tableOf(row) === table).length,
          finished: own.length,
          unaided: unaided.length,
          links: sum(own, 'links'),
          elapsedMs: sum(own, 'score_ms'),
          bestTotal: best(unaided, 'total', Math.max),
          bestLevel: best(unaided, 'score_level', Math.max),
          leastElapsedMs: best(unaided, 'score_ms', Math.min),
        },
      ];
    }),
  );
  const figures = finished.flatMap(({ figures: text, assists }) =>
    text === null || String(assists).includes('auto-play') ? [] : [JSON.parse(String(text)) as Row],
  );
  const reviewed = rows.filter(
    ({ status, critical, reviewed: entries, entries: all }) =>
      status !== 'playing' && critical !== null && entries === all,
  );
  const inARow = rows
    .filter(
      ({ mode, status, entries, total }) =>
        MODES[mode as 'classic'].boards === 'one' &&
        MODES[mode as 'classic'].scoreTable !== 'none' &&
        status !== 'playing' &&
        (Number(entries) > 0 || total !== null),
    )
    .map((row) => ({
      at: Number(row.finished_at ?? row.played_at),
      isWin: row.is_assisted === 0,
      id: row.id,
    }));
  return {
    tables,
    days: [...new Set(scored.map(({ finished_at }) => localDay(Number(finished_at))))].length,
    sums: {
      ...{ games: finished.length, unaided: finished.filter(({ is_assisted }) => is_assisted === 0).length },
      ...{ critical: sum(reviewed, 'critical'), kept: sum(reviewed, 'kept') },
      links: sum(figures, 'links'),
      clearedMs: sum(figures, 'clearedMs'),
    },
    months: new Set([
      ...finished.map(({ finished_at }) => monthOf(localDay(Number(finished_at)))),
      ...reviewed.flatMap(({ critical, played_at }) =>
        Number(critical) > 0 ? [monthOf(localDay(Number(played_at)))] : [],
      ),
    ]).size,
    unread: finished.filter(({ figures: text }) => text === null).length,
    inARow,
  };
}

function told(database: Connection, now: number) {
  return readSettled(
    database,
    now,
    (problem) => {
      throw new Error(problem);
    },
    () => {
      const { tables, days } = readStatistics(database, now);
      const { sums, months, unread, winsInARow, boards } = readPlayStatistics(database, null);
      const byBoard = boards.reduce((games, board) => games + board.sums.games, 0);
      return {
        tables: Object.fromEntries(
          tables.map(({ mode, template, ...table }) => [
            template === null ? mode : `${mode} ${template.hash}`,
            table,
          ]),
        ),
        ...{ days: days.played, months: months.length, unread, winsInARow, byBoard },
        sums: {
          ...{ games: sums.games, unaided: sums.unaided, critical: sums.critical, kept: sums.kept },
          ...{ links: sums.figures.links, clearedMs: sums.figures.clearedMs },
        },
      };
    },
  );
}

function winsIn(inARow: readonly { readonly at: number; readonly isWin: boolean }[]) {
  let [longest, running] = [0, 0];
  for (const { isWin } of inARow.toSorted((one, other) => one.at - other.at)) {
    running = isWin ? running + 1 : 0;
    longest = Math.max(longest, running);
  }
  return { longest, running };
}

function newDatabase(): Connection {
  const database = openInMemory();
  migrate(database);
  return database;
}

it('is the same, whatever happened in whatever order', { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(fc.array(anyAct, { minLength: 5, maxLength: 60 }), (acts) => {
      const database = newDatabase();
      let now = START;
      try {
        for (const act of acts) {
          now += act.act === 'clock' ? act.days * DAY_MS : 1_000;
          database.transaction(() => perform(database, act, now))();
          if (act.act !== 'look' && act.act !== 'clock') continue;
          const { inARow, ...expected } = fromScratch(database, now);
          const { winsInARow, byBoard, ...found } = told(database, now);
          expect(found).toEqual(expected);
          expect(byBoard).toBe(expected.sums.games);
          // Of two games of the same moment either may be the later one.
          if (new Set(inARow.map(({ at }) => at)).size === inARow.length)
            expect(winsInARow).toEqual(winsIn(inARow));
          expect(isUnsettled(database, now)).toBe(false);
        }
      } finally {
        database.close();
      }
    }),
    { numRuns: 150 },
  );
});

it('a change that is rolled back leaves nothing marked, and one that is made leaves its game marked', () => {
  const database = newDatabase();
  perform(database, { act: 'begin', game: 1, board: 0, mode: 'classic' }, START);
  told(database, START);
  const move = database.transaction((isUndone: boolean) => {
    perform(database, { act: 'move', game: 1 }, START + 1);
    if (isUndone) throw new Error('undone');
  });
  expect(() => move(true)).toThrow('undone');
  expect(isUnsettled(database, START + 1)).toBe(false);
  move(false);
  expect(isUnsettled(database, START + 1)).toBe(true);
});

it('in another time zone the days are other ones', () => {
  const zone = process.env.TZ;
  const database = newDatabase();
  try {
    const evening = Date.UTC(2026, 10, 16, 23, 30);
    process.env.TZ = 'UTC';
    perform(database, { act: 'begin', game: 1, board: 0, mode: 'classic' }, evening);
    perform(database, { act: 'score', game: 1, total: 40, help: 'none', ahead: 0 }, evening);
    const dayIn = (name: string) => {
      process.env.TZ = name;
      return readSettled(
        database,
        evening,
        () => undefined,
        () => readPlayStatistics(database, null).spans.at(-1)?.name,
      );
    };
    expect([dayIn('UTC'), dayIn('Asia/Shanghai'), dayIn('UTC')]).toEqual([
      ...['2026-11-16', '2026-11-17', '2026-11-16'],
    ]);
  } finally {
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
    database.close();
  }
});
