/**
 * Boards on which tiles are known by number and not by kind.
 *
 * Whether a line joins two cells depends on which cells hold tiles, and so does gravity; kinds only decide which of these
 * lines are allowed. So one may play first and choose kinds later: a game stays legal when tiles that are still on the
 * board trade their kinds.
 */
import { type Board, type Cells, EMPTY, type Move, type Shape, SLOT } from '../board/board.ts';
import type { Engine } from '../engine/engine.ts';

/** A full board of numbered tiles: the tile on the n-th slot is n, counted from 1. */
export function numberedBoard({ width, height, marks }: Shape): Board {
  let tile = 0;
  const cells = marks.map((mark) => (mark === SLOT ? ++tile : mark));
  return { width, height, marks, cells };
}

/** The slots of a shape, ascending. */
export function slotsOf({ marks }: Shape): number[] {
  const slots: number[] = [];
  for (let cell = 0; cell < marks.length; cell++) if (marks[cell] === SLOT) slots.push(cell);
  return slots;
}

/** Cells that hold a tile, ascending. Linear in the area. */
export function tilesOf(cells: Cells): number[] {
  const tiles: number[] = [];
  for (let cell = 0; cell < cells.length; cell++) if ((cells[cell] ?? EMPTY) > EMPTY) tiles.push(cell);
  return tiles;
}

/**
 * The full board that a game began with, from its moves and the kind of each pair when it was taken: the moves are
 * played on numbered tiles, and each number stands for one slot of the start. The engine is of that shape and those
 * rules; its position is lost.
 */
export function cellsBefore(
  engine: Engine,
  witness: readonly Move[],
  pairKinds: readonly number[],
): number[] {
  const { shape } = engine;
  const slots = slotsOf(shape);
  engine.load(numberedBoard(shape).cells);
  const cells = shape.marks.map((mark) => (mark === SLOT ? EMPTY : mark));
  for (const [index, [a, b]] of witness.entries()) {
    for (const cell of [a, b]) cells[slots[engine.kindAt(cell) - 1] ?? 0] = pairKinds[index] ?? EMPTY;
    engine.apply(a, b);
  }
  return cells;
}
