/**
 * Games from elsewhere, replayed and computed again in small steps. Dealer and solver come with it, so it is loaded when an
 * import begins; a start that recovers a database replays games and leaves computing them again to later.
 */
import type { JournalRow } from '../../../core/contract/schemas.ts';
import { isFinished } from '../../../core/game/status.ts';
import { verifyGame } from '../../../core/game/verify-game.ts';
import { err } from '../../../core/result.ts';
import type { Connection } from '../tables/connection.ts';
import { soundOf } from '../tables/stored-value.ts';
import { isScoreKnown, relationTo } from './game-relation.ts';
import type { JobStep } from './job-steps.ts';
import { outcomeOf, type Replayed, type Replays, replayingWork } from './replays.ts';
import type { GameWork } from './work.ts';

/** Replays the games that are not here yet, an entry a step. Its progress is counted in entries of all games. */
export function* replaying(database: Connection, games: readonly GameWork[]): Generator<JobStep, Replays> {
  const replays = new Map<readonly JournalRow[], Replayed>();
  const total = games.reduce((sum, { journal }) => sum + journal.length, 0);
  let before = 0;
  for (const work of games) {
    // A game that is damaged here is compared once more, and refused, when it is its turn.
    const [relation] = soundOf(
      [work],
      (each) => relationTo(database, each),
      () => undefined,
    );
    const isKnown = relation === undefined || (relation === 'within' && isScoreKnown(database, work));
    if (!isKnown) replays.set(work.journal, yield* after(before, total, provingWork(work)));
    before += work.journal.length;
    yield { done: before, total };
  }
  return replays;
}

/** Replays a game in small steps; one whose score is to come in is computed again from its seeds as well. */
function* provingWork(work: GameWork): Generator<JobStep, Replayed> {
  const game = yield* replayingWork(work);
  if (!game.ok) return game;
  if (work.finished === null || !isFinished(game.value)) return outcomeOf(work, game.value, null);
  const computing = verifyGame(game.value);
  for (;;) {
    const next = computing.next();
    if (next.done) {
      const { value } = next;
      return value.verdict === 'forged' ? err(value.what) : outcomeOf(work, game.value, value.verdict);
    }
    yield { done: work.journal.length, total: work.journal.length };
  }
}

/** The steps of one part of the work, counted on from those before it. */
function* after<T>(before: number, total: number, work: Generator<JobStep, T>): Generator<JobStep, T> {
  for (;;) {
    const next = work.next();
    if (next.done) return next.value;
    yield { done: before + next.value.done, total };
  }
}
