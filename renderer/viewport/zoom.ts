/** Lays out a board that is larger than its window: the size of its cells, and the part of it that is seen. */
import { type Frame, held, magnified, middleOf, type Spot, shiftIntoView, snapped } from './framing.ts';
import type { BoardLayout, Rectangle, Viewport } from './layout.ts';
import { layoutBoard } from './layout.ts';
import { buttonsOf, cornerOf, coveredCorner } from './overview.ts';
import type { ZoomRules } from './zoom-rules.ts';

/** The board as a whole, clear of what lies in the corner. */
export function wholeBoard(frame: Frame): BoardLayout {
  const { columns, rows, viewport, rules } = frame;
  if (rules.inset > 0) return insetBoard(frame);
  const whole = layoutBoard(columns, rows, viewport, rules.lane);
  const isPhone = rules.comfortableCell > 0 && viewport.width < PHONE && viewport.height > viewport.width;
  if (!isPhone && !isCramped(rules, whole)) return whole;
  const tight = layoutBoard(columns, rows, viewport, rules.tightLane);
  // The lane takes what is left beside the tiles.
  const wider = { ...tight, ring: Math.min(rules.lane * tight.cell, tight.left, tight.top) };
  if (!isCramped(rules, tight)) return wider;
  return clearOfCorner(frame, isLegible(frame, tight.cell) ? wider : whole);
}

/** A room that is higher than wide and no wider than this, in CSS pixels, is a phone's: its width is the tiles'. */
const PHONE = 560;

/** Returns whether a whole board whose cells are so large is worth to be seen first. */
function isLegible({ columns, rows, rules }: Frame, cell: number): boolean {
  const { legibleCell, usual } = rules;
  return cell >= (Math.max(columns, rows) > usual.side ? legibleCell : Math.min(legibleCell, usual.cell));
}

/** The whole board, made smaller only where it would lie under the corner: above it or to its left, where there is more room. */
function clearOfCorner(frame: Frame, whole: BoardLayout): BoardLayout {
  const { columns, rows, viewport, rules } = frame;
  const corner = cornerOf(frame);
  const width = Math.max(1, viewport.width - corner.width);
  const height = Math.max(1, viewport.height - corner.height);
  const isClear = whole.left + columns * whole.cell <= width || whole.top + rows * whole.cell <= height;
  if (isClear) return whole;
  const above = layoutBoard(columns, rows, { ...viewport, height }, rules.lane);
  const beside = layoutBoard(columns, rows, { ...viewport, width }, rules.lane);
  return beside.cell > above.cell ? beside : above;
}

/** With as much room left at each edge of the viewport. */
function insetBoard({ columns, rows, viewport, rules }: Frame): BoardLayout {
  const { inset, lane } = rules;
  const room = {
    ...viewport,
    width: Math.max(1, viewport.width - 2 * inset),
    height: Math.max(1, viewport.height - 2 * inset),
  };
  const layout = layoutBoard(columns, rows, room, lane);
  return { ...layout, left: layout.left + inset, top: layout.top + inset };
}

/** Returns whether the cells are too small to play with ease: such a board can be zoomed. */
export function isCramped({ comfortableCell }: ZoomRules, whole: BoardLayout): boolean {
  return whole.cell < comfortableCell;
}

/** Returns whether buttons for the size of the board are of use: the whole of it is too small, or too large to be seen. */
export function needsButtons(frame: Frame): boolean {
  const { rules } = frame;
  const whole = wholeBoard(frame);
  const isUsual = Math.max(frame.columns, frame.rows) <= rules.usual.side;
  return isCramped(rules, whole) && !(isUsual && whole.cell >= rules.playableCell);
}

/**
 * Returns the layout of a board that is opened: the whole board, or its middle where the whole would not be legible, with a
 * side seen whole where that is.
 */
export function initialLayout(frame: Frame): BoardLayout {
  const whole = wholeBoard(frame);
  if (isLegible(frame, whole.cell)) return whole;
  const { columns, rows, viewport, rules } = frame;
  const readable = readableCell(frame);
  const fitting = [
    viewport.width / (columns + 2 * rules.tightLane),
    viewport.height / (rows + 2 * rules.tightLane),
  ].filter((cell) => cell >= Math.max(rules.legibleCell, readable * NEARLY_READABLE));
  const cell = wholePixels(Math.min(readable, ...fitting), viewport);
  return aligned(frame, atRest(frame, zoomed(frame, whole, cell), middleOf(viewport)));
}

/** Cells are made smaller by no more than this factor for a side that is then seen whole. */
const NEARLY_READABLE = 0.88;

/** Returns the size of cells that a part of a board is first seen with. */
export function readableCell({ viewport, rules }: Frame): number {
  const { cell, largest, columns, rows } = rules.readable;
  const roomy = wholePixels(Math.min(largest, viewport.width / columns, viewport.height / rows), viewport);
  return Math.max(cell, roomy);
}

/**
 * Returns the bare room at the edges of a viewport that shows a part of the board, none where a side is seen whole: between
 * two edges lie as many whole tiles as there is room for.
 */
export function rimOf({ columns, rows, viewport, rules }: Frame, cell: number): Spot {
  const rim = (count: number, room: number) => {
    const rest = Math.max(0, room - 2 * rules.rim) % cell;
    return rules.rim > 0 && count * cell > room ? wholePixels(rules.rim + rest / 2, viewport) : 0;
  };
  return { x: rim(columns, viewport.width), y: rim(rows, viewport.height) };
}

/** The same part, moved by half a cell at most, so that no tile at an edge is cut. */
function aligned(frame: Frame, layout: BoardLayout): BoardLayout {
  const { cell, left, top } = layout;
  const { x, y } = rimOf(frame, cell);
  const shiftOf = (start: number, rim: number) =>
    rim > 0 ? rim + Math.round((start - rim) / cell) * cell - start : 0;
  return panned(frame, layout, shiftOf(left, x), shiftOf(top, y));
}

/** Shows cells of another size; what lies under `spot` stays there, as far as the edges let it. */
export function zoomed(
  frame: Frame,
  layout: BoardLayout,
  cell: number,
  spot = middleOf(frame.viewport),
): BoardLayout {
  const whole = wholeBoard(frame);
  const { rules } = frame;
  if (!isCramped(rules, whole)) return whole;
  const side = Math.min(rules.largestCell, Math.max(whole.cell, cell));
  if (side === whole.cell || side < whole.cell * rules.nearlyWhole) return whole;
  return within(frame, magnified(layout, side, spot));
}

/** Moves the board under the eye by CSS pixels. */
export function panned(frame: Frame, layout: BoardLayout, dx: number, dy: number): BoardLayout {
  return within(frame, { ...layout, left: layout.left + dx, top: layout.top + dy });
}

/**
 * Brings a part of the board, in cells, into view with a cell around it: not at all when it is seen, by the shortest way
 * when it is near, into the middle when it is far. A part that is too large for the window is shown smaller; one that is
 * to be told apart (`isRead`), larger when it was not.
 */
export function revealed(frame: Frame, layout: BoardLayout, part: Rectangle, isRead: boolean): BoardLayout {
  const { viewport } = frame;
  const [columns, rowCount] = [part.width + 2, part.height + 2];
  const foot = buttonsOf(frame).height;
  const room = wholePixels(Math.min(viewport.width / columns, (viewport.height - foot) / rowCount), viewport);
  const wanted = isRead && !isLegible(frame, layout.cell) ? readableCell(frame) : layout.cell;
  const side = Math.min(room, wanted);
  const fitting =
    side === layout.cell ? layout : atRest(frame, zoomed(frame, layout, side), middleOf(viewport));
  const { left, top, cell } = fitting;
  const dx = shift(left + (part.x - 1) * cell, columns * cell, viewport.width, 0);
  const below = footBelow(frame, panned(frame, fitting, dx, 0), part);
  const dy = shift(top + (part.y - 1) * cell, rowCount * cell, viewport.height, below);
  return dx === 0 && dy === 0 ? fitting : panned(frame, fitting, Math.round(dx), Math.round(dy));
}

/**
 * Returns the height that a part of the board must leave free below: the buttons, and the small map too where
 * the part would lie under it and there is room.
 */
function footBelow(frame: Frame, { left, cell }: BoardLayout, part: Rectangle): number {
  const { viewport } = frame;
  const covered = coveredCorner(frame, cell);
  const isUnderMap = left + (part.x + part.width) * cell > viewport.width - covered.width;
  const hasRoom = (part.height + 2) * cell <= viewport.height - covered.height;
  return isUnderMap && hasRoom ? covered.height : buttonsOf(frame).height;
}

/**
 * The same part of the board in another viewport, its cells as large as before; a whole board stays whole, if it can, and
 * one that was not moved is seen as if it were opened.
 */
export function resized(frame: Frame, layout: BoardLayout, before: Viewport): BoardLayout {
  const was = { ...frame, viewport: before };
  const [wholeBefore, first, whole] = [wholeBoard(was), initialLayout(was), wholeBoard(frame)];
  const isUnmoved = layout.cell === first.cell && layout.left === first.left && layout.top === first.top;
  if (isUnmoved || (layout.cell <= wholeBefore.cell && isLegible(was, wholeBefore.cell)))
    return initialLayout(frame);
  if (layout.cell <= Math.max(wholeBefore.cell, whole.cell)) return whole;
  const moved = panned(
    frame,
    { ...layout, pixelRatio: frame.viewport.pixelRatio },
    (frame.viewport.width - before.width) / 2,
    (frame.viewport.height - before.height) / 2,
  );
  return aligned(frame, atRest(frame, zoomed(frame, moved, moved.cell), middleOf(frame.viewport)));
}

function wholePixels(length: number, { pixelRatio }: Viewport): number {
  return Math.floor(length * pixelRatio) / pixelRatio;
}

/** The next larger or smaller size that keys and buttons go to. */
export function nextStop(frame: Frame, { cell }: BoardLayout, direction: 'in' | 'out'): number {
  const { stops, nearly } = frame.rules;
  const whole = wholeBoard(frame).cell;
  const sizes = [whole, ...stops.filter((stop) => stop > whole * nearly)];
  const next =
    direction === 'in'
      ? sizes.find((size) => size > cell * nearly)
      : sizes.findLast((size) => size < cell / nearly);
  return next ?? cell;
}

/** A layout with whole device pixels, so that edges are sharp; what lies under `spot` stays within a pixel of it. */
export function atRest(frame: Frame, layout: BoardLayout, spot: Spot): BoardLayout {
  const { viewport } = frame;
  const cell = Math.max(1 / viewport.pixelRatio, snapped(layout.cell, viewport));
  const settled = zoomed(frame, layout, cell, spot);
  return { ...settled, left: snapped(settled.left, viewport), top: snapped(settled.top, viewport) };
}

/** Interpolates between two layouts: a spot that is the same in both stays where it is. */
export function between(from: BoardLayout, to: BoardLayout, share: number): BoardLayout {
  const mix = (a: number, b: number) => a + (b - a) * share;
  return {
    ...to,
    cell: mix(from.cell, to.cell),
    ring: mix(from.ring, to.ring),
    left: mix(from.left, to.left),
    top: mix(from.top, to.top),
  };
}

/** Keeps the board's edges from being pulled into the window further than their margin. */
function within(frame: Frame, layout: BoardLayout): BoardLayout {
  const corner = coveredCorner(frame, layout.cell);
  const edge = frame.rules.margin + layout.ring;
  const { x, y } = rimOf(frame, layout.cell);
  const below = Math.max(corner.height, y) + layout.ring;
  const margins = { left: edge + x, right: edge + x, above: edge + y, below };
  return held(frame, layout, margins, corner);
}

/** Returns the shift that brings a stretch inside: the shortest, or the one to the middle when nothing of it is seen. */
function shift(start: number, length: number, room: number, marginAfter: number): number {
  if (start + length <= 0 || start >= room) return (room - marginAfter - length) / 2 - start;
  return shiftIntoView(start, length, room - marginAfter);
}
