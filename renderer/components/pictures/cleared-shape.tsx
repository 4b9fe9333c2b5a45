import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { type Shape, SLOT } from '../../../core/board/board.ts';

const CELL = 10;

interface ClearedShapeProps {
  readonly shape: Shape;
  /** For each cell, its place in the order of clearing from 1; 0 where never a tile lay. Empty while it is not known. */
  readonly order: readonly number[];
  /** Critical choices that were made on its cells. */
  readonly signs?: readonly ClearedSign[];
}

/** A cell where a critical choice was kept or lost; the later one of a cell stands. */
export interface ClearedSign {
  readonly cell: number;
  readonly sign: 'kept' | 'lost';
}

/** Returns one path of the lower edges of all slots, as of tiles that lie. */
function sidesOf({ width, marks }: Shape): string {
  return marks
    .flatMap((mark, cell) =>
      mark === SLOT
        ? [`M${(cell % width) * CELL + 0.6} ${Math.floor(cell / width) * CELL + 6}v2q0 2 2 2h4.8q2 0 2-2v-2z`]
        : [],
    )
    .join('');
}

/** Light first, dark last, in every theme: its legend says so. */
const SCALE = 'linear-gradient(to right in oklch, var(--way-first), var(--way-last))';

/** Returns the shade of a place in the order of clearing, from 0 to 1. */
function shadeAt(at: number): string {
  return `color-mix(in oklch, var(--way-last) ${Math.round(at * 100)}%, var(--way-first))`;
}

/** The slots of a board that was cleared, from gold to jade as they were emptied, in which order they light up. */
export function ClearedShape({ shape, order, signs = [] }: ClearedShapeProps) {
  const { width, height, marks } = shape;
  const most = order.reduce((sum, place) => Math.max(sum, place), 1);
  const slots = marks.flatMap((mark, cell) => (mark === SLOT ? [cell] : []));
  return (
    <svg data-part="cleared" viewBox={`0 0 ${width * CELL} ${height * CELL}`} aria-hidden="true">
      <path data-part="cleared-sides" d={sidesOf(shape)} />
      {slots.map((cell) => {
        const at = (order[cell] ?? 0) / most;
        return (
          <rect
            key={cell}
            data-part="cleared-slot"
            data-at={at.toFixed(3)}
            style={{ '--at': at.toFixed(3), fill: shadeAt(at) } as CSSProperties}
            x={(cell % width) * CELL + 0.6}
            y={Math.floor(cell / width) * CELL + 0.2}
            width={CELL - 1.2}
            height={CELL - 1.2}
            rx={2}
          />
        );
      })}
      {[...new Map(signs.map((each) => [each.cell, each])).values()].map(({ cell, sign }) => (
        <circle
          key={`sign ${cell}`}
          data-sign={sign}
          cx={((cell % width) + 0.5) * CELL}
          cy={(Math.floor(cell / width) + 0.5) * CELL}
          r={CELL * 0.17}
        />
      ))}
    </svg>
  );
}

/** Says what the shades of cleared slots mean, beside a scale from the first that were taken to the last. */
export function OrderLegend({ className }: { readonly className: string | undefined }) {
  const { t } = useTranslation();
  return (
    <p className={className}>
      <i style={{ background: SCALE }} /> {t('record.daily.way')}
    </p>
  );
}
