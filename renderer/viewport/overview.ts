/** The small map of a board that is larger than its window: how large it is drawn, and which part is seen. */
import type { Frame, Spot } from './framing.ts';
import type { BoardLayout, Rectangle, Viewport } from './layout.ts';
import { NO_CORNER, type ZoomRules } from './zoom-rules.ts';

/** In CSS pixels, and at most this share of the room. */
const MOST_WIDTH = 144;
const MOST_HEIGHT = 104;
/** In a narrow room, where it has a strip of its own (parts/zoom.module.css). */
const NARROW_HEIGHT = 72;
const MOST_SHARE = 0.22;
/** The least height of the buttons beside the map, and what their card adds to a side with its distance from the edge. */
const LEAST_HEIGHT = 92;
const CARD = 18;
/** The column of buttons, with the distance of the card from the other edge. */
const COLUMN = 50;

export interface OverviewSize {
  readonly width: number;
  readonly height: number;
}

/** The map of a board of so many cells, in whole CSS pixels; so are its cells, where gaps between them can be seen. */
export function overviewSize(columns: number, rows: number, { width, height }: Viewport): OverviewSize {
  const cell = Math.min(
    Math.min(MOST_WIDTH, width * MOST_SHARE) / columns,
    Math.min(width < NARROW ? NARROW_HEIGHT : MOST_HEIGHT, height * MOST_SHARE) / rows,
  );
  const whole = cell < 3 ? cell : Math.floor(cell);
  return { width: Math.round(columns * whole), height: Math.round(rows * whole) };
}

/**
 * Returns whether a board has more cells than most windows can show legibly: its small map is shown even
 * while all of it is seen.
 */
export function isLarge({ columns, rows, rules }: Frame): boolean {
  return rules.hasOverview && Math.max(columns, rows) > rules.largestSide;
}

/** A board of usual size that is hardly larger than its window is known without a map, which would cover tiles of it. */
const NEARLY_SEEN = 1.25;

/** Returns whether a map shows more than the window, whose cells have this size: always on a large board. */
export function needsOverview(frame: Frame, cell: number): boolean {
  if (isLarge(frame)) return true;
  const { columns, rows, viewport } = frame;
  return columns * cell > NEARLY_SEEN * viewport.width || rows * cell > NEARLY_SEEN * viewport.height;
}

/**
 * Returns the size of what covers the lower right corner of the whole board, in CSS pixels: the buttons, and
 * a large board's small map beside them.
 */
export function cornerOf(frame: Frame): OverviewSize {
  return corner(frame, isLarge(frame));
}

/** The same of a board whose cells are shown so large: a part of it may need the map too. */
export function coveredCorner(frame: Frame, cell: number): OverviewSize {
  return corner(frame, frame.rules.hasOverview && needsOverview(frame, cell));
}

/** In a room narrower than this one button is left out (screens/play/zoom.css). */
const NARROW = 720;

function corner(frame: Frame, hasMap: boolean): OverviewSize {
  const { columns, rows, viewport } = frame;
  const { width, narrowWidth, height } = buttonsOf(frame);
  const buttons = viewport.width < NARROW ? narrowWidth : width;
  if (!hasMap || height === 0) return { width: buttons, height };
  const map = overviewSize(columns, rows, viewport);
  return {
    width: Math.max(buttons, map.width + COLUMN + CARD),
    height: Math.max(map.height, LEAST_HEIGHT) + CARD,
  };
}

/** Returns the corner in which the buttons lie: none where they lie below the board, and the map with them. */
export function buttonsOf({ viewport, rules }: Frame): ZoomRules['corner'] {
  return rules.hasOverview && viewport.isApart === true ? NO_CORNER : rules.corner;
}

/** The part of the board that is seen, as its small map shows it, in cells. */
export interface SeenPart {
  readonly part: Rectangle;
  readonly map: OverviewSize;
}

/** `rim`: the bare room at the edges. */
export function visiblePartOf(
  { columns, rows, left, top, cell }: BoardLayout,
  room: Viewport,
  rim: Spot,
): SeenPart {
  const [x, y] = [Math.max(0, (rim.x - left) / cell), Math.max(0, (rim.y - top) / cell)];
  const part = {
    x,
    y,
    width: Math.max(0, Math.min(columns, (room.width - rim.x - left) / cell) - x),
    height: Math.max(0, Math.min(rows, (room.height - rim.y - top) / cell) - y),
  };
  return { part, map: overviewSize(columns, rows, room) };
}
