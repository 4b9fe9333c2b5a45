import type { CSSProperties } from 'react';
import { type Shape, SLOT } from '../../core/board/board.ts';

const CELL = 10;

interface ClearedShapeProps {
  readonly shape: Shape;
  /** For each cell, its place in the order of clearing from 1; 0 where never a tile lay. Empty while it is not known. */
  readonly order: readonly number[];
}

/** The slots of a board that was cleared, from gold to vermilion as they were emptied; they light up in that order. */
export function ClearedShape({ shape: { width, height, marks }, order }: ClearedShapeProps) {
  const most = order.reduce((sum, place) => Math.max(sum, place), 1);
  const slots = marks.flatMap((mark, cell) => (mark === SLOT ? [cell] : []));
  return (
    <svg className="cleared" viewBox={`0 0 ${width * CELL} ${height * CELL}`} aria-hidden="true">
      {slots.map((cell) => {
        const at = ((order[cell] ?? 0) / most).toFixed(3);
        return (
          <rect
            key={cell}
            className="cleared-slot"
            data-at={at}
            style={{ '--at': at } as CSSProperties}
            x={(cell % width) * CELL + 0.6}
            y={Math.floor(cell / width) * CELL + 0.6}
            width={CELL - 1.2}
            height={CELL - 1.2}
            rx={2}
          />
        );
      })}
    </svg>
  );
}
