/** Reads the standing of a player of the household in a week from that player's data without changing them. */
import { statSync } from 'node:fs';
import type { ProfileWeek, WeekQuestion } from '../../../core/contract/profiles.ts';
import { addDays } from '../../../core/daily/calendar-date.ts';
import type { Connection } from '../base/connection.ts';
import { failureCode, isDamage } from '../base/failures.ts';
import { statement } from '../base/statements.ts';
import { startOfDay } from '../tables/local-days.ts';
import { COUNTED } from '../tables/owners/counted-rows.ts';
import { readBoardDays } from './board-game-list.ts';
import { whenSettled } from './settled.ts';

const WEEK_DAYS = 7;

/** The week of a player from a database in which the games are settled. */
export function readWeek(database: Connection, now: number, question: WeekQuestion): ProfileWeek {
  const { mode, monday, today } = question;
  const { streak } = readBoardDays(database, { mode, today, year: today.slice(0, 4) }, now);
  const starts = Array.from({ length: WEEK_DAYS + 1 }, (_, day) => startOfDay(addDays(monday, day)) ?? 0);
  const cleared = starts
    .slice(0, WEEK_DAYS)
    .map((from, day) => countCleared(database, from, starts[day + 1] ?? from));
  return { streak: streak.length, cleared, best: bestOn(database, mode, monday) };
}

/** Reads the weeks of other players; each answer counts while the files of that player lie as they lay. */
export type OtherWeeks = (path: string, question: WeekQuestion) => Promise<ProfileWeek | null>;

interface KeptWeek {
  readonly question: string;
  readonly lying: string;
  readonly week: ProfileWeek;
}

/**
 * The weeks are read from copies in memory, one copy at a time. After an update all games of a copy are settled, in slices; since
 * nothing of another player's is changed, that work is lost with the copy, and only the answer is kept.
 */
export function createOtherWeeks(
  openCopy: (path: string) => Connection | null,
  now: () => number,
): OtherWeeks {
  const kept = new Map<string, KeptWeek>();
  const read = async (path: string, asked: WeekQuestion): Promise<ProfileWeek | null> => {
    const question = JSON.stringify(asked);
    const lying = filesOf(path);
    const known = kept.get(path);
    if (known?.question === question && known.lying === lying) return known.week;
    const week = await readCopy(() => openCopy(path), now, asked);
    // Files that are busy for a moment lie as before when they can be read.
    if (week !== null) kept.set(path, { question, lying, week });
    return week;
  };
  let before: Promise<unknown> = Promise.resolve();
  return (path, question) => {
    const answer = before.then(() => read(path, question));
    before = answer.catch(() => undefined);
    return answer;
  };
}

/** The inodes, sizes and times of a database and of its log files. */
function filesOf(path: string): string {
  const lying = ['', '-wal', '-journal'].map((suffix) => {
    const stats = statSync(path + suffix, { bigint: true, throwIfNoEntry: false });
    return stats === undefined ? '' : [stats.ino, stats.size, stats.mtimeNs, stats.ctimeNs].join(' ');
  });
  return lying.join();
}

/** The week from a copy of a database; null when it cannot be read. */
async function readCopy(
  openCopy: () => Connection | null,
  now: () => number,
  question: WeekQuestion,
): Promise<ProfileWeek | null> {
  let database: Connection | null = null;
  try {
    database = openCopy();
    if (database === null) return null;
    const copy = database;
    return await whenSettled(
      { database: copy, now },
      () => undefined,
      () => readWeek(copy, now(), question),
    );
  } catch (error) {
    if (!isDamage(error) && failureCode(error) === null) throw error;
    return null;
  } finally {
    database?.close();
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
