import { type Cells, countTiles, type Point } from '../board/board.ts';
import type { DealRecord } from '../game/setup/entry.ts';
import { err, ok, type Result } from '../result.ts';
import { type FilmPace, type FilmTooLong, filmTimes, inTicks } from './film-clock.ts';
import type { FilmedGame, FilmMoment } from './film-moments.ts';

/** The request for a film. */
export interface FilmRequest extends FilmPace {
  /** The first and the last of the game's moves that are filmed, counted from 1; null for all. */
  readonly part: { readonly from: number; readonly to: number } | null;
  /** Entries of the journal that lost a position. */
  readonly losing: ReadonlySet<number>;
}

/** Why there is no film: `no-moves` in a game, `no-part` in a game of `moves`. */
export type FilmError =
  | FilmTooLong
  | { readonly code: 'no-moves' }
  | { readonly code: 'no-part'; readonly moves: number };

/** A pair that goes, with as much of its line as is drawn by then: from 0 to 1. */
export interface FilmThread {
  readonly pair: readonly [a: number, b: number];
  readonly line: readonly Point[];
  readonly drawn: number;
  readonly combo: number;
  readonly isLosing: boolean;
}

/** A picture of a film. */
export interface FilmPicture {
  /** From when on it is shown, and for how long, in milliseconds of the film. */
  readonly atMs: number;
  readonly durationMs: number;
  readonly deal: DealRecord;
  readonly cells: Cells;
  readonly threads: readonly FilmThread[];
  /** The time on the game clock, in milliseconds. */
  readonly elapsedMs: number;
  readonly pairsLeft: number;
}

/** A film as what is shown when, before anything is drawn. */
export interface GameFilm {
  /** Every deal that is seen. */
  readonly deals: readonly DealRecord[];
  readonly lengthMs: number;
  /** The number of pictures. */
  readonly length: number;
  /** The pictures in order; their times follow on one another and add up to the length. Linear in pictures times the area. */
  scenes(): Generator<FilmPicture, void>;
}

/** Fewer milliseconds are no time for a picture, and browsers slow the shortest of a GIF: nearer moves are shown together. */
const SHORTEST_MS = 40;
/** A line stays on the board for at most this long. */
const LONGEST_THREAD_MS = 320;

/** Moves that go together, and from when on they are gone. */
interface Group {
  /** Those before the board that is shown. */
  readonly unseen: readonly FilmMoment[];
  /** The others: their lines are on that board. */
  readonly moments: readonly FilmMoment[];
  readonly goneMs: number;
}

/** A game or a part of it as a film. The same game and request give the same film. Linear in the moments. */
export function makeFilm(
  game: FilmedGame,
  { part, losing, ...pace }: FilmRequest,
): Result<GameFilm, FilmError> {
  const moves = game.moments.length;
  if (moves === 0) return err({ code: 'no-moves' });
  const { from, to } = part ?? { from: 1, to: moves };
  if (from < 1 || from > to || to > moves) return err({ code: 'no-part', moves });
  const before = game.moments.slice(0, from - 1);
  const moments = game.moments.slice(from - 1, to);
  const times = filmTimes(moments, losing, before.at(-1)?.elapsedMs ?? 0, pace);
  if (!times.ok) return times;
  const groups = grouped(moments, times.value.at);
  const first = before.reduce(withMoment, { deal: game.deal, cells: game.deal.cells });
  const { lengthMs } = times.value;
  const cuts = groups.map(({ moments: gone, goneMs }, at) =>
    cutsOf(gone, goneMs - (groups[at - 1]?.goneMs ?? 0), losing),
  );
  const deals = [first.deal, ...moments.flatMap(({ deal }) => deal ?? [])];
  return ok({
    deals,
    lengthMs,
    length: cuts.reduce((sum, { length }) => sum + length, 1),
    scenes: () => scenesOf({ first, groups, cuts, lengthMs, start: before.at(-1) ?? null }, losing),
  });
}

/** Moments that are nearer to one another than a picture lasts go together; what the last ones lack is taken from the end. */
function grouped(moments: readonly FilmMoment[], at: readonly number[]): readonly Group[] {
  const groups: { moments: FilmMoment[]; goneMs: number; readonly fromMs: number }[] = [];
  for (const [index, moment] of moments.entries()) {
    const goneMs = at[index] ?? 0;
    const last = groups.at(-1);
    if (last !== undefined && last.goneMs - last.fromMs < SHORTEST_MS) {
      last.moments.push(moment);
      last.goneMs = goneMs;
    } else groups.push({ moments: [moment], goneMs, fromMs: last?.goneMs ?? 0 });
  }
  return groups.map(({ moments: all, goneMs, fromMs }) => {
    const seen = all.slice(0, -1).findLastIndex((moment) => !takesItsPairAlone(moment)) + 1;
    const until = Math.max(goneMs, fromMs + SHORTEST_MS);
    return { unseen: all.slice(0, seen), moments: all.slice(seen), goneMs: until };
  });
}

/** Returns whether every other tile stays where it was, so that the next line can be drawn on the board before. */
function takesItsPairAlone({ pair, deal, changes }: FilmMoment): boolean {
  const isEmptied = changes.every((value, at) => (at % 2 === 0 ? pair?.includes(value) : value === 0));
  return pair !== null && deal === null && changes.length === 4 && isEmptied;
}

/** A stretch between two boards: how long, and how much of the lines is drawn; null before there is any. */
interface Cut {
  readonly durationMs: number;
  readonly drawn: number | null;
}

/** The pictures before moments go: the board at rest, the lines half and whole, as far as there is time for each. */
function cutsOf(moments: readonly FilmMoment[], roomMs: number, losing: ReadonlySet<number>): readonly Cut[] {
  if (moments.every(({ pair }) => pair === null)) return [{ durationMs: roomMs, drawn: null }];
  if (roomMs < 2 * SHORTEST_MS) return [{ durationMs: roomMs, drawn: 1 }];
  const isLosing = moments.some(({ entry }) => losing.has(entry));
  const most = isLosing ? Number.POSITIVE_INFINITY : LONGEST_THREAD_MS;
  const threadMs = inTicks(Math.min(most, roomMs * 0.7, roomMs - SHORTEST_MS));
  const rest = { durationMs: roomMs - threadMs, drawn: null };
  const halfMs = inTicks(Math.min(threadMs / 3, LONGEST_THREAD_MS / 3));
  if (halfMs < SHORTEST_MS) return [rest, { durationMs: threadMs, drawn: 1 }];
  return [rest, { durationMs: halfMs, drawn: 0.5 }, { durationMs: threadMs - halfMs, drawn: 1 }];
}

interface Position {
  readonly deal: DealRecord;
  readonly cells: Cells;
}

/** The board after a moment. */
function withMoment({ deal, cells }: Position, moment: FilmMoment): Position {
  const next = [...(moment.deal?.cells ?? cells)];
  for (let at = 0; at < moment.changes.length; at += 2)
    next[moment.changes[at] ?? 0] = moment.changes[at + 1] ?? 0;
  return { deal: moment.deal ?? deal, cells: next };
}

interface Cutting {
  readonly first: Position;
  readonly groups: readonly Group[];
  readonly cuts: readonly (readonly Cut[])[];
  readonly lengthMs: number;
  /** The moment before the film. */
  readonly start: FilmMoment | null;
}

function* scenesOf(
  { first, groups, cuts, lengthMs, start }: Cutting,
  losing: ReadonlySet<number>,
): Generator<FilmPicture, void> {
  let position = first;
  let atMs = 0;
  let elapsedMs = start?.elapsedMs ?? 0;
  for (const [index, { unseen, moments }] of groups.entries()) {
    position = unseen.reduce(withMoment, position);
    elapsedMs = unseen.at(-1)?.elapsedMs ?? elapsedMs;
    const threads = moments.flatMap((moment) => threadOf(moment, losing));
    const pairsLeft = Math.floor(countTiles(position.cells) / 2);
    for (const { durationMs, drawn } of cuts[index] ?? []) {
      const shown = drawn === null ? [] : threads.map((thread) => ({ ...thread, drawn }));
      yield { atMs, durationMs, ...position, threads: shown, elapsedMs, pairsLeft };
      atMs += durationMs;
    }
    position = moments.reduce(withMoment, position);
    elapsedMs = moments.at(-1)?.elapsedMs ?? elapsedMs;
  }
  const pairsLeft = Math.floor(countTiles(position.cells) / 2);
  yield { atMs, durationMs: lengthMs - atMs, ...position, threads: [], elapsedMs, pairsLeft };
}

function threadOf(
  { pair, line, combo, entry }: FilmMoment,
  losing: ReadonlySet<number>,
): Omit<FilmThread, 'drawn'>[] {
  return pair === null ? [] : [{ pair, line, combo, isLosing: losing.has(entry) }];
}
