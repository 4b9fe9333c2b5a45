/** The countdown of a game, its end, and interruptions of the clock. */
import { ok } from '../../result.ts';
import { rulesOf } from '../setup/mode-rules.ts';
import { currentNode, type Game, type Step } from './game.ts';
import { isMostlyByAuto, refuse, withAssist } from './steps.ts';

/** Milliseconds left on the countdown at `elapsedMs`, never negative; null in an untimed game. */
export function timeLeftMs(game: Game, elapsedMs: number): number | null {
  if (rulesOf(game.setup).countdown === null) return null;
  return Math.max(0, currentNode(game).limitMs - countdownMsAt(game, elapsedMs));
}

/** The clock of the countdown at `elapsedMs` of game clock: it stands while the countdown is frozen. */
export function countdownMsAt({ frozenMs, frozenUntilMs }: Game, elapsedMs: number): number {
  return Math.max(elapsedMs, frozenUntilMs) - frozenMs;
}

/** Returns whether a countdown has run out at `elapsedMs`; never in an untimed game. */
export function isOutOfTime(game: Game, elapsedMs: number): boolean {
  return timeLeftMs(game, elapsedMs) === 0;
}

/** The game when its time is up. */
export function timeOut(game: Game, elapsedMs: number): Step {
  if (!isOutOfTime(game, elapsedMs)) return refuse('time-left');
  const isMostlyAuto = rulesOf(game.setup).showsAutoPlay && isMostlyByAuto(game.current);
  const status = isMostlyAuto ? 'shown' : 'time-up';
  return ok({ game: { ...game, status, elapsedMs }, events: [{ type: status }] });
}

/** The game when it goes on after an interruption. */
export function goOn(game: Game, elapsedMs: number): Step {
  if (!rulesOf(game.setup).countsInterruptions) return refuse('not-allowed');
  const interruptions = game.interruptions + 1;
  const assists = interruptions > 1 ? withAssist(game.assists, 'interruption') : game.assists;
  return ok({ game: { ...game, interruptions, assists, elapsedMs }, events: [] });
}
