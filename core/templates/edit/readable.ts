/**
 * At which size a picture that is drawn with cells is still recognisable: strokes apart, holes open, outlines in
 * place.
 */
import { countSlots, GAP, type Shape, SLOT } from '../../board/board.ts';
import { MAX_APP_SIDE } from '../limits.ts';
import { type GreyPicture, type PictureOptions, picturePiece, reducedPicture } from './picture.ts';

type Look = Pick<PictureOptions, 'threshold' | 'isInverted'>;

/** Fewest cells of the longer side: less shows hardly anything. */
const LEAST_SIDE = 8;
/** The picture is compared at this many pixels of its longer side. */
const FINE_SIDE = 128;
/** Most cells of the shorter side: larger is a chore to play, and to look at. */
const MOST_SHORTER = 26;
/** The share of both drawings that must be common to them. */
const LEAST_COMMON = 0.7;
/** Spots smaller than this share of the fine picture are grain and no parts of it. */
const GRAIN = 0.002;

/**
 * The piece of the smallest size, by its longer side, whose parts and holes are as many as the picture's and which covers what
 * the picture covers; where no size does, the one that comes nearest. Null when nothing would be drawn. Linear in the pixels of
 * the reduced picture, some sixty times.
 */
export function readablePiece(picture: GreyPicture, look: Look, leastSlots = 0): Shape | null {
  const reduced = reducedPicture(picture, FINE_SIDE);
  const fine = picturePiece(reduced, { ...look, width: reduced.width, height: reduced.height });
  if (fine === null) return null;
  const wanted = partsOf(fine, GRAIN * fine.marks.length);
  let nearest: { readonly piece: Shape; readonly fault: number } | null = null;
  for (let side = LEAST_SIDE; side <= MAX_APP_SIDE; side++) {
    const piece = picturePiece(reduced, { ...look, width: side, height: side });
    if (piece === null || countSlots(piece.marks) < leastSlots) continue;
    if (nearest !== null && Math.min(piece.width, piece.height) > MOST_SHORTER) break;
    const parts = partsOf(piece, 0);
    const common = commonShare(fine, piece);
    const fault = Math.abs(parts.ink - wanted.ink) + Math.abs(parts.paper - wanted.paper) + (1 - common);
    if (fault <= 1 - LEAST_COMMON) return piece;
    if (nearest === null || fault < nearest.fault) nearest = { piece, fault };
  }
  return nearest?.piece ?? null;
}

/** The share of what either covers that both cover, the coarse one laid over the fine one (Jaccard's index). */
function commonShare(fine: Shape, coarse: Shape): number {
  let both = 0;
  let either = 0;
  for (const [cell, mark] of fine.marks.entries()) {
    const x = Math.floor(((cell % fine.width) * coarse.width) / fine.width);
    const y = Math.floor((Math.floor(cell / fine.width) * coarse.height) / fine.height);
    const isInked = mark === SLOT;
    const isCovered = coarse.marks[y * coarse.width + x] === SLOT;
    if (isInked && isCovered) both++;
    if (isInked || isCovered) either++;
  }
  return either === 0 ? 1 : both / either;
}

/** Counts the parts of slots, corners joined, and those of gaps, corners apart; only those larger than `least`. */
function partsOf(shape: Shape, least: number): { readonly ink: number; readonly paper: number } {
  const { marks } = shape;
  const isSeen = new Uint8Array(marks.length);
  const count = { ink: 0, paper: 0 };
  for (const cell of marks.keys()) {
    if (isSeen[cell] === 1) continue;
    const size = floodSize(shape, cell, isSeen);
    if (size <= least) continue;
    if (marks[cell] === GAP) count.paper++;
    else count.ink++;
  }
  return count;
}

const SIDES = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;
const ALL_AROUND = [...SIDES, [1, 1], [1, -1], [-1, 1], [-1, -1]] as const;

/** Marks the part that a cell belongs to as seen, and counts its cells. */
function floodSize({ width, height, marks }: Shape, start: number, isSeen: Uint8Array): number {
  const mark = marks[start];
  const steps = mark === GAP ? SIDES : ALL_AROUND;
  const queue = [start];
  isSeen[start] = 1;
  for (let next = 0; next < queue.length; next++) {
    const cell = queue[next] ?? 0;
    const [x, y] = [cell % width, Math.floor(cell / width)];
    for (const [dx, dy] of steps) {
      const [column, row] = [x + dx, y + dy];
      if (column < 0 || row < 0 || column >= width || row >= height) continue;
      const other = row * width + column;
      if (isSeen[other] === 1 || marks[other] !== mark) continue;
      isSeen[other] = 1;
      queue.push(other);
    }
  }
  return queue.length;
}

/** A shape without its last slot, if it has an odd number of them. */
export function evenSlots(shape: Shape): Shape {
  if (countSlots(shape.marks) % 2 === 0) return shape;
  return { ...shape, marks: shape.marks.with(shape.marks.lastIndexOf(SLOT), GAP) };
}
