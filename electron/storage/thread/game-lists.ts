/** The games that are kept, as the contract shows them. Nothing is replayed for it, so the first screen needs no engine. */
import type { BridgeError, Reply } from '../../../core/contract/contract.ts';
import { MOST_LOST_GAMES } from '../../../core/contract/puzzle-channels.ts';
import { ok, type Result } from '../../../core/result.ts';
import type { Storage } from '../base/storage.ts';
import type { OnDamage } from '../base/stored-value.ts';
import { listLost, listUnfinished } from '../tables/games-table.ts';

type Answered<T> = Result<T, BridgeError>;

/** Unfinished games, last played first. */
export function listGames({ database }: Storage, onDamage: OnDamage): Answered<Reply<'games.list'>> {
  return ok(
    listUnfinished(database, onDamage).map(({ progress, stored }) => {
      const { mode, boardId, deal } = stored.setup;
      const { gameId, level, pairsLeft, clockMs: elapsedMs, playedAt } = progress;
      const which = boardId === undefined ? { mode } : { mode, boardId };
      return { gameId, ...which, template: deal.template, level, pairsLeft, elapsedMs, playedAt };
    }),
  );
}

/** Games that the player lost or gave up, last played first. */
export function listLostGames(
  { database }: Storage,
  onDamage: OnDamage,
): Answered<Reply<'puzzles.lost-games'>> {
  return ok(
    listLost(database, MOST_LOST_GAMES, onDamage).map(({ progress: { gameId, playedAt }, stored }) => {
      const { mode, deal } = stored.setup;
      return { gameId, mode, template: deal.template, playedAt };
    }),
  );
}
