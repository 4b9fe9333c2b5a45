import type { Point, Shape } from '../../board/board.ts';

/**
 * The symmetries by which a stroke is repeated while drawing: mirrored left to right, top to bottom, both; or turned about
 * the middle by half turns or quarter turns.
 */
export const SYMMETRIES = [
  'none',
  'left-right',
  'top-bottom',
  'four-way',
  'half-turn',
  'quarter-turn',
] as const;
export type Symmetry = (typeof SYMMETRIES)[number];

type Size = Pick<Shape, 'width' | 'height'>;
type Image = (point: Point, size: Size) => Point;

const same: Image = (point) => point;
const mirrorX: Image = ([x, y], { width }) => [width - 1 - x, y];
const mirrorY: Image = ([x, y], { height }) => [x, height - 1 - y];
const halfTurn: Image = ([x, y], { width, height }) => [width - 1 - x, height - 1 - y];
const quarterTurn: Image = ([x, y], { width, height }) => [
  (width + height - 2) / 2 - y,
  (height - width) / 2 + x,
];
const quarterBack: Image = ([x, y], { width, height }) => [
  (width - height) / 2 + y,
  (width + height - 2) / 2 - x,
];

const IMAGES: Readonly<Record<Symmetry, readonly Image[]>> = {
  none: [same],
  'left-right': [same, mirrorX],
  'top-bottom': [same, mirrorY],
  'four-way': [same, mirrorX, mirrorY, halfTurn],
  'half-turn': [same, halfTurn],
  'quarter-turn': [same, quarterTurn, halfTurn, quarterBack],
};

/**
 * Returns whether the images of cells are cells: a quarter turn needs sides that are both even or both odd.
 */
export function canRepeat(symmetry: Symmetry, { width, height }: Size): boolean {
  return symmetry !== 'quarter-turn' || (width - height) % 2 === 0;
}

/** The points and all their images; a symmetry that does not fit the size is none. Images may lie beside the shape. */
export function repeated(points: readonly Point[], symmetry: Symmetry, size: Size): Point[] {
  const images = canRepeat(symmetry, size) ? IMAGES[symmetry] : IMAGES.none;
  return images.flatMap((image) => points.map((point) => image(point, size)));
}
