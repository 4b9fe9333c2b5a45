/** A data folder with any number of games, as some years of play leave it: the same years, however many games they hold. */
import { createHash } from 'node:crypto';
import { addDays } from '../../../core/daily/calendar-date.ts';
import { figuresOf } from '../../../core/game/game-figures.ts';
import { scoreRowOf } from '../../../core/game/score-row.ts';
import type { Entry, GameSetup } from '../../../core/game/setup/entry.ts';
import { makeSetup } from '../../../core/game/setup/versions.ts';
import { keepFigures } from '../../../electron/storage/tables/figures-table.ts';
import { addGame, putProgress } from '../../../electron/storage/tables/games-table.ts';
import { putOwnerOfGame } from '../../../electron/storage/tables/owners/owners-table.ts';
import { addAnswer } from '../../../electron/storage/tables/puzzles/puzzles-table.ts';
import { keepScore } from '../../../electron/storage/tables/scores-table.ts';
import { settleSome } from '../../../electron/storage/tables/settling.ts';
import { keepRevision } from '../../../electron/storage/tables/templates-table.ts';
import { appendRows } from '../../../electron/storage/transfer/merge-game.ts';
import { writeCheck } from '../../../electron/storage/trust/checks/check-record.ts';
import type { OpenedStorage } from '../../../electron/storage/trust/startup/opened-storage.ts';
import { openStorage } from '../../support/open-storage.ts';
import { dealOn, play, rectangle, setupOf, witnessEntries } from './scripted.ts';

const FIRST_DAY = '2024-01-01';
const DAYS = 200;
const DAY_MS = 86_400_000;
/** Accepted moves are counted of so many games that are over: the record of a session that was long. */
const NOTED = 300;
/** The last day on which something was played. */
export const LAST_DAY = addDays(FIRST_DAY, DAYS - 1);
/** A moment on the day after the last one: nothing was played on it yet. */
export const LEFT_AT = Date.parse(`${FIRST_DAY}T22:00:00`) + DAYS * DAY_MS;
/** Games written in one transaction. */
const AT_ONCE = 500;
/** Puzzles that were answered, however many games there are: their record is made of all answers. */
const ANSWERS = 100;

const TEMPLATES = [rectangle(6, 4), rectangle(4, 4), rectangle(8, 4), rectangle(6, 6)];
const SEEDS = [1, 2, 3];

type Ending = 'won' | 'helped' | 'given-up' | 'left' | 'imported';
/** A player's games end in these ways, one after another. */
const ENDINGS: readonly Ending[] = [
  ...['won', 'won', 'helped', 'won', 'given-up', 'won', 'won', 'left', 'won', 'won', 'helped', 'won'],
  ...['given-up', 'won', 'won', 'imported', 'won', 'won', 'won'],
] as Ending[];

function scriptOf(setup: GameSetup, ending: Ending) {
  const links = witnessEntries(setup);
  const hint: Entry = { type: 'assist', assist: 'hint', elapsedMs: 500 };
  const isWon = ending === 'won' || ending === 'helped' || ending === 'imported';
  const made = isWon ? links : links.slice(0, -2);
  const { game, sent } = play(setup, ending === 'helped' ? [hint, ...made] : made);
  return {
    game,
    journal: sent.map(({ entry, boardHash }) => ({ entry, boardHash })),
    figures: figuresOf(game),
  };
}

const deals = TEMPLATES.flatMap((template) => SEEDS.map((seed) => dealOn(template, seed)));

type Script = ReturnType<typeof scriptOf>;
const scripts = new Map<string, Script>();

function scriptAt(deal: number, ending: Ending): Script {
  const name = `${deal} ${ending}`;
  const known = scripts.get(name);
  if (known !== undefined) return known;
  const record = deals[deal % deals.length];
  if (record === undefined) throw new Error('there are deals');
  const made = scriptOf(makeSetup({ mode: 'classic', deal: record }), ending);
  scripts.set(name, made);
  return made;
}

/** Ids as those that the storage gives: in no order. */
function idOf(kind: string, place: number): string {
  const digits = createHash('sha256').update(`${kind} ${place}`).digest('hex');
  return [8, 4, 4, 4, 12].map((length, part) => digits.slice(part * 12, part * 12 + length)).join('-');
}

/** Makes a folder with so many games at the path of its database. */
export function makeManyGames(path: string, count: number): void {
  const storage = openStorage({ path, now: () => LEFT_AT, appVersion: '0.0.0' });
  const { database } = storage;
  database.pragma('synchronous = OFF');
  for (let from = 0; from < count; from += AT_ONCE)
    database.transaction(() => {
      for (let place = from; place < Math.min(count, from + AT_ONCE); place++) {
        writeGame(storage, place, count);
        if (place < ANSWERS) writeAnswer(storage, place, count);
      }
    })();
  const settle = database.transaction(() => settleSome(database, LEFT_AT));
  while (settle());
  writeCheck(path, { checkedAt: LEFT_AT, isSuspect: false });
  storage.close();
}

/** Every day has its share of the games, one after another. */
function momentAt(place: number, count: number): { readonly day: number; readonly at: number } {
  const day = Math.floor((place * DAYS) / count);
  return { day, at: Date.parse(`${FIRST_DAY}T08:00:00`) + day * DAY_MS + (place % 500) * 20_000 };
}

function writeGame({ database, accepted }: OpenedStorage, place: number, count: number): void {
  const { day, at } = momentAt(place, count);
  // Each day begins with its board, which is cleared.
  const isFirst = place === 0 || momentAt(place - 1, count).day < day;
  const ending = isFirst ? 'won' : (ENDINGS[place % ENDINGS.length] ?? 'won');
  const { game, journal, figures } = scriptAt(place % deals.length, ending);
  const gameId = idOf('game', place);
  const { deal } = game.setup;
  // To the storage any board is that of a day.
  const isOfDay = isFirst || place % 4 === 0;
  const setup = isOfDay
    ? makeSetup({ mode: 'daily', boardId: addDays(FIRST_DAY, day), onItsDay: true, deal })
    : game.setup;
  keepRevision(database, deal.template, at);
  const first = addGame(database, gameId, setup, at);
  const isScored = ending === 'won' || ending === 'helped';
  putProgress(database, {
    gameId,
    status: isScored ? 'finished' : ending === 'given-up' ? 'abandoned' : 'set-aside',
    entries: journal.length,
    chain: appendRows(database, gameId, first, 0, journal),
    level: 1,
    pairsLeft: ending === 'given-up' || ending === 'left' ? 2 : 0,
    clockMs: game.elapsedMs,
    playedAt: at + game.elapsedMs,
  });
  if (ending === 'imported') {
    putOwnerOfGame(database, gameId, null, at);
    return;
  }
  if (place >= count - NOTED) accepted.note({ gameId, setup, entries: journal.length });
  if (!isScored) return;
  const row = { ...scoreRowOf(gameId, game, at + game.elapsedMs), mode: setup.mode };
  keepScore(database, { row, rank: 1, previousBest: null }, 'verified');
  keepFigures(database, gameId, figures);
}

const puzzle = setupOf(1, 'classic', rectangle(4, 4)).deal;

function writeAnswer({ database }: OpenedStorage, place: number, count: number): void {
  const { width, height, marks, rules } = puzzle.template;
  const kinds = [1 + (place % 46), 1 + (Math.floor(place / 46) % 46)];
  const cells = puzzle.cells.map((cell) => (cell > 0 ? (kinds[cell - 1] ?? cell) : cell));
  const answer = { id: idOf('answer', place), way: 'practice', grade: null, runId: null } as const;
  const answeredAt = momentAt(place, count).at;
  addAnswer(
    database,
    { width, height, marks, cells, rules },
    { ...answer, result: 'solved', moves: puzzle.witness, answeredAt },
  );
}
