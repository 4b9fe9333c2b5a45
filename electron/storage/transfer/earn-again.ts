/** The facts of the player's own finished games, for achievements that have to be earned again. */
import { factsOf } from '../../../core/game/facts.ts';
import type { Connection } from '../base/connection.ts';
import { isDamage } from '../base/failures.ts';
import { loadRunningGame } from '../games/running-game.ts';
import type { MergedGame } from '../tables/achievements-table.ts';
import { listCareer } from '../tables/career.ts';
import { settleSome } from '../tables/settling.ts';
import type { JobStep } from './job-steps.ts';

/** Replays every finished game that is the player's, one a step. One that cannot be read earns nothing. */
export function* reading(database: Connection, now: number): Generator<JobStep, MergedGame[]> {
  const settle = database.transaction(() => settleSome(database, now));
  while (settle.immediate()) yield NOTHING_DONE;
  const ids: string[] = [];
  for (const steps of listCareer(database, { isLaterToo: true })) {
    ids.push(...steps.map(({ gameId }) => gameId));
    yield NOTHING_DONE;
  }
  const games: MergedGame[] = [];
  for (const [index, gameId] of ids.entries()) {
    games.push(...gameWithFacts(database, gameId));
    yield { done: index + 1, total: ids.length };
  }
  return games;
}

const NOTHING_DONE: JobStep = { done: 0, total: 0 };

function gameWithFacts(database: Connection, gameId: string): MergedGame[] {
  try {
    const loaded = loadRunningGame(database, gameId);
    return loaded.ok ? [{ gameId, facts: factsOf(loaded.value.game), claims: [] }] : [];
  } catch (error) {
    if (!isDamage(error)) throw error;
    return [];
  }
}
