import type { GhostGames } from '../../../core/contract/board-games.ts';
import { MODES } from '../../../core/game/modes/table.ts';
import type { GameSetup } from '../../../core/game/setup/entry.ts';
import { ghostKeyOf } from '../../../core/game/setup/ghost-key.ts';
import type { Connection } from '../base/connection.ts';
import { statement } from '../base/statements.ts';
import { type OnDamage, soundOf } from '../base/stored-value.ts';
import { findGame } from '../tables/games-table.ts';
import { COUNTED, isMine } from '../tables/owners/counted-rows.ts';

/** The seed narrows the search down to few games, of which the whole key is compared; as the index `games_by_seed` has it. */
const ON_SEED =
  "json_valid(games.setup) AND json_extract(games.setup, '$.deal.seed') = @seed AND games.id <> @gameId";

/** Finished games of the player's own; those that were computed again from their seeds before the others. */
const OWN = `
  SELECT games.id FROM games
  JOIN scores ON scores.game_id = games.id
  JOIN game_keys ON game_keys.game_id = games.id
  JOIN kept_games ON kept_games.key = game_keys.key
  WHERE ${ON_SEED} AND ${COUNTED}
  ORDER BY scores.is_assisted,
           EXISTS (SELECT 1 FROM score_checks WHERE game_id = scores.game_id AND state = 'verified') DESC,`;
const BEST = {
  time: `${OWN} scores.elapsed_ms, scores.total DESC, scores.finished_at, games.id`,
  score: `${OWN} scores.total DESC, scores.elapsed_ms, scores.finished_at, games.id`,
} as const;

/** The games of others that came in, the last one first. */
const OTHERS = `
  SELECT games.id FROM games
  LEFT JOIN imported_games ON imported_games.game_id = games.id
  LEFT JOIN game_owners ON game_owners.game_id = games.id
  WHERE ${ON_SEED} AND NOT (${isMine('games.id')})
  ORDER BY max(coalesce(imported_at, 0), coalesce(came_at, 0)) DESC, games.id`;

/** The games that can run beside one, which need not be kept itself; games must be settled. One that cannot be read is reported and left out. */
export function findGhosts(
  database: Connection,
  { gameId, setup }: { readonly gameId: string; readonly setup: GameSetup },
  onDamage: OnDamage,
): GhostGames {
  const key = ghostKeyOf(setup);
  if (key === null) return { own: null, imported: null };
  const first = (query: string) => {
    const ids = statement<[{ seed: number; gameId: string }], string>(database, query)
      .pluck()
      .all({ seed: setup.deal.seed, gameId });
    const isOnDeal = (id: string) => {
      const other = findGame(database, id);
      return other !== null && ghostKeyOf(other.setup) === key;
    };
    return ids.find((id) => soundOf([id], isOnDeal, onDamage)[0]) ?? null;
  };
  return { own: first(BEST[MODES[setup.mode].ghosts.best]), imported: first(OTHERS) };
}
