/** The longest try after a losing pair: its pairs in their order, and what is marked on the board while it is played. */
import type { Move } from '../../../core/board/board.ts';
import type { BoardMark } from '../../board/layers/board-mark.ts';
import type { LossShow } from '../../engine/protocol.ts';
import { seenLoss } from './loss-words.ts';

export interface TriedPair {
  /** The step at which it is gone, from 1. */
  readonly step: number;
  readonly move: Move;
  readonly kind: number;
}

export function triedPairs({ steps }: LossShow): readonly TriedPair[] {
  return steps.flatMap(({ events }, step) => {
    const linked = events.find((event) => event.type === 'linked');
    const kind = steps[step - 1]?.cells[linked?.move[0] ?? 0] ?? 0;
    return linked === undefined ? [] : [{ step, move: linked.move, kind }];
  });
}

/**
 * Returns the marks of a step: the tiles that stay, above dimmed ones at the step where that is seen, and framed at all others if
 * no gravity moves tiles; and the pairs of the try that are still there, numbered, all of them if none does.
 */
export function triedMarks(loss: LossShow, step: number): readonly BoardMark[] {
  const { step: seenAt, stuck } = seenLoss(loss);
  const isStill = loss.position.rules.gravity === 'none';
  const marks: BoardMark[] = [];
  if (stuck.length > 0 && step === seenAt) marks.push({ type: 'stuck', cells: stuck });
  else if (stuck.length > 0 && isStill) marks.push({ type: 'cells', cells: stuck, tone: 'loses' });
  for (const pair of triedPairs(loss))
    if (pair.step > step && (isStill || pair.step === step + 1))
      for (const cell of pair.move) marks.push({ type: 'number', cell, number: pair.step });
  return marks;
}
