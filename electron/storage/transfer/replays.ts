/** Games from elsewhere, proved by replaying them before anything is written. */
import * as v from 'valibot';
import type { GameRefusal } from '../../../core/contract/data.ts';
import {
  gameSummarySchema,
  type JournalRow,
  type ScoreRow,
  scoreRowSchema,
} from '../../../core/contract/schemas.ts';
import { factsOf, type GameFacts } from '../../../core/game/facts.ts';
import { currentNode, type Game } from '../../../core/game/game.ts';
import { replay } from '../../../core/game/replay.ts';
import { isFinished, isOver } from '../../../core/game/status.ts';
import { verifyGame } from '../../../core/game/verify-game.ts';
import { err, ok, type Result } from '../../../core/result.ts';
import type { Connection } from '../tables/connection.ts';
import type { CheckState } from '../tables/score-checks.ts';
import { soundOf } from '../tables/stored-value.ts';
import { pairsLeftOf, scoreOf } from '../thread/running-game.ts';
import { setupProblem } from '../thread/setup-check.ts';
import { isScoreKnown, relationTo } from './game-relation.ts';
import { finish, type Step } from './steps.ts';
import type { GameWork } from './work.ts';

/** What a game comes to when its journal is replayed. */
export interface Replay {
  readonly level: number;
  readonly pairsLeft: number;
  readonly elapsedMs: number;
  /** It is over for good. */
  readonly isOver: boolean;
  /** It is, and its score may be entered. */
  readonly isFinished: boolean;
  /** The score that the moves give. */
  readonly row: ScoreRow;
  readonly facts: GameFacts;
  /** What came of computing a finished game again; null when that is left to another time. */
  readonly state: CheckState | null;
}

/** By journal, because a game may get another name on its way in. */
export type Replays = ReadonlyMap<readonly JournalRow[], Replayed>;
/** What a game comes to, or why it is refused. */
export type Replayed = Result<Replay, GameRefusal>;

/**
 * Replays one game, or says why it is refused: it cannot begin as it says, its moves do not give its boards, or it comes to
 * numbers that no list could show.
 */
export function replayWork(work: GameWork): Replayed {
  const game = finish(replayingWork(work));
  return game.ok ? outcomeOf(work, game.value, null) : game;
}

/** The same in small steps; a game whose score is to come in is computed again from its seeds as well. */
function* provingWork(work: GameWork): Generator<Step, Replayed> {
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

/** The game at its end, an entry a step. */
function* replayingWork(work: GameWork): Generator<Step, Result<Game, GameRefusal>> {
  if (setupProblem(work.setup) !== null) return err('setup');
  const replayed = yield* replay(work.setup, work.journal);
  return replayed.ok ? replayed : err('moves');
}

function outcomeOf(work: GameWork, game: Game, state: CheckState | null): Replayed {
  const outcome = {
    level: currentNode(game).level,
    pairsLeft: pairsLeftOf(game),
    elapsedMs: game.elapsedMs,
    isOver: isOver(game),
    isFinished: isFinished(game),
    row: scoreOf(work.id, game, work.finished?.row.finishedAt ?? 0),
    facts: factsOf(game),
    state,
  };
  return isListable(work, outcome) ? ok(outcome) : err('bounds');
}

/** Whether the lists of games and of scores can show it: they read by these schemas. */
function isListable(work: GameWork, { level, pairsLeft, elapsedMs, row }: Replay): boolean {
  const { mode, deal } = work.setup;
  const summary = { gameId: work.id, mode, template: deal.template, level, pairsLeft, elapsedMs };
  return v.is(gameSummarySchema, { ...summary, playedAt: work.playedAt }) && v.is(scoreRowSchema, row);
}

/** Replays the games that are not here yet, an entry a step. Its progress is counted in entries of all games. */
export function* replaying(database: Connection, games: readonly GameWork[]): Generator<Step, Replays> {
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

/** The steps of one part of the work, counted on from those before it. */
function* after<T>(before: number, total: number, work: Generator<Step, T>): Generator<Step, T> {
  for (;;) {
    const next = work.next();
    if (next.done) return next.value;
    yield { done: before + next.value.done, total };
  }
}
