/**
 * Drawing by keys alone: arrows move a cursor, Space is a click, Enter begins a stroke and ends it. While a piece floats,
 * arrows move it and Enter puts it down.
 */
import type { Point, Shape } from '../../../../core/board/board.ts';
import type { CommandIn } from '../../../input/keymap.ts';
import type { DrawingEditor } from '../../../state/editor/drawing-editor.ts';
import { shownShape } from '../../../state/editor/editor-state.ts';
import { isInReach } from '../../../state/editor/tools.ts';

const STEPS: Partial<Record<CommandIn<'drawing'>, Point>> = {
  left: [-1, 0],
  right: [1, 0],
  up: [0, -1],
  down: [0, 1],
};

export function obeyCanvasKey(
  editor: DrawingEditor,
  command: CommandIn<'drawing'>,
  isShifted: boolean,
): void {
  const step = STEPS[command];
  if (step !== undefined) walk(editor, step, isShifted);
  else if (command === 'dab') dab(editor);
  else if (command === 'stroke') beginOrEnd(editor, isShifted);
  else {
    const { width } = shownShape(editor.store.getState());
    const x = command === 'row-start' ? 0 : width - 1;
    moveTo(editor, [x, editor.store.getState().cursor[1]], isShifted);
  }
}

/** With no stroke, an arrow moves the piece that floats, and with Shift the drawing or what is selected. */
function walk(editor: DrawingEditor, [dx, dy]: Point, isShifted: boolean): void {
  const { stroke, cursor, selection } = editor.store.getState();
  const isFloating = selection !== null && selection.floating !== null;
  const isIdle = stroke.state === 'idle';
  if (isIdle && (isFloating || isShifted)) editor.nudge([dx, dy]);
  // The cursor goes along with a piece, so that it is read aloud where the piece is.
  if (!isIdle || isFloating || !isShifted) moveTo(editor, [cursor[0] + dx, cursor[1] + dy], isShifted);
}

function moveTo(editor: DrawingEditor, [x, y]: Point, isStraight: boolean): void {
  const state = editor.store.getState();
  const sheet = shownShape(state);
  // One step beyond the edge: what is drawn there makes the grid grow.
  const near = within(sheet, [x, y], 1);
  const cursor = isInReach(state.tool, sheet, near) ? near : within(sheet, near, 0);
  editor.store.setState({ cursor });
  editor.drag(cursor, isStraight);
}

/** The nearest point on the grid, or up to `reach` cells beside it. */
function within({ width, height }: Shape, [x, y]: Point, reach: number): Point {
  return [
    Math.max(0 - reach, Math.min(x, width - 1 + reach)),
    Math.max(0 - reach, Math.min(y, height - 1 + reach)),
  ];
}

function dab(editor: DrawingEditor): void {
  const { stroke, cursor } = editor.store.getState();
  if (stroke.state === 'idle') editor.press(cursor, { isErasing: false, isStraight: false });
  editor.release();
}

function beginOrEnd(editor: DrawingEditor, isStraight: boolean): void {
  const { stroke, cursor, selection } = editor.store.getState();
  if (stroke.state !== 'idle') editor.release();
  else if (selection !== null && selection.floating !== null) editor.deselect();
  else editor.press(cursor, { isErasing: false, isStraight });
}
