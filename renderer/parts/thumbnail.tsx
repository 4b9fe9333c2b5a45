import type { Shape } from '../../core/board/board.ts';
import { SLOT, WALL } from '../../core/board/board.ts';

/** One path of small rounded squares for every cell with this mark, ten units a cell. */
function pathOf({ width, marks }: Shape, wanted: number): string {
  return marks
    .flatMap((mark, cell) =>
      mark === wanted
        ? [
            `M${(cell % width) * 10 + 2} ${Math.floor(cell / width) * 10 + 1}h6q1 0 1 1v6q0 1-1 1h-6q-1 0-1-1v-6q0-1 1-1z`,
          ]
        : [],
    )
    .join('');
}

interface ThumbnailProps {
  readonly shape: Shape;
  /** Room around the shape, in cells. */
  readonly margin?: number;
}

/** A template in small. */
export function Thumbnail({ shape, margin = 0 }: ThumbnailProps) {
  const { width, height } = shape;
  const slots = pathOf(shape, SLOT);
  const box = [-margin, -margin, width + 2 * margin, height + 2 * margin].map((length) => length * 10);
  return (
    <svg className="thumbnail" viewBox={box.join(' ')} aria-hidden="true">
      <path className="thumbnail-sides" d={slots} transform="translate(0 1.100)" />
      <path className="thumbnail-slots" d={slots} />
      <path className="thumbnail-walls" d={pathOf(shape, WALL)} />
    </svg>
  );
}
