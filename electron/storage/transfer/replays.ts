/** Games from elsewhere, proved by replaying them before anything is written. */
import * as v from 'valibot';
import type { GameRefusal } from '../../../core/contract/data.ts';
import { gameSummarySchema, scoreRowSchema } from '../../../core/contract/schemas.ts';
import { factsOf, type GameFacts } from '../../../core/game/facts.ts';
import type { GameFigures } from '../../../core/game/figures-form.ts';
import { figuresOf } from '../../../core/game/game-figures.ts';
import { currentNode, type Game } from '../../../core/game/play/game.ts';
import { isFinished, isOver } from '../../../core/game/play/status.ts';
import { replay } from '../../../core/game/replay.ts';
import type { ScoreRow } from '../../../core/game/score-row.ts';
import { scoreRowOf } from '../../../core/game/score-row.ts';
import { err, ok, type Result } from '../../../core/result.ts';
import { pairsLeftOf } from '../games/running-game.ts';
import { setupProblem } from '../games/setup-check.ts';
import type { CheckState } from '../tables/score-checks-table.ts';
import { finish, type JobStep } from './job-steps.ts';
import type { GameWork } from './work.ts';

/** A game after its journal was replayed. */
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
  readonly figures: GameFigures;
  /** The verdict of computing a finished game again; null when that is left to another time. */
  readonly state: CheckState | null;
}

/** A replayed game, or why it is refused. */
export type Replayed = Result<Replay, GameRefusal>;

/**
 * Replays one game, or says why it is refused: it cannot begin as it says, its moves do not give its boards, or it comes to
 * numbers that no list could show.
 */
export function replayWork(work: GameWork): Replayed {
  const game = finish(replayingWork(work));
  return game.ok ? outcomeOf(work, game.value, null) : game;
}

/** The game at its end, an entry a step. */
export function* replayingWork(work: GameWork): Generator<JobStep, Result<Game, GameRefusal>> {
  if (setupProblem(work.setup) !== null) return err('setup');
  const replayed = yield* replay(work.setup, work.journal);
  return replayed.ok ? replayed : err('moves');
}

/** Replays the game of a work; refuses it when no list could show it. */
export function outcomeOf(work: GameWork, game: Game, state: CheckState | null): Replayed {
  const outcome = {
    level: currentNode(game).level,
    pairsLeft: pairsLeftOf(game),
    elapsedMs: game.elapsedMs,
    isOver: isOver(game),
    isFinished: isFinished(game),
    row: scoreRowOf(work.id, game, work.finished?.row.finishedAt ?? 0),
    facts: factsOf(game),
    figures: figuresOf(game),
    state,
  };
  return isListable(work, outcome) ? ok(outcome) : err('bounds');
}

/** Returns whether the lists of games and of scores can show a game: they read by these schemas. */
function isListable(work: GameWork, { level, pairsLeft, elapsedMs, row }: Replay): boolean {
  const { mode, deal } = work.setup;
  const summary = { gameId: work.id, mode, template: deal.template, level, pairsLeft, elapsedMs };
  return v.is(gameSummarySchema, { ...summary, playedAt: work.playedAt }) && v.is(scoreRowSchema, row);
}
