/** Numbers the pictures of a proof, in their list and along their time line. */
import type { LossStep } from '../../../core/review/loss-steps.ts';

/** The picture ends a case: tiles that never go, or a board on which nothing links. */
export function isEndOfCase({ words }: LossStep): boolean {
  return words.type === 'staying' || words.type === 'odd-kind' || words.type === 'dead';
}

/** The number of the round, case or move that a picture is of; empty for the others. */
export function numberOfStep({ words }: LossStep): string {
  if (words.type === 'round') return String(words.round);
  return words.type === 'partner' || words.type === 'move' ? String(words.index) : '';
}
