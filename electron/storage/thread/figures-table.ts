/** What each finished game adds to the statistics. The rows follow from the journals and can be made again at any time. */
import type { CountedGame, CountedGames } from '../../../core/contract/statistics.ts';
import { type GameFigures, gameFiguresSchema } from '../../../core/game/figures-form.ts';
import { FIGURES_VERSION } from '../../../core/game/game-figures.ts';
import { MODE_IDS } from '../../../core/game/modes/mode-ids.ts';
import { MODES, type Mode } from '../../../core/game/modes/table.ts';
import { checkedRow, putRow, type Row } from '../base/checked-rows.ts';
import type { Connection } from '../base/connection.ts';
import { statement } from '../base/statements.ts';
import { momentOf, type OnDamage, readJson, readStored, soundOf } from '../base/stored-value.ts';
import { COUNTED_GAMES, type Counting, countingAt, FINISHED_GAMES } from '../tables/owners/counted-rows.ts';
import { findRevision } from '../tables/templates-table.ts';

/** Keeps the figures of a finished game; null when this version cannot replay it. Its score must be there. */
export function keepFigures(database: Connection, gameId: string, figures: GameFigures | null): void {
  putRow(database, 'game_figures', {
    game_id: gameId,
    version: FIGURES_VERSION,
    figures: JSON.stringify(figures),
  });
}

/** Finished games that count and whose figures are missing or of another version. */
export function unreadGames(database: Connection, now: number): string[] {
  return statement<[Counting & { version: number }], string>(
    database,
    `SELECT game_id FROM ${FINISHED_GAMES}
     WHERE game_id NOT IN (SELECT game_id FROM game_figures WHERE version = @version) ORDER BY finished_at, game_id`,
  )
    .pluck()
    .all({ ...countingAt(now), version: FIGURES_VERSION });
}

const PLAYED = `
  SELECT finished_games.game_id, finished_games.mode, finished_games.template_hash, finished_games.finished_at,
         CASE WHEN is_unaided THEN 'none' WHEN is_own THEN 'some' ELSE 'auto-play' END AS help,
         game_figures.version, game_figures.figures, game_figures.checksum
  FROM ${FINISHED_GAMES} AS finished_games
  LEFT JOIN game_figures ON game_figures.game_id = finished_games.game_id
  ORDER BY finished_games.finished_at, finished_games.game_id`;

/** Every finished game that counts, first finished first. One whose row cannot be read is reported and left out. */
export function listPlayedGames(database: Connection, now: number, onDamage: OnDamage): CountedGame[] {
  const rows = statement<[Counting], Row>(database, PLAYED).all(countingAt(now));
  return soundOf(rows, (row) => playedGame(database, row), onDamage).filter((game) => game !== null);
}

function playedGame(database: Connection, row: Row): CountedGame | null {
  const revision = findRevision(database, String(row.template_hash));
  if (revision === null) return null;
  const { hash, name, builtIn } = revision;
  return {
    // The score's row was checked when it was entered; the column holds nothing else.
    mode: row.mode as Mode,
    template: { hash, name, builtIn },
    finishedAt: momentOf(row.finished_at),
    help: row.help as CountedGame['help'],
    figures: figuresIn(row),
  };
}

function figuresIn(row: Row): GameFigures | null {
  if (row.version !== FIGURES_VERSION) return null;
  const where = `game_figures ${String(row.game_id)}`;
  const stored = readJson(checkedRow('game_figures', row).figures, where);
  return stored === null ? null : readStored(gameFiguresSchema, stored, where);
}

const ENDED = `
  SELECT coalesce(scores.finished_at, games.played_at) AS ended_at,
         scores.game_id IS NOT NULL AND scores.is_assisted = 0 AS is_clean_win
  FROM ${COUNTED_GAMES} AS games
  LEFT JOIN scores ON scores.game_id = games.id
  WHERE games.mode IN (SELECT value FROM json_each(@modes))
    AND games.status <> 'playing' AND (games.entries > 0 OR scores.game_id IS NOT NULL)
  ORDER BY ended_at, games.id`;

/** Unassisted wins one after another: the longest run of them, and the one that is going on. */
export function readWinsInARow(database: Connection, now: number): CountedGames['winsInARow'] {
  const modes = MODE_IDS.filter((mode) => MODES[mode].boards === 'one');
  let [longest, running] = [0, 0];
  const query = statement<[Counting & { modes: string }], Row>(database, ENDED);
  for (const row of query.all({ ...countingAt(now), modes: JSON.stringify(modes) })) {
    running = row.is_clean_win === 1 ? running + 1 : 0;
    longest = Math.max(longest, running);
  }
  return { longest, running };
}
