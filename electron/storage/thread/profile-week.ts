/** How a player of the household stands in a week, read from the data of whoever it is without changing them. */
import { statSync } from 'node:fs';
import type { ProfileWeek, WeekQuestion } from '../../../core/contract/profiles.ts';
import { addDays } from '../../../core/daily/calendar-date.ts';
import { type Connection, openImage } from '../base/connection.ts';
import { failureCode, isDamage } from '../base/failures.ts';
import { statement } from '../base/statements.ts';
import type { Storage } from '../base/storage.ts';
import type { OnDamage } from '../base/stored-value.ts';
import { readImage } from '../files/image.ts';
import { startOfDay } from '../tables/local-days.ts';
import { migrate, schemaVersion } from '../tables/migrate.ts';
import { SCHEMA_VERSION } from '../tables/migrations/all-migrations.ts';
import { COUNTED } from '../tables/owners/counted-rows.ts';
import { readSettled } from '../tables/settling.ts';
import { readBoardDays } from './board-game-list.ts';

const WEEK_DAYS = 7;
/** A database of more bytes is not copied into memory for a line of a table. */
const MOST_BYTES = 256 * 1_048_576;

/** The week of a player whose database is open. */
export function readWeek(
  { database, now }: Storage,
  question: WeekQuestion,
  onDamage: OnDamage,
): ProfileWeek {
  const at = now();
  return readSettled(database, at, onDamage, () => {
    const { mode, monday, today } = question;
    const { streak } = readBoardDays(database, { mode, today, year: today.slice(0, 4) }, at);
    const starts = Array.from({ length: WEEK_DAYS + 1 }, (_, day) => startOfDay(addDays(monday, day)) ?? 0);
    const cleared = starts
      .slice(0, WEEK_DAYS)
      .map((from, day) => countCleared(database, from, starts[day + 1] ?? from));
    return { streak: streak.length, cleared, best: bestOn(database, mode, monday) };
  });
}

/**
 * The week of another player, from a copy of the database in memory, which is brought to this version's form there: the file may be of an
 * earlier version, with a log beside it. Null when it cannot be read.
 */
export function readOtherWeek(path: string, now: () => number, question: WeekQuestion): ProfileWeek | null {
  try {
    if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) > MOST_BYTES) return null;
    const image = readImage(path);
    if (image === null) return { streak: 0, cleared: Array(WEEK_DAYS).fill(0), best: null };
    const database = openImage(image);
    try {
      if (schemaVersion(database) > SCHEMA_VERSION) return null;
      migrate(database);
      return readWeek({ database, now }, question, () => undefined);
    } finally {
      database.close();
    }
  } catch (error) {
    if (!isDamage(error) && failureCode(error) === null) throw error;
    return null;
  }
}

function countCleared(database: Connection, from: number, to: number): number {
  const query = `SELECT count(*) FROM kept_games INDEXED BY kept_listed
    WHERE list_end = 'won' AND played_at >= ? AND played_at < ? AND ${COUNTED}`;
  return Number(statement<[number, number], number>(database, query).pluck().get(from, to));
}

interface BestRow {
  readonly elapsedMs: number;
  readonly isAssisted: number;
}

function bestOn(database: Connection, mode: string, boardId: string): ProfileWeek['best'] {
  const query = `SELECT elapsed_ms AS elapsedMs, is_assisted AS isAssisted FROM kept_games INDEXED BY kept_on_board
    WHERE mode = ? AND board_id = ? AND ${COUNTED} AND list_end = 'won' AND total IS NOT NULL
    ORDER BY is_assisted, elapsed_ms, key LIMIT 1`;
  const best = statement<[string, string], BestRow>(database, query).get(mode, boardId);
  return best === undefined ? null : { elapsedMs: best.elapsedMs, isAssisted: best.isAssisted === 1 };
}
