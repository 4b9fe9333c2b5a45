/** The marks of a pair that does not link, for as long as the words about it stand. */
import type { BoardMark } from '../../board/layers/board-mark.ts';
import type { GridSize } from '../../parts/turned-board.ts';
import { turnMark } from '../../parts/turned-marks.ts';
import type { Message } from '../../state/play/session-state.ts';

/** Both tiles in vermilion; of a blocked pair also its nearest way up to the tile in it, which is framed and crossed. `turned`: see `ShownGame`. */
export function wrongMarks(
  message: Message | null,
  width: number,
  turned: GridSize | null,
): readonly BoardMark[] {
  if (message?.type !== 'refused') return [];
  const { pair, error } = message;
  const marks: BoardMark[] = [{ type: 'cells', cells: pair, tone: 'loses' }];
  if (error.code === 'blocked' && error.way !== null) {
    const line = error.way.line.slice(0, error.way.at + 1);
    const [x, y] = line.at(-1) ?? [-1, -1];
    marks.unshift({ type: 'lost-line', line });
    const cell = y * width + x;
    marks.push({ type: 'cells', cells: [cell], tone: 'bars' }, { type: 'cross', cell });
  }
  return turned === null ? marks : marks.map((mark) => turnMark(mark, turned));
}
