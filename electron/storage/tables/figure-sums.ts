/**
 * The sums of the kept rows of games: by board, by day, week and month, and the wins in a row. Each sum is one row under an
 * id whose first word says of what kind it is. Games are added to it and taken out of it one by one, so that no answer adds up
 * all of them.
 */
import * as v from 'valibot';
import type { CalendarDate } from '../../../core/daily/calendar-date.ts';
import { monthOf } from '../../../core/daily/calendar-date.ts';
import { weekOf } from '../../../core/daily/time-spans.ts';
import { checkedRow, findRow, putRow, type Row } from '../base/checked-rows.ts';
import type { Connection } from '../base/connection.ts';
import { statement } from '../base/statements.ts';
import { readJson, readStored } from '../base/stored-value.ts';
import { type KeptGame, PLAY_FIELDS } from './kept-games.ts';
import { localDay } from './local-days.ts';

/** The values that are added up of games that count. Milliseconds are of the game clock. */
const FIELDS = [
  'started',
  /** With a score, whether it was computed again or not. */
  'scores',
  'finished',
  'unaided',
  'ownLinks',
  'unaidedLinks',
  /** Finished without auto-play. */
  'own',
  /** Without help and on at least `FAIR_LINKS` pairs. */
  'fair',
  'allLinks',
  'allElapsedMs',
  ...PLAY_FIELDS,
  'critical',
  'kept',
] as const;
type SumField = (typeof FIELDS)[number];
export type Sums = Readonly<Record<SumField, number>>;

/** A share code may name a board of a handful of tiles: only boards of so many pairs count as cleared without help. */
const FAIR_LINKS = 30;

/** Returns whether a game of so many links counts as a board that was cleared without help. */
export function isFair(links: number): boolean {
  return links >= FAIR_LINKS;
}

/** The best of the games of one board, null where there is none: of games without help, but for `ownLevel`. */
export interface Bests {
  readonly bestTotal: number | null;
  readonly bestLevel: number | null;
  readonly leastElapsedMs: number | null;
  /** The highest level that was reached without auto-play. */
  readonly ownLevel: number | null;
}

export const NO_BESTS: Bests = { bestTotal: null, bestLevel: null, leastElapsedMs: null, ownLevel: null };
const NO_SUMS = Object.fromEntries(FIELDS.map((field) => [field, 0])) as Record<SumField, number>;

/** A sum under what its id says after its kind. */
export interface NamedSums {
  readonly words: readonly string[];
  readonly sums: Sums;
  readonly bests: Bests;
}

/**
 * `board MODE HASH`: all games on a template in a mode. `day`, `week` (by its Monday), `month`: games by the day on which they
 * were finished, choices by the day of the last move. `in MONTH MODE HASH`: those of a board in a month.
 */
export type SumKind = 'board' | 'day' | 'week' | 'month' | 'in';

const number = v.pipe(v.number(), v.safeInteger());
const bestSchema = v.nullable(number);
const sumsSchema = v.strictTuple([
  v.pipe(v.array(number), v.length(FIELDS.length)),
  v.strictTuple([bestSchema, bestSchema, bestSchema, bestSchema]),
]);
const listSchema = v.strictTuple([number]);
const winsSchema = v.strictTuple([number, number, number, number, number, number]);

function readSums<S extends v.GenericSchema>(unchecked: Row, schema: S): v.InferOutput<S> {
  const row = checkedRow('figure_sums', unchecked);
  const where = `figure_sums ${String(row.id)}`;
  return readStored(schema, readJson(row.sums, where), where);
}

function namedSums(row: Row): NamedSums {
  const [counts, [bestTotal, bestLevel, leastElapsedMs, ownLevel]] = readSums(row, sumsSchema);
  const sums = Object.fromEntries(FIELDS.map((field, place) => [field, counts[place] ?? 0])) as Sums;
  const words = String(row.id).split(' ').slice(1);
  return { words, sums, bests: { bestTotal, bestLevel, leastElapsedMs, ownLevel } };
}

/** The rows whose ids lie between two, the first one included. */
function rowsBetween(database: Connection, from: string, to: string): Row[] {
  const query = 'SELECT * FROM figure_sums WHERE id >= ? AND id < ? ORDER BY id';
  return statement<[string, string], Row>(database, query).all(from, to);
}

/** Comes after every id that begins with the words before it and a space. */
const BEHIND = '!';

/** Every sum of a kind whose first word is this one, in the order of their words. */
export function listSums(database: Connection, kind: SumKind, first?: string): NamedSums[] {
  const words = first === undefined ? kind : `${kind} ${first}`;
  return rowsBetween(database, `${words} `, words + BEHIND).map(namedSums);
}

/** The sums of a kind by one word, between two of them, both included. */
export function sumsFrom(database: Connection, kind: SumKind, first: string, last: string): NamedSums[] {
  return rowsBetween(database, `${kind} ${first}`, `${kind} ${last}${BEHIND}`).map(namedSums);
}

/** Sums added together. */
export function addedSums(all: readonly { readonly sums: Sums }[]): Sums {
  const added = { ...NO_SUMS };
  for (const { sums } of all) for (const field of FIELDS) added[field] += sums[field];
  return added;
}

/** The number of games in the list of a mode on a template that ended so, or in a month. */
export interface ListCount {
  readonly words: readonly string[];
  readonly count: number;
}

/** `listed MODE HASH END`, `listed-in MONTH`: games that are over, of whomever. */
export function listCounts(database: Connection, kind: 'listed' | 'listed-in'): ListCount[] {
  return rowsBetween(database, `${kind} `, kind + BEHIND).map((row) => ({
    words: String(row.id).split(' ').slice(1),
    count: readSums(row, listSchema)[0],
  }));
}

/** Games one after another: the wins without help among them. */
interface WinRun {
  readonly games: number;
  readonly longest: number;
  /** Before the first game that is none, and after the last one. */
  readonly first: number;
  readonly last: number;
  /** When the last game ended, and its number. */
  readonly endedAt: number;
  readonly key: number;
}

interface InARow {
  readonly endedAt: number;
  readonly key: number;
  readonly isCleanWin: boolean;
}

const NO_RUN: WinRun = { games: 0, longest: 0, first: 0, last: 0, endedAt: 0, key: 0 };

function withGame({ games, longest, first, last }: WinRun, { endedAt, key, isCleanWin }: InARow): WinRun {
  const running = isCleanWin ? last + 1 : 0;
  return {
    games: games + 1,
    longest: Math.max(longest, running),
    first: first === games && isCleanWin ? first + 1 : first,
    last: running,
    endedAt,
    key,
  };
}

function runOf(row: Row): WinRun {
  const [games, longest, first, last, endedAt, key] = readSums(row, winsSchema);
  return { games, longest, first, last, endedAt, key };
}

/** Unassisted wins one after another: the longest run of them, and the one that is going on. */
export function readWinsInARow(database: Connection): {
  readonly longest: number;
  readonly running: number;
} {
  let [longest, running] = [0, 0];
  for (const run of rowsBetween(database, 'wins ', `wins${BEHIND}`).map(runOf)) {
    longest = Math.max(longest, running + run.first, run.longest);
    running = run.last === run.games ? running + run.games : run.last;
  }
  return { longest, running };
}

const DAY_MS = 86_400_000;

/** Days of UTC: which day a game belongs to does not change with the time zone. */
function winsIdOf(endedAt: number): string {
  return `wins ${String(Math.floor(endedAt / DAY_MS)).padStart(8, '0')}`;
}

type Counts = Partial<Record<SumField, number>>;

function finishedCounts({ score, isFinished, figures }: KeptGame): Counts {
  if (score === null) return {};
  if (!isFinished) return { scores: 1 };
  const { isOwn, isAssisted, links, elapsedMs } = score;
  const isUnaided = !isAssisted;
  return {
    scores: 1,
    finished: 1,
    allLinks: links,
    allElapsedMs: elapsedMs,
    ...(isUnaided ? { unaided: 1, unaidedLinks: links, fair: isFair(links) ? 1 : 0 } : {}),
    ...(isOwn ? { own: 1, ownLinks: links, ...playCounts(figures) } : {}),
  };
}

function playCounts(figures: KeptGame['figures']): Counts {
  return Object.fromEntries(PLAY_FIELDS.map((field, place) => [field, figures?.[place] ?? 0]));
}

function choiceCounts({ choices }: KeptGame): Counts {
  return choices === null ? {} : { critical: choices[0], kept: choices[1] };
}

/** Everything that a game which counts is added to. */
function* partsOf(game: KeptGame): Generator<readonly [id: string, counts: Counts]> {
  const board = `${game.mode} ${game.templateHash}`;
  const [finished, chosen] = [finishedCounts(game), choiceCounts(game)];
  yield [`board ${board}`, { started: 1, ...finished, ...chosen }];
  if (game.score !== null) yield* partsByTime(localDay(game.score.finishedAt), board, finished);
  if (game.choices !== null) yield* partsByTime(localDay(game.playedAt), board, chosen);
}

function* partsByTime(
  day: CalendarDate,
  board: string,
  counts: Counts,
): Generator<readonly [id: string, counts: Counts]> {
  yield [`day ${day}`, counts];
  yield [`week ${weekOf(day)}`, counts];
  yield [`month ${monthOf(day)}`, counts];
  yield [`in ${monthOf(day)} ${board}`, counts];
}

function bestsOf({ score, isFinished }: KeptGame): Bests {
  if (score === null || !isFinished) return NO_BESTS;
  const { isAssisted, isOwn, total, level, elapsedMs } = score;
  const bests = isAssisted ? NO_BESTS : { bestTotal: total, bestLevel: level, leastElapsedMs: elapsedMs };
  return { ...NO_BESTS, ...bests, ownLevel: isOwn ? level : null };
}

function higher(one: number | null, other: number | null): number | null {
  return one === null || other === null ? (one ?? other) : Math.max(one, other);
}

function lower(one: number | null, other: number | null): number | null {
  return one === null || other === null ? (one ?? other) : Math.min(one, other);
}

/** The better of each. */
export function betterOf(one: Bests, other: Bests): Bests {
  return {
    bestTotal: higher(one.bestTotal, other.bestTotal),
    bestLevel: higher(one.bestLevel, other.bestLevel),
    leastElapsedMs: lower(one.leastElapsedMs, other.leastElapsedMs),
    ownLevel: higher(one.ownLevel, other.ownLevel),
  };
}

/** Games that go into the sums and out of them; `write` does it, once the rows of the games are written. */
export interface SumChanges {
  change(before: KeptGame | null, after: KeptGame | null): void;
  write(): void;
}

/** Changes of the sums of a database, collected so that a sum is written once for many games. */
export function createSumChanges(database: Connection): SumChanges {
  const counts = new Map<string, Record<SumField, number>>();
  const bests = new Map<string, Bests>();
  /** The boards whose best game may have gone. */
  const looked = new Set<string>();
  const lists = new Map<string, number>();
  const rows = new Map<string, { isAnew: boolean; readonly games: InARow[] }>();

  function count(game: KeptGame, sign: 1 | -1): void {
    if (game.listEnd !== null) {
      for (const id of [
        `listed ${game.mode} ${game.templateHash} ${game.listEnd}`,
        `listed-in ${monthOf(localDay(game.playedAt))}`,
      ])
        lists.set(id, (lists.get(id) ?? 0) + sign);
    }
    if (!game.isCounted) return;
    for (const [id, part] of partsOf(game)) {
      const sums = counts.get(id) ?? { ...NO_SUMS };
      counts.set(id, sums);
      for (const field of FIELDS) sums[field] += sign * (part[field] ?? 0);
    }
    const board = `board ${game.mode} ${game.templateHash}`;
    // Of a game without a score nothing is the best: when it ends, all others of its board are left alone.
    if (sign > 0) bests.set(board, betterOf(bests.get(board) ?? NO_BESTS, bestsOf(game)));
    else if (game.score !== null) looked.add(board);
    if (game.inARow === null) return;
    const id = winsIdOf(game.inARow.endedAt);
    const changed = rows.get(id) ?? { isAnew: false, games: [] };
    rows.set(id, changed);
    if (sign < 0) changed.isAnew = true;
    else changed.games.push({ ...game.inARow, key: game.key });
  }

  function writeCounts(id: string, changed: Readonly<Record<SumField, number>>): void {
    const row = findRow(database, 'figure_sums', id);
    const known = row === null ? { sums: NO_SUMS, bests: NO_BESTS } : namedSums(row);
    const sums = FIELDS.map((field) => known.sums[field] + changed[field]);
    const isNone = sums.every((sum) => sum === 0);
    if (isNone) {
      drop(database, id);
      return;
    }
    const found = looked.has(id)
      ? lookForBests(database, id)
      : betterOf(known.bests, bests.get(id) ?? NO_BESTS);
    const { bestTotal, bestLevel, leastElapsedMs, ownLevel } = found;
    put(database, id, [sums, [bestTotal, bestLevel, leastElapsedMs, ownLevel]]);
  }

  function writeRun(id: string, { isAnew, games }: { isAnew: boolean; readonly games: InARow[] }): void {
    const row = findRow(database, 'figure_sums', id);
    const known = row === null ? NO_RUN : runOf(row);
    const sorted = games.toSorted((one, other) => one.endedAt - other.endedAt || one.key - other.key);
    const isBehind = ({ endedAt, key }: InARow) =>
      endedAt > known.endedAt || (endedAt === known.endedAt && key > known.key);
    const isAppended = !isAnew && sorted.every(isBehind);
    const run = isAppended
      ? sorted.reduce(withGame, known)
      : gamesOfDay(database, id).reduce(withGame, NO_RUN);
    if (run.games === 0) drop(database, id);
    else put(database, id, [run.games, run.longest, run.first, run.last, run.endedAt, run.key]);
  }

  return {
    change(before, after) {
      if (JSON.stringify(before) === JSON.stringify(after)) return;
      if (before !== null) count(before, -1);
      if (after !== null) count(after, 1);
    },
    write() {
      for (const [id, changed] of counts) writeCounts(id, changed);
      for (const [id, changed] of lists) {
        const row = findRow(database, 'figure_sums', id);
        const games = (row === null ? 0 : readSums(row, listSchema)[0]) + changed;
        if (games === 0) drop(database, id);
        else put(database, id, [games]);
      }
      for (const [id, changed] of rows) writeRun(id, changed);
    },
  };
}

function lookForBests(database: Connection, id: string): Bests {
  const [, mode, hash] = id.split(' ');
  const row = statement<unknown[], Row>(
    database,
    `SELECT max(CASE WHEN is_assisted = 0 THEN total END) AS bestTotal,
            max(CASE WHEN is_assisted = 0 THEN level END) AS bestLevel,
            min(CASE WHEN is_assisted = 0 THEN elapsed_ms END) AS leastElapsedMs,
            max(CASE WHEN is_own = 1 THEN level END) AS ownLevel
     FROM kept_games
     WHERE template_hash = ? AND mode = ? AND total IS NOT NULL AND is_counted = 1 AND is_finished = 1`,
  ).get(hash, mode);
  // An aggregate has a row, whose columns are numbers or null.
  return row as unknown as Bests;
}

function put(database: Connection, id: string, sums: unknown): void {
  putRow(database, 'figure_sums', { id, sums: JSON.stringify(sums) });
}

function drop(database: Connection, id: string): void {
  statement<[string]>(database, 'DELETE FROM figure_sums WHERE id = ?').run(id);
}

function gamesOfDay(database: Connection, id: string): InARow[] {
  const from = Number(id.split(' ')[1]) * DAY_MS;
  return statement<[number, number], Row>(
    database,
    `SELECT ended_at, key, is_clean_win FROM kept_games
     WHERE is_clean_win IS NOT NULL AND is_counted = 1 AND ended_at >= ? AND ended_at < ?
     ORDER BY ended_at, key`,
  )
    .all(from, from + DAY_MS)
    .map(({ ended_at, key, is_clean_win }) => ({
      endedAt: Number(ended_at),
      key: Number(key),
      isCleanWin: is_clean_win === 1,
    }));
}
