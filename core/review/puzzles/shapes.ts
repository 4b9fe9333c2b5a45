import type { Shape } from '../../board/board.ts';
import { parseShape } from '../../board/text.ts';

/** Shapes of 20 to 40 slots, whole and broken, on which puzzles are dealt. */
export const PUZZLE_SHAPES: readonly Shape[] = [
  draw('ooooo', 'ooooo', 'ooooo', 'ooooo'),
  draw('oooooo', 'oooooo', 'oooooo', 'oooooo'),
  draw('oooooo', 'oooooo', 'oooooo', 'oooooo', 'oooooo'),
  draw('oooooo', 'oooooo', 'oooooo', 'oooooo', 'oooooo', 'oooooo'),
  draw('ooooooo', 'ooooooo', 'ooooooo', 'ooooooo'),
  draw('oooooooo', 'oooooooo', 'oooooooo', 'oooooooo'),
  draw('oooooooo', 'oooooooo', 'oooooooo', 'oooooooo', 'oooooooo'),
  draw('oooo', 'oooo', 'oooo', 'oooo', 'oooo', 'oooo'),
  draw('ooooooooo', 'ooooooooo', 'ooooooooo', 'ooooooooo'),
  draw('..oo..', '.oooo.', 'oooooo', 'oooooo', '.oooo.', '..oo..'),
  draw('...oo...', '..oooo..', '.oooooo.', 'oooooooo', '.oooooo.', '..oooo..'),
  draw('oooooo', 'oo..oo', 'oo..oo', 'oooooo', 'oooooo'),
  draw('ooooooo', 'ooooooo', 'oo...oo', 'oo...oo', 'ooooooo', 'ooooooo'),
  draw('o.....o', 'oo...oo', 'ooo.ooo', 'ooo.ooo', 'oo...oo', 'o.....o'),
  draw('o......', 'oo.....', 'ooo....', 'oooo...', 'ooooo..', 'oooooo.', 'ooooooo'),
  draw('..ooo..', '..ooo..', 'ooooooo', 'ooooooo', '..ooo..', '..ooo..'),
  draw('.oo.oo.', 'ooooooo', 'ooooooo', '.ooooo.', '..ooo..', '...o...'),
  draw('oooooo', 'oo##oo', 'oooooo', 'oooooo', 'oo##oo', 'oooooo'),
  draw('ooo#ooo', 'ooo.ooo', 'ooo#ooo', 'ooo.ooo', 'ooo#ooo'),
  draw('oooooo', '#oooo#', 'oooooo', '#oooo#', 'oooooo'),
  draw('oo.oo.oo', 'oo.oo.oo', 'oo.oo.oo', 'oo.oo.oo', 'oo.oo.oo'),
  draw('oooo....', 'oooo....', 'oooooooo', '....oooo', '....oooo', '....oooo'),
  draw('.oooooo.', 'oo.oo.oo', 'oooooooo', '.oooooo.', '..oooo..'),
  draw('oo....oo', 'oooooooo', '.oooooo.', '.oooooo.', 'oooooooo', 'oo....oo'),
];

function draw(...rows: readonly string[]): Shape {
  const shape = parseShape(rows.join('\n'));
  if (!shape.ok) throw new Error(`a puzzle's shape is damaged in row ${shape.error.line}`);
  return shape.value;
}
