/** What the player's own finished games are like, for achievements that have to be earned again. */
import { factsOf } from '../../../core/game/facts.ts';
import type { Connection } from '../base/connection.ts';
import { isDamage } from '../base/failures.ts';
import { loadRunningGame } from '../games/running-game.ts';
import type { MergedGame } from '../tables/achievements-table.ts';
import { listCareer } from '../tables/career.ts';
import { COUNTING_ALWAYS } from '../tables/owners/counted-rows.ts';
import type { JobStep } from './job-steps.ts';

/** Replays every finished game that is the player's, one a step. One that cannot be read earns nothing. */
export function* reading(database: Connection): Generator<JobStep, MergedGame[]> {
  const steps = listCareer(database, COUNTING_ALWAYS);
  const games: MergedGame[] = [];
  for (const [index, { gameId }] of steps.entries()) {
    games.push(...gameWithFacts(database, gameId));
    yield { done: index + 1, total: steps.length };
  }
  return games;
}

function gameWithFacts(database: Connection, gameId: string): MergedGame[] {
  try {
    const loaded = loadRunningGame(database, gameId);
    return loaded.ok ? [{ gameId, facts: factsOf(loaded.value.game), claims: [] }] : [];
  } catch (error) {
    if (!isDamage(error)) throw error;
    return [];
  }
}
