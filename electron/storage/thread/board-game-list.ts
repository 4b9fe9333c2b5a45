/** The player's games on the boards that a mode has itself: how each board stands, and which days count. */
import * as v from 'valibot';
import { type BoardDays, type BoardGame, boardGameSchema } from '../../../core/contract/board-games.ts';
import { addDays, addMonths, type CalendarDate, daysOfMonth } from '../../../core/daily/calendar-date.ts';
import { dateOfBoard, littleIdOf } from '../../../core/daily/daily-board-id.ts';
import { type DayGame, isBegunOnItsDay, streakDays } from '../../../core/daily/streak.ts';
import { MODES, type Mode } from '../../../core/game/modes/table.ts';
import type { Row } from '../base/checked-rows.ts';
import type { Connection } from '../base/connection.ts';
import { DamageError } from '../base/failures.ts';
import { statement } from '../base/statements.ts';
import { momentOf, type OnDamage, readStored, soundOf } from '../base/stored-value.ts';
import { COUNTED } from '../tables/owners/counted-rows.ts';
import { findFinished } from '../tables/scores-table.ts';

const storedSchema = v.object({
  id: v.string(),
  boardId: boardGameSchema.entries.boardId,
  onItsDay: v.nullable(v.number()),
  startedAt: v.number(),
  status: boardGameSchema.entries.status,
});

interface OnBoard {
  readonly mode: Mode;
  readonly boardId: string;
}

interface UnderVersion extends OnBoard {
  readonly version: number;
}

const ON_BOARD = `mode = @mode AND board_id = @boardId AND ${COUNTED}`;

/** The games of a board that say how it stands; each finds one by an index, however many there are. */
const TELLING = [
  `kept_games INDEXED BY kept_on_board WHERE ${ON_BOARD} AND is_assisted = 0 ORDER BY total DESC, key LIMIT 1`,
  `kept_games INDEXED BY kept_on_board WHERE ${ON_BOARD} AND is_assisted = 1 ORDER BY total DESC, key LIMIT 1`,
  `kept_games INDEXED BY kept_on_its_day WHERE ${ON_BOARD} AND is_on_its_day = 1 AND total IS NOT NULL LIMIT 1`,
  `kept_games INDEXED BY kept_on_board WHERE ${ON_BOARD} LIMIT 1`,
].map((rows) => `SELECT key FROM ${rows}`);
/** Each version of a mode's rules may have another board in the same place, with a time of its own for its stars. */
const QUICKEST = `SELECT key FROM kept_games INDEXED BY kept_quickest WHERE ${ON_BOARD} AND is_assisted = 0
  AND mode_version = @version ORDER BY elapsed_ms, key LIMIT 1`;

/**
 * Of each board the player's games that say how it stands, first begun first; they must be settled. None is replayed, and of
 * their setups only what is listed here is read. One that cannot be read is reported and left out.
 */
export function listBoardGames(
  database: Connection,
  mode: Mode,
  boardIds: readonly string[],
  onDamage: OnDamage,
): BoardGame[] {
  const keys = boardIds.flatMap((boardId) => {
    const [best, ...others] = TELLING.map((query) =>
      statement<[OnBoard], number>(database, query).pluck().get({ mode, boardId }),
    );
    for (const version of MODES[mode].rankedVersions.flat())
      others.push(
        statement<[UnderVersion], number>(database, QUICKEST).pluck().get({ mode, boardId, version }),
      );
    // The best with help is looked at only where there is none without.
    const telling = best === undefined ? others : [best, ...others.slice(1)];
    return telling.filter((key) => key !== undefined);
  });
  return soundOf([...new Set(keys)], (key) => boardGameOf(database, key), onDamage).sort(
    (one, other) => one.startedAt - other.startedAt || (one.gameId < other.gameId ? -1 : 1),
  );
}

function boardGameOf(database: Connection, key: number): BoardGame {
  const row = statement<[number], Row>(
    database,
    `SELECT games.id, json_extract(setup, '$.boardId') AS boardId, json_extract(setup, '$.onItsDay') AS onItsDay,
            started_at AS startedAt, status
       FROM game_keys JOIN games ON games.id = game_keys.game_id JOIN progress ON progress.game_id = games.id
       WHERE game_keys.key = ? AND json_valid(setup)`,
  ).get(key);
  if (row === undefined) throw new DamageError(`games of key ${key}`);
  const { id, boardId, onItsDay, startedAt, status } = readStored(
    storedSchema,
    row,
    `games ${String(row.id)}`,
  );
  const score = findFinished(database, id)?.row ?? null;
  return { gameId: id, boardId, onItsDay: onItsDay === 1, startedAt: momentOf(startedAt), status, score };
}

const ON_ITS_DAY = `kept_games INDEXED BY kept_on_its_day WHERE is_on_its_day = 1 AND mode = @mode AND ${COUNTED}`;

/**
 * The days of a mode with dates: the streak as of `today`, and the days of `year` that were cleared. Games must be settled. What is read
 * is a row a day, however many games there are of it.
 */
export function readBoardDays(
  database: Connection,
  { mode, today, year }: { readonly mode: Mode; readonly today: CalendarDate; readonly year: string },
  now: number,
): BoardDays {
  const isCounted = (day: CalendarDate) =>
    [day, littleIdOf(day)].some(
      (boardId) =>
        statement<[OnBoard], number>(
          database,
          `SELECT 1 FROM ${ON_ITS_DAY} AND board_id = @boardId AND total IS NOT NULL LIMIT 1`,
        )
          .pluck()
          .get({ mode, boardId }) !== undefined,
    );
  const isCleared = (boardId: string) =>
    [0, 1].some(
      (isAssisted) =>
        statement<[OnBoard & { isAssisted: number }], number>(
          database,
          `SELECT 1 FROM kept_games INDEXED BY kept_on_board WHERE ${ON_BOARD} AND is_assisted = @isAssisted LIMIT 1`,
        )
          .pluck()
          .get({ mode, boardId, isAssisted }) !== undefined,
    );
  const counted = new Set(laterDays(database, mode, addDays(today, -2)).filter(isCounted));
  for (let day = addDays(today, -1); isCounted(day); day = addDays(day, -1)) counted.add(day);
  const months = Array.from({ length: 12 }, (_, place) => addMonths(`${year}-01`, place));
  return {
    streak: [...streakDays(counted, today)],
    cleared: months.flatMap(daysOfMonth).filter(isCleared),
    mayCount: isBegunOnItsDay(today, { today, now: momentOf(now) }, laterGames(database, mode, today)),
  };
}

/** The days after one on which a game was begun on its day: hardly any, since later ones do not count yet. */
function laterDays(database: Connection, mode: Mode, after: CalendarDate): CalendarDate[] {
  const days: CalendarDate[] = [];
  const query = statement<[OnBoard], string>(
    database,
    `SELECT board_id FROM ${ON_ITS_DAY} AND board_id > @boardId ORDER BY board_id LIMIT 1`,
  ).pluck();
  for (
    let day = query.get({ mode, boardId: after });
    day !== undefined;
    day = query.get({ mode, boardId: day })
  )
    days.push(dateOfBoard(day));
  return days;
}

/** The games that were begun on a later day than this one: hardly any, see `laterDays`. */
function laterGames(
  database: Connection,
  mode: Mode,
  day: CalendarDate,
): Pick<DayGame, 'day' | 'onItsDay' | 'begunAt'>[] {
  return statement<[OnBoard], Row>(
    database,
    `SELECT board_id, started_at FROM ${ON_ITS_DAY} AND board_id > @boardId`,
  )
    .all({ mode, boardId: day })
    .map((row) => ({
      day: dateOfBoard(String(row.board_id)),
      onItsDay: true,
      begunAt: Number(row.started_at),
    }));
}
