import { type Board, type Cells, EMPTY, type Move } from '../board/board.ts';
import type { Engine } from '../rules/engine.ts';
import { KnownMoves } from '../rules/known-moves.ts';
import { cellsBefore, joinedTo, slotsOf } from './numbered.ts';
import { type Random, shuffle } from './random.ts';

/** A full board and the game that clears it: each move's cells are indices at the time of that move. */
export interface Deal {
  readonly cells: Cells;
  readonly witness: readonly Move[];
}

/** A game under way. */
interface Table {
  readonly engine: Engine;
  readonly random: Random;
  /** All slots in random order: so tiles are looked at in this game. */
  readonly order: readonly number[];
  readonly witness: Move[];
  /** The kind of each pair of the witness when it was taken. */
  readonly pairKinds: number[];
}

/** How moves are chosen, and what happens when there are none. */
export type Play = 'quick' | 'random' | 'mending';

/**
 * Plays one game on a full board of the engine's shape, as long as anything links: `quick` takes moves as the engine lists
 * them, the others look at tiles in random order. Where a `mending` game dies, two tiles that a line joins are made equal
 * by one trade of kinds, and it goes on; the moves before stay legal (see numbered.ts), and the deal that comes back has
 * those trades in it.
 *
 * Null when the game dies, and for `mending` only when at some point no line joins any two tiles. Without walls and with
 * maxTurns >= 1 that cannot happen: two tiles of one row with none between see each other, and with at most one tile a
 * row, the tiles of two neighbouring occupied rows are joined with one turn.
 */
export function playOut(engine: Engine, cells: Cells, random: Random, play: Play): Deal | null {
  engine.load(cells);
  const order = slotsOf(engine.shape);
  if (play !== 'quick') shuffle(random, order);
  const table: Table = { engine, random, order, witness: [], pairKinds: [] };
  let isMended = false;
  while (engine.tiles > 0) {
    const hasPlayed = play === 'quick' ? playFound(table) : playRound(table);
    if (hasPlayed) continue;
    if (play !== 'mending' || !mendPair(table)) return null;
    isMended = true;
  }
  const { witness, pairKinds } = table;
  return { cells: isMended ? cellsBefore(engine, witness, pairKinds) : cells, witness };
}

/**
 * Plays one game in which some moves are made rather than found: with the chance `easePermille` the next pair is any two
 * joined tiles, made equal by a trade of kinds. With 0 the board is a random one but for the trades at dead ends, with
 * 1000 all of it is laid along the game, and hardly anybody loses it. Null as for a `mending` game.
 */
export function playEased(engine: Engine, cells: Cells, random: Random, easePermille: number): Deal | null {
  engine.load(cells);
  const table: Table = { engine, random, order: [], witness: [], pairKinds: [] };
  const known = new KnownMoves(engine);
  const found = new Int32Array(2);
  while (engine.tiles > 0) {
    const isMade = random.below(1000) < easePermille;
    if (!isMade && known.find(found)) {
      take(table, [found[0] ?? 0, found[1] ?? 0]);
    } else {
      if (!mendPair(table)) return null;
      known.clear();
    }
  }
  return { cells: cellsBefore(engine, table.witness, table.pairKinds), witness: table.witness };
}

/**
 * Takes moves as they are listed; whether there were any. The engine's own finding may become faster in another order: the
 * order here is part of what a seed deals.
 */
function playFound(table: Table): boolean {
  const { engine, witness } = table;
  const before = witness.length;
  const known = new KnownMoves(engine);
  const move = new Int32Array(2);
  while (known.find(move)) take(table, [move[0] ?? 0, move[1] ?? 0]);
  return witness.length > before;
}

/** Tries every pair of equal tiles once and takes what links; whether anything did. */
function playRound(table: Table): boolean {
  const { engine } = table;
  const before = engine.tiles;
  for (const equals of groupByKind(table)) {
    for (let i = 0; i < equals.length; i++) {
      const a = equals[i] ?? 0;
      // A tile that went leaves its cell empty, or to another tile when gravity brings one: then that one is tried.
      for (let j = i + 1; j < equals.length && engine.kindAt(a) > EMPTY; j++) {
        const b = equals[j] ?? 0;
        if (engine.canLink(a, b)) take(table, [a, b]);
      }
    }
  }
  return engine.tiles < before;
}

/** The cells that hold each kind, all in the order of this game. */
function groupByKind({ engine, order }: Table): Iterable<readonly number[]> {
  const groups = new Map<number, number[]>();
  for (const cell of order) {
    const kind = engine.kindAt(cell);
    if (kind <= EMPTY) continue;
    const group = groups.get(kind);
    if (group === undefined) groups.set(kind, [cell]);
    else group.push(cell);
  }
  return groups.values();
}

function take({ engine, witness, pairKinds }: Table, move: Move): void {
  witness.push(move);
  pairKinds.push(engine.kindAt(move[0]));
  engine.apply(...move);
}

/** Makes some two joined tiles equal by a trade with a third and takes them; false when no two tiles are joined. */
function mendPair(table: Table): boolean {
  const { engine, random } = table;
  const { shape, rules } = engine;
  const cells = engine.cells();
  const board: Board = { width: shape.width, height: shape.height, template: shape.marks, cells };
  const order = slotsOf(shape).filter((cell) => (cells[cell] ?? EMPTY) > EMPTY);
  shuffle(random, order);
  for (const cell of order) {
    const partners = joinedTo(board, rules, cell);
    if (partners.length === 0) continue;
    const partner = pick(
      random,
      partners.sort((a, b) => a - b),
    );
    const kind = cells[cell] ?? EMPTY;
    // Kinds leave the board in pairs, so the tile at `cell` is not the last of its kind.
    const equal = pick(
      random,
      order.filter((other) => other !== cell && cells[other] === kind),
    );
    cells[equal] = cells[partner] ?? EMPTY;
    cells[partner] = kind;
    engine.load(cells);
    take(table, [cell, partner]);
    return true;
  }
  return false;
}

function pick<T>(random: Random, items: readonly T[]): T {
  // Callers pass lists that hold something.
  return items[random.below(items.length)] as T;
}
