/** The marks of a hint on the board at each of its steps. */
import type { Board } from '../../../core/board/board.ts';
import { regionOf } from '../../../core/sentences/hint-sentences.ts';
import type { BoardMark } from '../../board/layers/board-mark.ts';
import type { HintState } from '../../state/play/session-state.ts';

/**
 * Returns the marks of a hint at its step: on a part of the board, on every tile of a picture, or on the pair
 * itself.
 */
export function boardMarks(hint: HintState, { width, height, cells: kinds }: Board): readonly BoardMark[] {
  if (hint.state !== 'shown') return [];
  if (hint.step === 'region') return [{ type: 'region', ...regionOf(hint.pair, width, height) }];
  if (hint.step !== 'picture') return [{ type: 'pair', pair: hint.pair }];
  const kind = kinds[hint.pair[0]];
  const cells = kinds.flatMap((cell, index) => (cell === kind ? [index] : []));
  return [{ type: 'cells', cells }];
}
