import { type CSSProperties, useMemo } from 'react';
import type { Cells } from '../../../../core/board/board.ts';
import { GameBoard } from '../../../components/lazy-game-board.ts';
import { turnCells } from '../../../parts/turned-board.ts';
import { type TurningShape, useTurnedShape } from '../../../parts/use-turned-shape.ts';
import styles from './still-board.module.css';

interface StillBoardProps {
  readonly template: TurningShape;
  readonly cells: Cells;
}

/** A board beside the words of an end, in full light: it is only looked at. */
export function StillBoard({ template, cells }: StillBoardProps) {
  const { shape, turned } = useTurnedShape(template);
  const { width, height } = shape;
  const board = useMemo(
    () => ({ ...shape, cells: turned === null ? cells : turnCells(cells, turned) }),
    [shape, turned, cells],
  );
  return (
    <div
      data-part="still-board"
      className={styles.board}
      aria-hidden="true"
      style={{ '--ratio': `${width + 1} / ${height + 1}` } as CSSProperties}
    >
      <GameBoard board={board} selected={null} decorative label="" describeCell={() => ''} />
    </div>
  );
}
