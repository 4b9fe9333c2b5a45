import type { Rectangle } from './layout.ts';

/** Words beside a tile, in CSS pixels of the board's room. */
export interface WordsPlace {
  /** Of the tile; `apart`: off the board, pointing at nothing. */
  readonly side: 'above' | 'below' | 'left' | 'right' | 'apart';
  readonly left: number;
  readonly top: number;
  /** The middle of the tile, from the left edge of words above or below it and from the top edge of words at its side. */
  readonly point: number;
}

/** Something that words should not cover; of two places that cover as much, the one that covers less weight is better. */
export interface Covered extends Rectangle {
  readonly weight: number;
}

type Size = Pick<Rectangle, 'width' | 'height'>;

/** The gap between the words and their tile, in which their point lies. */
const GAP_PX = 8;
/** The point stays clear of the round ends of the words. */
const END_PX = 22;
const LEAST_END_PX = 15;
/** Words keep this far from the edges of the room. */
const MARGIN_PX = 8;
/** Words that cover tiles, or stand at another tile than the first, keep so far from them if they can. */
const CLEAR_PX = 40;
/** Places apart from the tile are tried so far from one another. */
const STEP_PX = 8;
/** The rim of a tile, in tiles, may lie under words. */
const RIM_COST = 0.1;
/** Words lie on no more than a rim of what they speak of, which is worth at least this. */
export const SPOKEN_OF = 100;

/**
 * Finds a place beside the first of some tiles that has one where words cover nothing: above before below and before the
 * sides, in the middle before the ends. Where none has, they stand in a gap near one of them, or over other tiles beside the
 * first where they cover nothing that they speak of; only last anywhere in the room, or below it.
 */
export function placeWords(
  tiles: readonly Rectangle[],
  words: Size,
  room: Size,
  covered: readonly Covered[],
): WordsPlace {
  const ways = tiles.map((tile, at) => {
    // Words of the first tile that stand at another one would be lost at the room's edge.
    const margin = at === 0 ? MARGIN_PX : CLEAR_PX;
    return placesBeside(tile, words, room)
      .filter(({ left, top }) => lies({ ...words, x: left, y: top }, room, margin))
      .map((place) => ({ place, cost: costOf(place, words, covered) }))
      .sort((one, other) => one.cost - other.cost);
  });
  const free = ways.flat().find(({ cost }) => cost <= RIM_COST);
  if (free !== undefined) return free.place;
  const gap = nearestGap(tiles, words, room, covered);
  if (gap !== null && tiles.some((tile) => awayFrom(tile, gap, words) <= tile.width)) return gap;
  const spokenOf = covered.filter(({ weight }) => weight >= SPOKEN_OF);
  const pointing = ways
    .flat()
    .map(({ place }) => place)
    .filter((place) => costOf(place, words, spokenOf) <= RIM_COST * SPOKEN_OF);
  const isClear = ({ left, top }: WordsPlace) => lies({ ...words, x: left, y: top }, room, CLEAR_PX);
  return (
    pointing.find(isClear) ??
    pointing[0] ??
    gap ??
    apart((room.width - words.width) / 2, room.height + GAP_PX)
  );
}

const apart = (left: number, top: number): WordsPlace => ({ side: 'apart', left, top, point: 0 });

/** The free room between a tile and words. */
function awayFrom({ x, y, width, height }: Rectangle, { left, top }: WordsPlace, words: Size): number {
  return Math.max(left - x - width, x - left - words.width, top - y - height, y - top - words.height);
}

/** The nearest free place in the room, if there is any. */
function nearestGap(
  tiles: readonly Rectangle[],
  words: Size,
  room: Size,
  covered: readonly Covered[],
): WordsPlace | null {
  const distance = ({ left, top }: WordsPlace) =>
    Math.min(
      ...tiles.map(({ x, y, width, height }) =>
        Math.hypot(left + (words.width - width) / 2 - x, top + (words.height - height) / 2 - y),
      ),
    );
  let best: WordsPlace | null = null;
  for (let top = 0; top <= room.height - words.height; top += STEP_PX)
    for (let left = MARGIN_PX; left <= room.width - words.width - MARGIN_PX; left += STEP_PX) {
      const place = apart(left, top);
      const isNearer = best === null || distance(place) < distance(best);
      if (isNearer && costOf(place, words, covered) <= RIM_COST) best = place;
    }
  return best;
}

/** Less of a margin where there is no room for all of it. */
const marginOf = (length: number, whole: number, margin = MARGIN_PX) =>
  Math.max(0, Math.min(margin, (whole - length) / 2));

function kept(start: number, length: number, whole: number, wanted = MARGIN_PX): number {
  const margin = marginOf(length, whole, wanted);
  return Math.max(margin, Math.min(start, whole - length - margin));
}

function placesBeside(tile: Rectangle, words: Size, room: Size): readonly WordsPlace[] {
  const [middleX, middleY] = [tile.x + tile.width / 2, tile.y + tile.height / 2];
  const over = (side: 'above' | 'below', top: number) =>
    [words.width / 2, words.width / 4, (3 * words.width) / 4, END_PX, words.width - END_PX].map((before) => {
      const left = kept(middleX - before, words.width, room.width);
      return { side, left, top, point: kept(middleX - left, 0, words.width, LEAST_END_PX) };
    });
  const beside = (side: 'left' | 'right', left: number) => {
    const top = kept(middleY - words.height / 2, words.height, room.height);
    return { side, left, top, point: middleY - top };
  };
  return [
    ...over('above', tile.y - GAP_PX - words.height),
    ...over('below', tile.y + tile.height + GAP_PX),
    beside('right', tile.x + tile.width + GAP_PX),
    beside('left', tile.x - GAP_PX - words.width),
  ];
}

function lies({ x, y, width, height }: Rectangle, room: Size, wanted: number): boolean {
  const margin = marginOf(width, room.width, wanted);
  return x >= margin && y >= 0 && x + width <= room.width - margin && y + height <= room.height;
}

function costOf({ left, top }: WordsPlace, words: Size, covered: readonly Covered[]): number {
  const overlap = (a: number, length: number, b: number, other: number) =>
    Math.max(0, Math.min(a + length, b + other) - Math.max(a, b));
  return covered.reduce(
    (cost, { x, y, width, height, weight }) =>
      cost +
      (weight * overlap(left, words.width, x, width) * overlap(top, words.height, y, height)) /
        (width * height),
    0,
  );
}
