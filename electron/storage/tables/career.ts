/** The totals of the player's finished games, counted by SQL: which modes count towards which, `MODES` says. */
import type { Career, Totals } from '../../../core/game/achievements.ts';
import type { ModeRecord } from '../../../core/game/modes/mode.ts';
import { MODE_IDS } from '../../../core/game/modes/mode-ids.ts';
import { MODES } from '../../../core/game/modes/table.ts';
import type { Row } from '../base/checked-rows.ts';
import type { Connection } from '../base/connection.ts';
import { statement } from '../base/statements.ts';
import { type Counting, countingAt, FINISHED_GAMES } from './owners/counted-rows.ts';

const NOTHING: Totals = { boards: 0, shapes: 0, links: 0, level: 0 };

/** A game, and the totals of the games up to it, those of the same moment included. */
export interface CareerStep {
  readonly gameId: string;
  readonly finishedAt: number;
  readonly career: Career;
}

const SO_FAR = 'OVER (ORDER BY finished_at)';
/**
 * A share code may name a board of a handful of tiles. Of games without help, which took as many links as there were
 * pairs, only those of thirty or more count as boards.
 */
const STEPS = `
  WITH counted AS (
    SELECT *,
           mode IN (SELECT value FROM json_each(@boards)) AS is_board,
           mode IN (SELECT value FROM json_each(@levels)) AS has_level
    FROM ${FINISHED_GAMES}
  ), shaped AS (
    SELECT *, CASE WHEN is_board THEN shape END AS counted_shape FROM counted
  ), numbered AS (
    SELECT *,
           is_own AND counted_shape IS NOT NULL AND row_number() OVER
             (PARTITION BY is_own, counted_shape ORDER BY finished_at, game_id) = 1 AS is_new_own,
           is_unaided AND counted_shape IS NOT NULL AND row_number() OVER
             (PARTITION BY is_unaided, counted_shape ORDER BY finished_at, game_id) = 1 AS is_new_unaided
    FROM shaped
  )
  SELECT game_id, finished_at,
         sum(is_own AND is_board) ${SO_FAR} AS own_boards,
         sum(is_new_own) ${SO_FAR} AS own_shapes,
         sum(is_own * links) ${SO_FAR} AS own_links,
         max((is_own AND has_level) * level) ${SO_FAR} AS own_level,
         sum(is_unaided AND is_board AND links >= 30) ${SO_FAR} AS unaided_boards,
         sum(is_new_unaided) ${SO_FAR} AS unaided_shapes,
         sum(is_unaided * links) ${SO_FAR} AS unaided_links,
         max((is_unaided AND has_level) * level) ${SO_FAR} AS unaided_level
  FROM numbered`;

/** The modes that count towards a total, as JSON. */
function modesOf(total: ModeRecord['career']): string {
  return JSON.stringify(MODE_IDS.filter((mode) => MODES[mode].career === total));
}

function rowsOf(database: Connection, counting: Counting, order: string): Row[] {
  const query = statement<[Counting & { boards: string; levels: string }], Row>(
    database,
    `${STEPS} ${order}`,
  );
  return query.all({ ...counting, boards: modesOf('boards'), levels: modesOf('level') });
}

function totalsOf(row: Row, prefix: 'own' | 'unaided'): Totals {
  const read = (measure: keyof Totals) => Number(row[`${prefix}_${measure}`]);
  return { boards: read('boards'), shapes: read('shapes'), links: read('links'), level: read('level') };
}

function careerOf(row: Row): Career {
  return { none: totalsOf(row, 'unaided'), allowed: totalsOf(row, 'own') };
}

/** All finished games that count at a moment, counted. */
export function readCareer(database: Connection, now: number): Career {
  const [last] = rowsOf(database, countingAt(now), 'ORDER BY finished_at DESC LIMIT 1');
  return last === undefined ? { none: NOTHING, allowed: NOTHING } : careerOf(last);
}

/** The totals after each finished game that counts, the first game first. */
export function listCareer(database: Connection, counting: Counting): CareerStep[] {
  return rowsOf(database, counting, 'ORDER BY finished_at, game_id').map((row) => ({
    gameId: String(row.game_id),
    finishedAt: Number(row.finished_at),
    career: careerOf(row),
  }));
}
