import * as v from 'valibot';
import { type BoardGame, boardGameSchema } from '../../../core/contract/board-games.ts';
import type { Mode } from '../../../core/game/modes/table.ts';
import type { Row } from '../base/checked-rows.ts';
import type { Connection } from '../base/connection.ts';
import { statement } from '../base/statements.ts';
import { momentOf, type OnDamage, readStored, soundOf } from '../base/stored-value.ts';
import { COUNTED_GAMES, type Counting, countingAt } from '../tables/owners/counted-rows.ts';
import { findFinished } from '../tables/scores-table.ts';

const storedSchema = v.object({
  id: v.string(),
  boardId: boardGameSchema.entries.boardId,
  onItsDay: v.nullable(v.number()),
  startedAt: v.number(),
  status: boardGameSchema.entries.status,
});

/**
 * The player's games of a mode that has boards of its own, first begun first; none is replayed, and of their setups only
 * what is listed here is read. One that cannot be read is reported and left out.
 */
export function listBoardGames(
  database: Connection,
  mode: Mode,
  now: number,
  onDamage: OnDamage,
): BoardGame[] {
  const rows = statement<[Counting & { mode: Mode }], Row>(
    database,
    `SELECT games.id, json_extract(setup, '$.boardId') AS boardId, json_extract(setup, '$.onItsDay') AS onItsDay,
            started_at AS startedAt, status
       FROM ${COUNTED_GAMES} AS games
       WHERE mode = @mode AND json_valid(setup) ORDER BY started_at, games.id`,
  ).all({ ...countingAt(now), mode });
  return soundOf(rows, (row) => boardGameOf(database, row), onDamage);
}

function boardGameOf(database: Connection, row: Row): BoardGame {
  const { id, boardId, onItsDay, startedAt, status } = readStored(
    storedSchema,
    row,
    `games ${String(row.id)}`,
  );
  const score = findFinished(database, id)?.row ?? null;
  return { gameId: id, boardId, onItsDay: onItsDay === 1, startedAt: momentOf(startedAt), status, score };
}
