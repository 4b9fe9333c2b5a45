/** A board whose outer columns hold no tile, as wide as a phone lets its tiles be. */
import type { CSSProperties, ReactNode } from 'react';
import { GAP, type Shape } from '../../../core/board/board.ts';
import type { Rules } from '../../../core/rules/rules.ts';
import { chevronsOf } from '../../parts/rules-drawn/chevrons.ts';
import { TIGHT_LANE_CELLS } from '../../viewport/layout.ts';
import styles from './wide-board.module.css';

/** Room for lines at each side of the tiles, in cells: the nearest bare column is seen to its middle, where a line runs. */
const LINE_CELLS = 0.6;
/** A wider board has buttons for its size, which stay where they are. */
const MOST_COLUMNS = 11;

/**
 * Returns how much wider than its room a board may be, so that its outer columns without tiles go beyond the edges; 1 where it
 * has none, and where something is drawn beside it. The shortest line runs in the nearest column, which is seen.
 */
export function widthBeyond({ width, marks }: Shape, { gravity, border }: Rules): number {
  const used = marks.flatMap((mark, cell) => (mark === GAP ? [] : [cell % width]));
  const bare = Math.min(Math.min(...used), width - 1 - Math.max(...used));
  const isBeside = chevronsOf(gravity).some(([side]) => side === 'left' || side === 'right');
  if (bare === 0 || width > MOST_COLUMNS || isBeside || border === 'closed') return 1;
  return (width + 2 * TIGHT_LANE_CELLS) / (width - 2 * bare + 2 * LINE_CELLS);
}

interface WideBoardProps {
  readonly shape: Shape;
  readonly rules: Rules;
  readonly children: ReactNode;
}

export function WideBoard({ shape, rules, children }: WideBoardProps) {
  const beyond = widthBeyond(shape, rules);
  if (beyond <= 1) return children;
  return (
    <div data-part="over-board" className={styles.wide} style={{ '--beyond': beyond } as CSSProperties}>
      {children}
    </div>
  );
}
