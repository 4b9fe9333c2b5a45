import { countSlots, GAP, type Shape, SLOT } from '../../board/board.ts';

/** Shapes that can be had in any size. */
export const PRESETS = ['rectangle', 'two-triangles', 'diamond', 'ring', 'cross', 'heart'] as const;
export type Preset = (typeof PRESETS)[number];

/** A place on the unit square: -1 at the left and top edge, 1 at the right and bottom one. */
type Inside = (across: number, down: number) => boolean;

/** Cells whose middles lie on an edge belong to the shape on all sides, whichever way a fraction was rounded. */
const ROUNDING = 1e-9;

const INSIDE: Readonly<Record<Preset, Inside>> = {
  rectangle: () => true,
  // Two right triangles that face each other with a lane between them, widest at the bottom.
  'two-triangles': (across, down) => Math.abs(across) > 0.08 && 1 - Math.abs(across) <= (down + 1) / 2,
  diamond: (across, down) => Math.abs(across) + Math.abs(down) <= 1 + ROUNDING,
  ring: (across, down) => {
    const distance = Math.hypot(across, down);
    return distance <= 1 + ROUNDING && distance >= 0.5 - ROUNDING;
  },
  cross: (across, down) => Math.abs(across) <= 0.36 || Math.abs(down) <= 0.36,
  // The well-known sextic heart (x² + y² − 1)³ = x²y³, scaled to fill the square.
  heart: (across, down) => {
    const x = across * 1.16;
    const y = 0.12 - down * 1.13;
    return (x * x + y * y - 1) ** 3 <= x * x * y ** 3;
  },
};

/**
 * A preset drawn as large as the grid, symmetric left to right. When the count of slots comes out odd, the slot of the
 * middle column that lies lowest is left out, so that every preset can be dealt.
 */
export function presetShape(preset: Preset, width: number, height: number): Shape {
  const isInside = INSIDE[preset];
  const marks = Array.from({ length: width * height }, (_, cell) => {
    const across = (2 * (cell % width) + 1 - width) / width;
    const down = (2 * Math.floor(cell / width) + 1 - height) / height;
    return isInside(across, down) ? SLOT : GAP;
  });
  return { width, height, marks: evened(width, marks) };
}

/** A symmetric shape has an odd count only when its middle column has. */
function evened(width: number, marks: readonly number[]): readonly number[] {
  const slots = countSlots(marks);
  if (slots % 2 === 0) return marks;
  const middle = (width - 1) / 2;
  const lowest = marks.findLastIndex((mark, cell) => mark === SLOT && cell % width === middle);
  return lowest < 0 ? marks : marks.with(lowest, GAP);
}
