/**
 * Drawing by keys alone: arrows move a cursor, Space is a click, Enter begins a stroke and ends it. While a piece floats,
 * arrows move it and Enter puts it down.
 */
import type { Point, Shape } from '../../../../core/board/board.ts';
import type { Studio } from '../../../state/editor/studio.ts';
import { shownShape } from '../../../state/editor/studio-state.ts';
import { isInReach } from '../../../state/editor/tools.ts';

const STEPS: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

type KeyPress = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** Obeys a key pressed on the drawing; tells whether it was one of its own. */
export function obeyCanvasKey(studio: Studio, press: KeyPress): boolean {
  if (press.ctrlKey || press.metaKey || press.altKey) return false;
  const step = STEPS[press.key];
  if (step !== undefined) {
    walk(studio, step, press.shiftKey);
    return true;
  }
  if (press.key === 'Home' || press.key === 'End') {
    const { width } = shownShape(studio.store.getState());
    moveTo(studio, [press.key === 'Home' ? 0 : width - 1, studio.store.getState().cursor[1]], press.shiftKey);
    return true;
  }
  if (press.key === ' ') {
    dab(studio);
    return true;
  }
  if (press.key !== 'Enter') return false;
  beginOrEnd(studio, press.shiftKey);
  return true;
}

/** With no stroke, an arrow moves the piece that floats, and with Shift the drawing or what is selected. */
function walk(studio: Studio, [dx, dy]: Point, isShifted: boolean): void {
  const { stroke, cursor, selection } = studio.store.getState();
  const isFloating = selection !== null && selection.floating !== null;
  const isIdle = stroke.state === 'idle';
  if (isIdle && (isFloating || isShifted)) studio.nudge([dx, dy]);
  // The cursor goes along with a piece, so that it is read aloud where the piece is.
  if (!isIdle || isFloating || !isShifted) moveTo(studio, [cursor[0] + dx, cursor[1] + dy], isShifted);
}

function moveTo(studio: Studio, [x, y]: Point, isStraight: boolean): void {
  const state = studio.store.getState();
  const sheet = shownShape(state);
  // One step beyond the edge: what is drawn there makes the grid grow.
  const near = within(sheet, [x, y], 1);
  const cursor = isInReach(state.tool, sheet, near) ? near : within(sheet, near, 0);
  studio.store.setState({ cursor });
  studio.drag(cursor, isStraight);
}

/** The nearest point on the grid, or up to `reach` cells beside it. */
function within({ width, height }: Shape, [x, y]: Point, reach: number): Point {
  return [
    Math.max(0 - reach, Math.min(x, width - 1 + reach)),
    Math.max(0 - reach, Math.min(y, height - 1 + reach)),
  ];
}

function dab(studio: Studio): void {
  const { stroke, cursor } = studio.store.getState();
  if (stroke.state === 'idle') studio.press(cursor, { isErasing: false, isStraight: false });
  studio.release();
}

function beginOrEnd(studio: Studio, isStraight: boolean): void {
  const { stroke, cursor, selection } = studio.store.getState();
  if (stroke.state !== 'idle') studio.release();
  else if (selection !== null && selection.floating !== null) studio.deselect();
  else studio.press(cursor, { isErasing: false, isStraight });
}
