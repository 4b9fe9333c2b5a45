/** Computing games again beside everything else that the thread of the storage does. */
import type { Game } from '../../../core/game/play/game.ts';
import type { Verification } from '../../../core/game/verify-game.ts';
import { ok } from '../../../core/result.ts';
import { guarded } from '../base/failures.ts';
import { inSlices, type Pause } from '../base/slices.ts';
import { loadRunningGame } from '../games/running-game.ts';
import { isUnchecked, keepCheck, nextUnchecked } from '../tables/score-checks-table.ts';
import type { OpenedStorage } from '../trust/startup/opened-storage.ts';

/** Computes a game again in slices, with a pause after each. Dealer and solver are loaded by the first game. */
export async function verifyInSlices(game: Game, pause?: Pause): Promise<Verification> {
  const { verifyGame } = await import('../../../core/game/verify-game.ts');
  return inSlices(verifyGame(game), pause);
}

/**
 * Computes the games again whose scores were entered before this was done, one after another, as long as the database is
 * open. What cannot be replayed or read stays as it is.
 */
export async function recheckScores({ database, reportDamage }: OpenedStorage, pause: Pause): Promise<void> {
  const met = new Set<string>();
  while (database.open) {
    const found = guarded(() => ok(nextUnchecked(database, met)), reportDamage);
    if (!found.ok || found.value === null) return;
    const gameId = found.value;
    met.add(gameId);
    const loaded = guarded(() => loadRunningGame(database, gameId), reportDamage);
    if (!loaded.ok) continue;
    const { verdict } = await verifyInSlices(loaded.value.game, pause);
    if (!database.open) return;
    // It may have been erased meanwhile, or the disk be full: then another start sees to it.
    guarded(() => {
      if (isUnchecked(database, gameId)) keepCheck(database, gameId, verdict);
      return ok(null);
    }, reportDamage);
  }
}
