/** Sends answers to be kept. One that could not be kept is sent again under the same id, so that it is kept once. */
import type { BridgeErrorCode, Reply } from '../../../core/contract/contract.ts';
import type { PuzzlePosition, SentAnswer } from '../../../core/contract/puzzle-channels.ts';
import { err, type Result } from '../../../core/result.ts';
import type { Position } from '../../../core/review/puzzles/position-images.ts';
import type { Bridge } from '../../bridge/bridge.ts';

export type UnsentAnswer = Omit<SentAnswer, 'id' | 'position'> & { readonly position: Position };

/** The result that the moves of an answer prove, and the state of its run. */
export type KeptAnswer = Reply<'puzzles.answer'>;

export interface AnswerKeeper {
  /** Resolves when the answer is kept, with what its moves prove, or with why it is not. */
  keep(answer: UnsentAnswer): Promise<Result<KeptAnswer, BridgeErrorCode>>;
  /** The same answer once more. */
  again(): Promise<Result<KeptAnswer, BridgeErrorCode>>;
}

export function createAnswerKeeper(bridge: Bridge, newId: () => string): AnswerKeeper {
  let last: SentAnswer | null = null;

  async function send(answer: SentAnswer): Promise<Result<KeptAnswer, BridgeErrorCode>> {
    const kept = await bridge.call('puzzles.answer', answer);
    return kept.ok ? kept : err(kept.error.code);
  }

  return {
    keep({ position, ...answer }) {
      last = { ...answer, id: newId(), position: sentPosition(position) };
      return send(last);
    },
    again: async () => (last === null ? err('internal') : send(last)),
  };
}

/** A position in the shape of the contract. */
export function sentPosition({ board, rules }: Position): PuzzlePosition {
  const { width, height, marks, cells } = board;
  return { width, height, marks, cells, rules };
}
