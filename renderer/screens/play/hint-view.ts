/** What a hint shows on the board at each of its steps. */
import type { Board } from '../../../core/board/board.ts';
import { regionOf } from '../../../core/sentences/hint-sentences.ts';
import type { BoardMark } from '../../board/layers/board-mark.ts';
import type { HintState } from '../../state/play/session-state.ts';

/** What a hint points at, step by step: a part of the board, every tile of a picture, or the pair itself. */
export function boardMarks(hint: HintState, { width, height, cells: kinds }: Board): readonly BoardMark[] {
  if (hint.state !== 'shown') return [];
  if (hint.step === 'region') return [{ type: 'region', ...regionOf(hint.pair, width, height) }];
  if (hint.step !== 'picture') return [{ type: 'pair', pair: hint.pair }];
  const kind = kinds[hint.pair[0]];
  const cells = kinds.flatMap((cell, index) => (cell === kind ? [index] : []));
  return [{ type: 'cells', cells }];
}
