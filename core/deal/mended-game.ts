import { type Board, EMPTY, type Move, type Shape } from '../board/board.ts';
import { applyMove } from '../rules/apply.ts';
import type { Rules } from '../rules/rules.ts';
import { joinedTo, numberedBoard, slotsOf } from './numbered.ts';
import { type Random, shuffle } from './random.ts';

/** A filling in slot order together with the game that clears it. */
export interface ClearedFilling {
  readonly kinds: readonly number[];
  readonly witness: readonly Move[];
}

/** A game under way; `kindOf[n]` is the kind of tile n, `kindOf[0]` stands for no tile. */
interface Table {
  readonly rules: Rules;
  readonly random: Random;
  readonly kindOf: number[];
  /** All slots in random order, and where in it the search for the next pair goes on. */
  readonly order: readonly number[];
  cursor: number;
  board: Board;
}

/**
 * Plays one random game on a full board whose slots show `kinds`, in slot order. With `mends` a game that dies goes on:
 * two tiles that a line joins are made equal by one trade of kinds, and the moves before stay legal (see numbered.ts). So
 * the filling that comes back is the one given but for those trades.
 *
 * Null when the game dies, and with `mends` only when at some point no line joins any two tiles. Without walls and with
 * maxTurns >= 1 that cannot happen: two tiles of one row with none between see each other, and with at most one tile a
 * row, the tiles of two neighbouring occupied rows are joined with one turn. Tiles squared times area at worst.
 */
export function playOut(
  shape: Shape,
  rules: Rules,
  kinds: readonly number[],
  random: Random,
  { mends }: { readonly mends: boolean },
): ClearedFilling | null {
  const order = slotsOf(shape);
  shuffle(random, order);
  const board = numberedBoard(shape);
  const table: Table = { rules, random, order, kindOf: [0, ...kinds], cursor: 0, board };
  const witness: Move[] = [];
  while (witness.length * 2 < kinds.length) {
    const move = findEqualPair(table) ?? (mends ? mendPair(table) : null);
    if (move === null) return null;
    witness.push(move);
    table.board = applyMove(table.board, rules, move);
  }
  return { kinds: table.kindOf.slice(1), witness };
}

/** A move on the board as it is, looked for from where the last search ended, or null on a dead board. */
function findEqualPair(table: Table): Move | null {
  return findPair(table, (cell) => {
    const kind = kindAt(table, cell);
    return joinedTo(table.board, table.rules, cell).filter((other) => kindAt(table, other) === kind);
  });
}

/** Makes any two joined tiles equal by a trade with a third, or answers null when no two tiles are joined. */
function mendPair(table: Table): Move | null {
  const move = findPair(table, (cell) => joinedTo(table.board, table.rules, cell));
  if (move === null) return null;
  const [cell, partner] = move;
  const kind = kindAt(table, cell);
  // Kinds leave the board in pairs, so the tile at `cell` is not the last of its kind.
  const equals = table.order.filter((other) => other !== cell && kindAt(table, other) === kind);
  tradeKinds(table, partner, pick(table.random, equals));
  return move;
}

function findPair(table: Table, partnersOf: (cell: number) => number[]): Move | null {
  for (let tried = 0; tried < table.order.length; tried++) {
    const cell = table.order[table.cursor] ?? 0;
    table.cursor = (table.cursor + 1) % table.order.length;
    if (tileAt(table, cell) === EMPTY) continue;
    const partners = partnersOf(cell);
    if (partners.length > 0) return [cell, pick(table.random, partners)];
  }
  return null;
}

function tradeKinds(table: Table, a: number, b: number): void {
  const kind = kindAt(table, a);
  table.kindOf[tileAt(table, a)] = kindAt(table, b);
  table.kindOf[tileAt(table, b)] = kind;
}

function tileAt(table: Table, cell: number): number {
  return table.board.cells[cell] ?? EMPTY;
}

function kindAt(table: Table, cell: number): number {
  return table.kindOf[tileAt(table, cell)] ?? 0;
}

function pick<T>(random: Random, items: readonly T[]): T {
  // Callers pass lists that hold something.
  return items[random.below(items.length)] as T;
}
