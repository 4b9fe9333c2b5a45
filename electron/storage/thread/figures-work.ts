/** The statistics of games, for which journals are replayed that were not replayed for it before. */
import type { CountedGames } from '../../../core/contract/statistics.ts';
import { figuresOf } from '../../../core/game/game-figures.ts';
import { ok } from '../../../core/result.ts';
import { guarded } from '../base/failures.ts';
import { giveWay } from '../base/slices.ts';
import { loadRunningGame } from '../games/running-game.ts';
import type { OpenedStorage } from '../trust/startup/opened-storage.ts';
import { keepFigures, listPlayedGames, readWinsInARow, unreadGames } from './figures-table.ts';

/** Games replayed for one request; the window asks again and shows how far it is. */
const MOST_AT_ONCE = 25;

/** Every finished game with its figures, after some of those that lack them were replayed. */
export async function readPlayedGames(storage: OpenedStorage): Promise<CountedGames> {
  const { database, now, reportDamage } = storage;
  for (const gameId of unreadGames(database, now()).slice(0, MOST_AT_ONCE)) {
    await giveWay();
    if (!database.open) break;
    readFigures(storage, gameId);
  }
  return {
    games: listPlayedGames(database, now(), reportDamage),
    unread: unreadGames(database, now()).length,
    winsInARow: readWinsInARow(database, now()),
  };
}

/** On a disk that takes nothing the game stays unread; the statistics are shown without it. */
function readFigures({ database, reportDamage }: OpenedStorage, gameId: string): void {
  const loaded = guarded(() => loadRunningGame(database, gameId), reportDamage);
  guarded(() => {
    keepFigures(database, gameId, loaded.ok ? figuresOf(loaded.value.game) : null);
    return ok(null);
  }, reportDamage);
}
