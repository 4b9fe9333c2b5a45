/** The table of what each finished game adds to the statistics. Its rows follow from the journals and can be made again at any time. */
import {
  type CountedGame,
  type CountedGames,
  type FinishedPlace,
  PLAYED_GAMES_PAGE,
} from '../../../core/contract/statistics.ts';
import type { GameFigures } from '../../../core/game/figures-form.ts';
import { FIGURES_VERSION } from '../../../core/game/figures-form.ts';
import { putRow } from '../base/checked-rows.ts';
import type { Connection } from '../base/connection.ts';
import { statement } from '../base/statements.ts';
import { momentOf, type OnDamage, soundOf } from '../base/stored-value.ts';
import { findKept, type KeptGame, PLAY_FIELDS } from './kept-games.ts';
import { COUNTED } from './owners/counted-rows.ts';
import { finishedKeys } from './scores-table.ts';
import { findRevision } from './templates-table.ts';

/** Keeps the figures of a finished game; null when this version cannot replay it. Its score must be there. */
export function keepFigures(database: Connection, gameId: string, figures: GameFigures | null): void {
  putRow(database, 'game_figures', {
    game_id: gameId,
    version: FIGURES_VERSION,
    figures: JSON.stringify(figures),
  });
}

/** Finished games that count and whose journals were not read for their figures, `most` of them at most. Games must be settled. */
export function unreadGames(database: Connection, most: number): string[] {
  return statement<[number], string>(
    database,
    `SELECT game_keys.game_id FROM kept_games INDEXED BY kept_unread
     JOIN game_keys ON game_keys.key = kept_games.key
     WHERE is_unread = 1 AND ${COUNTED} ORDER BY finished_at LIMIT ?`,
  )
    .pluck()
    .all(most);
}

/**
 * A page of the finished games that count, last finished first. Games must be settled. One whose row cannot be read is reported
 * and left out.
 */
export function listPlayedGames(
  database: Connection,
  after: FinishedPlace | null,
  onDamage: OnDamage,
  most = PLAYED_GAMES_PAGE,
): CountedGames {
  const games: CountedGame[] = [];
  for (const key of finishedKeys(database, after)) {
    const kept = soundOf([key], (each) => findKept(database, each), onDamage)[0] ?? null;
    const game = kept === null ? null : playedGame(database, kept);
    if (game !== null) games.push(game);
    if (games.length === most && kept?.score)
      return { games, next: { finishedAt: kept.score.finishedAt, gameId: idOf(database, key) } };
  }
  return { games, next: null };
}

function idOf(database: Connection, key: number): string {
  return String(
    statement<[number], string>(database, 'SELECT game_id FROM game_keys WHERE key = ?').pluck().get(key),
  );
}

function playedGame(
  database: Connection,
  { mode, templateHash, score, isFinished, figures }: KeptGame,
): CountedGame | null {
  const revision = findRevision(database, templateHash);
  if (revision === null || score === null || !isFinished) return null;
  const { hash, name, builtIn } = revision;
  return {
    mode,
    template: { hash, name, builtIn },
    finishedAt: momentOf(score.finishedAt),
    help: score.isAssisted ? (score.isOwn ? 'some' : 'auto-play') : 'none',
    figures: figures === null ? null : figuresIn(figures),
  };
}

function figuresIn(figures: readonly number[]): GameFigures {
  // Each field of the figures is one of `PLAY_FIELDS`.
  return Object.fromEntries(
    PLAY_FIELDS.map((field, place) => [field, figures[place] ?? 0]),
  ) as unknown as GameFigures;
}
