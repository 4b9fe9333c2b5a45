/** Reads the statistics from the sums of the games that count, which must be settled. */
import {
  type PlayStatistics,
  type PlaySums,
  type Statistics,
  type TableStatistics,
  tableStatisticsSchema,
} from '../../../core/contract/statistics.ts';
import { addDays, type CalendarDate } from '../../../core/daily/calendar-date.ts';
import { spanOf, spansBetween } from '../../../core/daily/time-spans.ts';
import { MODE_IDS } from '../../../core/game/modes/mode-ids.ts';
import { MODES, type Mode } from '../../../core/game/modes/table.ts';
import type { Connection } from '../base/connection.ts';
import { statement } from '../base/statements.ts';
import { type OnDamage, readStored, soundOf } from '../base/stored-value.ts';
import {
  addedSums,
  type Bests,
  betterOf,
  listSums,
  type NamedSums,
  NO_BESTS,
  readWinsInARow,
  type Sums,
  sumsFrom,
} from './figure-sums.ts';
import { PLAY_FIELDS } from './kept-games.ts';
import { localDay } from './local-days.ts';
import { findRevision } from './templates-table.ts';

/** The statistics at a moment in UTC milliseconds, which says what day it is where the player is. */
export function readStatistics(
  database: Connection,
  now: number,
  onDamage: OnDamage = () => undefined,
): Statistics {
  return { tables: readTables(database, onDamage), days: readDays(database, now) };
}

interface Table {
  readonly mode: Mode;
  readonly hash: string | null;
  readonly sums: Sums;
  readonly bests: Bests;
}

/** One a score table: of a mode on a template in the modes that have one a template, else of a mode. */
function readTables(database: Connection, onDamage: OnDamage): Statistics['tables'] {
  const tables = new Map<string, Table>();
  for (const { mode, hash, sums, bests } of boardSums(database)) {
    const isOfTemplate = MODES[mode].scoreTable === 'template';
    const key = isOfTemplate ? `${mode} ${hash}` : mode;
    const before = tables.get(key);
    tables.set(key, {
      mode,
      hash: isOfTemplate ? hash : null,
      sums: before === undefined ? sums : addedSums([before, { sums }]),
      bests: betterOf(before?.bests ?? NO_BESTS, bests),
    });
  }
  const ordered = [...tables.values()].sort(
    (one, other) =>
      Number(one.hash !== null) - Number(other.hash !== null) ||
      other.sums.finished - one.sums.finished ||
      other.sums.started - one.sums.started ||
      ((one.hash ?? one.mode) < (other.hash ?? other.mode) ? -1 : 1),
  );
  return soundOf(ordered, (table) => tableOf(database, table), onDamage);
}

interface BoardSums extends NamedSums {
  readonly mode: Mode;
  readonly hash: string;
}

function onBoards(sums: readonly NamedSums[]): BoardSums[] {
  return sums.flatMap((each) => {
    const [hash, mode] = [each.words.at(-1), MODE_IDS.find((id) => id === each.words.at(-2))];
    return hash === undefined || mode === undefined ? [] : [{ ...each, mode, hash }];
  });
}

/** The sums of each board in each mode. */
export function boardSums(database: Connection): BoardSums[] {
  return onBoards(listSums(database, 'board')).filter(({ sums }) => sums.started > 0);
}

function tableOf(database: Connection, { mode, hash, sums, bests }: Table): TableStatistics {
  const table = {
    mode,
    template: hash === null ? null : namesOf(database, hash),
    started: sums.started,
    finished: sums.finished,
    unaided: sums.unaided,
    links: sums.allLinks,
    elapsedMs: sums.allElapsedMs,
    bestTotal: bests.bestTotal,
    bestLevel: bests.bestLevel,
    leastElapsedMs: bests.leastElapsedMs,
  };
  return readStored(tableStatisticsSchema, table, `statistics ${mode} ${String(hash)}`);
}

function namesOf(database: Connection, hash: string): TableStatistics['template'] {
  const revision = findRevision(database, hash);
  if (revision === null) return null;
  const { name, builtIn } = revision;
  return { hash: revision.hash, name, builtIn };
}

/** A run of days is still going on when its last day is today or yesterday: today is not over. */
function readDays(database: Connection, now: number): Statistics['days'] {
  const days = listSums(database, 'day').flatMap(({ words: [day = ''], sums }) =>
    sums.scores > 0 ? [day] : [],
  );
  const yesterday = addDays(localDay(now), -1);
  let [longest, running, row] = [0, 0, 0];
  for (const [place, day] of days.entries()) {
    row = days[place - 1] === addDays(day, -1) ? row + 1 : 1;
    longest = Math.max(longest, row);
    if (day >= yesterday) running = Math.max(running, row);
  }
  return { played: days.length, longest, running };
}

function playSums(sums: Sums): PlaySums {
  const { finished: games, unaided, critical, kept } = sums;
  const figures = Object.fromEntries(PLAY_FIELDS.map((field) => [field, sums[field]]));
  // Each field of the figures is one of `PLAY_FIELDS`.
  return { games, unaided, critical, kept, figures: figures as PlaySums['figures'] };
}

/** Returns whether anything was played that is shown: a score that was found forged is not. */
function isPlayed({ sums }: NamedSums): boolean {
  return sums.finished > 0 || sums.critical > 0;
}

/** Reads the statistics of a player's games, over all time or in a month. */
export function readPlayStatistics(
  database: Connection,
  month: string | null,
  onDamage: OnDamage = () => undefined,
): PlayStatistics {
  const months = listSums(database, 'month').filter(isPlayed);
  const shown = month === null ? months : months.filter(({ words }) => words[0] === month);
  const boards = onBoards(month === null ? listSums(database, 'board') : listSums(database, 'in', month));
  return {
    months: months.flatMap(({ words }) => words.slice(0, 1)).reverse(),
    sums: playSums(addedSums(shown)),
    ...spansOf(database, shown),
    boards: soundOf(
      boards.filter(isPlayed),
      ({ mode, hash, sums }) => {
        const template = namesOf(database, hash);
        return template === null ? [] : [{ mode, template, sums: playSums(sums) }];
      },
      onDamage,
    ).flat(),
    unread: countUnread(database),
    winsInARow: readWinsInARow(database),
  };
}

function countUnread(database: Connection): number {
  const query = 'SELECT count(*) FROM kept_games WHERE is_unread = 1 AND is_counted = 1';
  return Number(statement<[], number>(database, query).pluck().get());
}

/** The games of months in the shortest spans of which few enough reach from the first game to the last. */
function spansOf(
  database: Connection,
  months: readonly NamedSums[],
): Pick<PlayStatistics, 'length' | 'spans'> {
  const [first, last] = [firstDay(database, months[0]), lastDay(database, months.at(-1))];
  if (first === null || last === null) return { length: 'day', spans: [] };
  const { length, names } = spansBetween(first, last);
  const sums = new Map<string, Sums>();
  // The first names may lie before the month that is shown.
  for (const each of sumsFrom(database, length, spanOf(length, first), spanOf(length, last)))
    if (isPlayed(each)) sums.set(each.words[0] ?? '', each.sums);
  return {
    length,
    spans: names.map((name) => {
      const found = sums.get(name);
      return { name, sums: found === undefined ? null : playSums(found) };
    }),
  };
}

function daysOf(database: Connection, month: NamedSums | undefined): NamedSums[] {
  const name = month?.words[0];
  return name === undefined ? [] : sumsFrom(database, 'day', `${name}-01`, `${name}-31`).filter(isPlayed);
}

function firstDay(database: Connection, month: NamedSums | undefined): CalendarDate | null {
  return daysOf(database, month)[0]?.words[0] ?? null;
}

function lastDay(database: Connection, month: NamedSums | undefined): CalendarDate | null {
  return daysOf(database, month).at(-1)?.words[0] ?? null;
}
