/** The marks of a hint on the board at each of its steps. */
import type { Board, Move, Point } from '../../../core/board/board.ts';
import { regionOf } from '../../../core/sentences/hint-sentences.ts';
import type { BoardMark } from '../../board/layers/board-mark.ts';
import type { HintState } from '../../state/play/session-state.ts';

/** The pair that a hint shows at its step; null while it is still to be found. */
export function shownPair(hint: HintState): Move | null {
  return hint.state === 'shown' && (hint.step === 'pair' || hint.step === 'reason') ? hint.pair : null;
}

/**
 * Returns the marks of a hint at its step: on a part of the board, in it on every tile of a picture, or on the
 * pair itself, with its line once that is known, while other tiles are pale; the tile that its reason names is framed.
 */
export function boardMarks(
  hint: HintState,
  board: Board,
  line: readonly Point[] | null,
): readonly BoardMark[] {
  if (hint.state !== 'shown') return [];
  const region = { type: 'region', ...regionOf(hint.pair, board) } as const;
  if (hint.step === 'region') return [region];
  const { cells: kinds } = board;
  if (hint.step !== 'picture') {
    const opened = hint.step === 'reason' && hint.reason?.why === 'opens' ? [hint.reason.cell] : [];
    const clear = [...hint.pair, ...opened];
    return [
      { type: 'faded', cells: kinds.flatMap((kind, at) => (kind > 0 && !clear.includes(at) ? [at] : [])) },
      { type: 'cells', cells: opened, tone: 'opens' },
      { type: 'line', line: line ?? [] },
      { type: 'pair', pair: hint.pair },
    ];
  }
  const kind = kinds[hint.pair[0]];
  const { x, y } = region;
  const isIn = (cell: number) => {
    const across = (cell % board.width) - x;
    const down = Math.floor(cell / board.width) - y;
    return across >= 0 && across < region.width && down >= 0 && down < region.height;
  };
  const cells = kinds.flatMap((cell, index) => (cell === kind && isIn(index) ? [index] : []));
  return [region, { type: 'cells', cells }];
}
