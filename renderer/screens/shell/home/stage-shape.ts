import { GAP, type Shape, SLOT } from '../../../../core/board/board.ts';
import { CLASSIC_RULES } from '../../../../core/rules/rules.ts';
import type { Filling, Template } from '../../../../core/templates/template.ts';

interface StageDrawing {
  readonly filling: Filling;
  readonly rows: readonly string[];
}

/**
 * Moon gates: round with an opening, as the disc behind them, so that their tiles are as large as the stage allows. The
 * smaller the window, the fewer tiles: a picture is told apart from about 24 pixels on.
 */
const DRAWINGS = {
  large: {
    filling: { kinds: 22, copies: 4 },
    rows: [
      '...ooooo...',
      '..ooooooo..',
      '.ooooooooo.',
      'ooooooooooo',
      'oooo...oooo',
      'oooo...oooo',
      'oooo...oooo',
      'ooooooooooo',
      '.ooooooooo.',
      '..ooooooo..',
      '...ooooo...',
    ],
  },
  middle: {
    filling: { kinds: 26, copies: 2 },
    rows: [
      '...ooo...',
      '.ooooooo.',
      '.ooooooo.',
      'ooo...ooo',
      'ooo...ooo',
      'ooo...ooo',
      '.ooooooo.',
      '.ooooooo.',
      '...ooo...',
    ],
  },
  small: {
    filling: { kinds: 18, copies: 2 },
    rows: ['..ooo..', '.ooooo.', 'ooooooo', 'ooo.ooo', 'ooooooo', '.ooooo.', '..ooo..'],
  },
} as const satisfies Record<string, StageDrawing>;

export type StageSize = keyof typeof DRAWINGS;

export function stageShape(size: StageSize): Shape {
  const { rows } = DRAWINGS[size];
  const marks = rows.flatMap((row) => [...row].map((sign) => (sign === 'o' ? SLOT : GAP)));
  return { width: rows[0].length, height: rows.length, marks };
}

export function stageTemplate(size: StageSize): Template {
  return { name: 'stage', ...stageShape(size), rules: CLASSIC_RULES, filling: DRAWINGS[size].filling };
}
