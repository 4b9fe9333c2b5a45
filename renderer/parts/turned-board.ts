/**
 * A board with its rows shown as columns, for a window that is higher than wide. The game knows nothing of it: what comes
 * from the game is turned before it is shown, and what the player picks is turned back.
 */
import type { Board, Move } from '../../core/board/board.ts';
import type { GameView } from '../../core/game/view.ts';
import { TRANSPOSED } from '../../core/rules/pulls.ts';
import type { Rules } from '../../core/rules/rules.ts';
import type { HintState } from '../state/play/session-state.ts';

/** Columns and rows, in cells. */
export type GridSize = Pick<Board, 'width' | 'height'>;

/**
 * Returns the cell at which a cell of a board of this size lies once the board is turned. With the size of
 * the turned board it is turned back.
 */
export function turnCell(cell: number, { width, height }: GridSize): number {
  return (cell % width) * height + Math.floor(cell / width);
}

export function turnSize({ width, height }: GridSize): GridSize {
  return { width: height, height: width };
}

/** Row-major values of a board of this size, turned. */
export function turnCells(cells: readonly number[], size: GridSize): number[] {
  const back = turnSize(size);
  return cells.map((_, cell) => cells[turnCell(cell, back)] ?? 0);
}

/** Returns the rules as they are seen: gravity pulls the other way where columns are shown as rows. */
export function shownRules(rules: Rules, turned: GridSize | null): Rules {
  return turned === null ? rules : { ...rules, gravity: TRANSPOSED[rules.gravity] };
}

export function turnPair([a, b]: Move, size: GridSize): Move {
  return [turnCell(a, size), turnCell(b, size)];
}

/** Returns the board of a view. */
export function boardOf({ cells, deal: { template } }: GameView): Board {
  const { width, height, marks } = template;
  return { width, height, marks, cells };
}

/** The template and the tiles; nothing else of a view has a place. */
function turnView(view: GameView): GameView {
  const { template } = view.deal;
  const turned = { ...template, ...turnSize(template), marks: turnCells(template.marks, template) };
  return { ...view, cells: turnCells(view.cells, template), deal: { ...view.deal, template: turned } };
}

type ShownHint = Extract<HintState, { state: 'shown' }>;

export function turnHint(hint: ShownHint, size: GridSize): ShownHint {
  const { reason } = hint;
  const turned = reason?.why === 'opens' ? { ...reason, cell: turnCell(reason.cell, size) } : reason;
  return { ...hint, pair: turnPair(hint.pair, size), reason: turned };
}

/** A hint with its places as they are shown, and the view that they lie in. */
export function asShown(hint: ShownHint, view: GameView, turned: GridSize | null) {
  return turned === null ? { hint, view } : { hint: turnHint(hint, turned), view: turnView(view) };
}
