/**
 * Two searches for one proof, a portfolio of seeds: the time of a search is heavy-tailed, since an early mistake is hardly ever
 * undone by going deeper, and another order of moves often finds the proof at once. Of the hard boards of 20 x 20 a second seed
 * decides every other one that the first leaves open. So a question that takes longer than 300 ms gets a second worker with
 * another seed, where there is a processor for it; the first proof wins and the other search is cancelled. Only for answers
 * that are shown and never stored: which search ends first differs between machines.
 */
import type { Board } from '../../core/board/board.ts';
import type { Result } from '../../core/result.ts';
import type { Rules } from '../../core/rules/rules.ts';
import type { Verdict } from '../../core/solve/verdict.ts';
import type { Driver } from './drive.ts';
import type { EngineError } from './protocol.ts';
import type { StoppableEngine } from './start-engine.ts';

/** The proof that a question waits for, and the answer that it makes. */
export interface Provable<T> {
  readonly board: Board;
  readonly rules: Rules;
  /** Null when the verdict proves nothing. */
  readonly answerOf: (verdict: Verdict) => Result<T, EngineError> | null;
}

/** The first search has seed 1. */
const SECOND_SEED = 2;

export interface Race<T> {
  /** The result that the second search has proved, or null so far. */
  readonly answer: Result<T, EngineError> | null;
  /** Starts the second search unless it runs. */
  start(): void;
  /** Ends it. */
  end(): void;
}

/** Without anything to prove, or a processor for a second worker, there is no second search. */
export function createRace<T>(provable: Provable<T> | null, driver: Driver): Race<T> {
  let second: StoppableEngine | null = null;
  let answer: Result<T, EngineError> | null = null;
  return {
    get answer() {
      return answer;
    },
    start() {
      if (second !== null || provable === null || driver.startSecond === undefined) return;
      const { board, rules, answerOf } = provable;
      second = driver.startSecond();
      void second.ask({ type: 'prove', board, rules, seed: SECOND_SEED }).then((reply) => {
        if (reply.ok) answer = answerOf(reply.value);
      });
    },
    end: () => second?.stop(),
  };
}
