/** Games from elsewhere, proved by replaying them before anything is written. */
import type { JournalRow, ScoreRow } from '../../core/contract/schemas.ts';
import { factsOf, type GameFacts } from '../../core/game/facts.ts';
import { currentNode } from '../../core/game/game.ts';
import { isFinished } from '../../core/game/play.ts';
import type { Connection } from './connection.ts';
import { isScoreKnown, relationTo } from './game-relation.ts';
import { pairsLeftOf, replayRows, scoreOf } from './running-game.ts';
import { setupProblem } from './setup-check.ts';
import type { Step } from './steps.ts';
import type { GameWork } from './work.ts';

/** What a game comes to when its journal is replayed. */
export interface Replay {
  readonly level: number;
  readonly pairsLeft: number;
  readonly elapsedMs: number;
  readonly isFinished: boolean;
  /** The score that the moves give. */
  readonly row: ScoreRow;
  readonly facts: GameFacts;
}

/** By journal, because a game may get another name on its way in. */
export type Replays = ReadonlyMap<readonly JournalRow[], Replay | null>;

/** Replays one game; null when it cannot begin as it says, or its moves do not give its boards. */
export function replayWork(work: GameWork): Replay | null {
  if (setupProblem(work.setup) !== null) return null;
  const replayed = replayRows(work.setup, work.journal);
  if (!replayed.ok) return null;
  const game = replayed.value;
  return {
    level: currentNode(game).level,
    pairsLeft: pairsLeftOf(game),
    elapsedMs: game.elapsedMs,
    isFinished: isFinished(game),
    row: scoreOf(work.id, game, work.finished?.row.finishedAt ?? 0),
    facts: factsOf(game),
  };
}

/** Replays the games that are not here yet, one a step. */
export function* replaying(database: Connection, games: readonly GameWork[]): Generator<Step, Replays> {
  const replays = new Map<readonly JournalRow[], Replay | null>();
  for (const [index, work] of games.entries()) {
    const isKnown = relationTo(database, work) === 'within' && isScoreKnown(database, work);
    if (!isKnown) replays.set(work.journal, replayWork(work));
    yield { done: index + 1, total: games.length };
  }
  return replays;
}
