/** The statistics of games, for which journals are replayed that were not replayed for it before. */
import type { PlayStatistics } from '../../../core/contract/statistics.ts';
import { figuresOf } from '../../../core/game/game-figures.ts';
import { ok } from '../../../core/result.ts';
import { guarded } from '../base/failures.ts';
import { giveWay } from '../base/slices.ts';
import { loadRunningGame } from '../games/running-game.ts';
import { endlessGames, keepEndByMoves } from '../tables/ended-games.ts';
import { keepFigures, unreadGames } from '../tables/figures-table.ts';
import { readPlayStatistics } from '../tables/statistics-queries.ts';
import type { OpenedStorage } from '../trust/startup/opened-storage.ts';
import { whenSettled } from './settled.ts';

/** Games replayed for one request; the window asks again and shows how far it is. */
const MOST_AT_ONCE = 25;

/** Reads the statistics of a month, or of all time (`null`), after some of the games that lack their figures were replayed. */
export async function readPlay(storage: OpenedStorage, month: string | null): Promise<PlayStatistics> {
  const { database, reportDamage } = storage;
  const unread = await whenSettled(storage, reportDamage, () => unreadGames(database, MOST_AT_ONCE));
  for (const gameId of unread) {
    await giveWay();
    if (!database.open) break;
    readFigures(storage, gameId);
  }
  return whenSettled(storage, reportDamage, () => readPlayStatistics(database, month, reportDamage));
}

/** On a disk that takes nothing the game stays unread; the statistics are shown without it. */
function readFigures({ database, reportDamage }: OpenedStorage, gameId: string): void {
  const loaded = guarded(() => loadRunningGame(database, gameId), reportDamage);
  guarded(() => {
    keepFigures(database, gameId, loaded.ok ? figuresOf(loaded.value.game) : null);
    return ok(null);
  }, reportDamage);
}

/** Finds out how some games ended that came in a file; answers whether there may be more. */
export async function readEnds({ database, reportDamage }: OpenedStorage): Promise<boolean> {
  const ids = endlessGames(database, MOST_AT_ONCE);
  let read = 0;
  for (const gameId of ids) {
    await giveWay();
    if (!database.open) return false;
    const kept = guarded(() => {
      database.transaction(() => keepEndByMoves(database, gameId)).immediate();
      return ok(null);
    }, reportDamage);
    if (kept.ok) read++;
  }
  return read > 0 && ids.length === MOST_AT_ONCE;
}
