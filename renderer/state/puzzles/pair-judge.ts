/** Studies and only moves treat a pair alike: the worker proves it, and the storage keeps what it proves. */
import type { Move } from '../../../core/board/board.ts';
import type { BridgeErrorCode } from '../../../core/contract/contract.ts';
import type { Result } from '../../../core/result.ts';
import type { Position } from '../../../core/review/puzzles/position-images.ts';
import type { EngineClient } from '../../engine/client.ts';
import type { EngineReply, LossShow } from '../../engine/protocol.ts';
import type { AnswerKeeper, KeptAnswer, UnsentAnswer } from './answer-keeper.ts';

export interface PairJudgeParts {
  readonly engine: EngineClient;
  readonly keeper: AnswerKeeper;
}

/** The storage's answer; null when it is no longer wanted. */
export type Kept = Result<KeptAnswer, BridgeErrorCode> | null;

/** Answers that come after another puzzle was opened are dropped: each method then resolves to null. */
export class PairJudge {
  readonly #engine: EngineClient;
  readonly #keeper: AnswerKeeper;
  #turn = 0;

  constructor({ engine, keeper }: PairJudgeParts) {
    this.#engine = engine;
    this.#keeper = keeper;
  }

  /** Drops every answer that has not come yet. */
  startOver(): void {
    this.#turn++;
  }

  /** Returns a test that holds until answers are dropped. */
  watch(): () => boolean {
    const mine = this.#turn;
    return () => mine === this.#turn;
  }

  /** The value of a promise, if it is still wanted then. */
  async wanted<T>(promise: Promise<T>): Promise<T | null> {
    const isWanted = this.watch();
    const value = await promise;
    return isWanted() ? value : null;
  }

  judge(position: Position, move: Move): Promise<EngineReply<'puzzle-link'> | null> {
    return this.wanted(this.#engine.ask({ type: 'puzzle-link', position, move }));
  }

  /** Why a position is lost; null also where the worker cannot say it. */
  async lossOf(position: Position): Promise<LossShow | null> {
    const loss = await this.wanted(this.#engine.ask({ type: 'puzzle-loss', position }));
    return loss?.ok ? loss.value : null;
  }

  keep(answer: UnsentAnswer): Promise<Kept> {
    return this.wanted(this.#keeper.keep(answer));
  }

  /** Sends an answer once more that could not be kept. */
  keepAgain(): Promise<Kept> {
    return this.wanted(this.#keeper.again());
  }
}
