/** The small map of a board that is larger than its window: how large it is drawn, and which part is seen. */
import type { Frame } from './framing.ts';
import type { BoardLayout, Rectangle, Viewport } from './layout.ts';
import { NO_CORNER, type ZoomRules } from './zoom-rules.ts';

/** In CSS pixels, and at most this share of the room. */
const MOST_WIDTH = 138;
const MOST_HEIGHT = 104;
/** In a narrow room, where it has a strip of its own (parts/zoom.module.css). */
const NARROW_HEIGHT = 72;
const MOST_SHARE = 0.22;
/** Between the map and the buttons below it. */
const GAP = 16;

export interface OverviewSize {
  readonly width: number;
  readonly height: number;
}

/** The map of a board of so many cells, in whole CSS pixels. */
export function overviewSize(columns: number, rows: number, { width, height }: Viewport): OverviewSize {
  const cell = Math.min(
    Math.min(MOST_WIDTH, width * MOST_SHARE) / columns,
    Math.min(width < NARROW ? NARROW_HEIGHT : MOST_HEIGHT, height * MOST_SHARE) / rows,
  );
  return { width: Math.round(columns * cell), height: Math.round(rows * cell) };
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
 * a large board's small map.
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
  return { width: Math.max(buttons, map.width + 2 * GAP), height: height + map.height + GAP };
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

export function visiblePartOf({ columns, rows, left, top, cell }: BoardLayout, room: Viewport): SeenPart {
  const [x, y] = [Math.max(0, -left / cell), Math.max(0, -top / cell)];
  const part = {
    x,
    y,
    width: Math.max(0, Math.min(columns, (room.width - left) / cell) - x),
    height: Math.max(0, Math.min(rows, (room.height - top) / cell) - y),
  };
  return { part, map: overviewSize(columns, rows, room) };
}
