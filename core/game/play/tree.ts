/**
 * The undo tree of a game as an append-only log. A node keeps what its move changed and not its whole position, so that a
 * game takes some 300 bytes an entry and ten for each cell that changed, however large its board is.
 */
import { type Cells, EMPTY, type Move } from '../../board/board.ts';
import type { DealRecord } from '../setup/entry.ts';
import type { ScoreBreakdown } from '../setup/score.ts';

/** The totals of one deal, on the path to a node. */
export interface DealTotals {
  /** Pairs that the player linked. */
  readonly links: number;
  /** The points and time that these links gave, see `earnedBy`. */
  readonly earned: number;
}

/** Pairs taken on a path, in all levels: how much of a game was played by auto-play. */
export interface Taken {
  readonly pairs: number;
  readonly byAuto: number;
  /** True if auto-play took the last of them. */
  readonly isLastByAuto: boolean;
}

/** A position in the undo tree. Every field describes the path from the root to it, so undo is a step to the parent. */
export interface GameNode {
  /** Index of the parent, or -1 at the root. */
  readonly parent: number;
  /** The kind of entry that led here from the parent. */
  readonly by: 'deal' | 'link' | 'mercy' | 'reshuffle';
  readonly move: Move | null;
  /** Turns of the line of a link, else 0. */
  readonly turns: number;
  readonly level: number;
  readonly deal: DealRecord;
  readonly cells: Cells;
  readonly state: 'playing' | 'dead' | 'cleared';
  readonly comboCount: number;
  /** Game clock of the last link on the path, which the combo window counts from; 0 before the first one. */
  readonly lastLinkMs: number;
  /** Game clock when it was made; 0 at the root. */
  readonly madeMs: number;
  /** Player's links on the path, in all levels. */
  readonly links: number;
  readonly score: ScoreBreakdown;
  /** The totals of the deal of this node so far. */
  readonly onDeal: DealTotals;
  readonly taken: Taken;
  /** Length of the countdown so far; 0 in an untimed game. */
  readonly limitMs: number;
}

/** A node without its position. */
export type TreeNode = Omit<GameNode, 'cells'>;

const FIRST_CAPACITY = 64;

/**
 * Values of one game share a log as long as each grows the newest of them; `size` nodes of it are a value's own. One that
 * grows an older value copies its nodes first, so that no value ever sees another's.
 */
export class GameTree {
  #nodes: TreeNode[] = [];
  /** For each node where its changes end; they begin where those of the node before it end. */
  #ends: number[] = [];
  #hashes: (string | undefined)[] = [];
  /** Sixteen bits are enough for every cell of a board of the largest side, 256. */
  #changedCells = new Uint16Array(FIRST_CAPACITY);
  #before = new Int32Array(FIRST_CAPACITY);
  #after = new Int32Array(FIRST_CAPACITY);

  get size(): number {
    return this.#nodes.length;
  }

  /** Cells that changed from node to node, all in all. */
  get changes(): number {
    return this.#ends.at(-1) ?? 0;
  }

  /** A node by its index, which must exist. */
  nodeAt(index: number): TreeNode {
    const node = this.#nodes[index];
    if (node === undefined) throw new RangeError(`no node ${index} in a game of ${this.size}`);
    return node;
  }

  /** Adds a node that was reached from a position of the same area; a deal begins a position of its own. Linear in the area. */
  add(node: GameNode, before: Cells): void {
    const { cells, ...kept } = node;
    let end = this.#ends.at(-1) ?? 0;
    if (node.by !== 'deal')
      for (let cell = 0; cell < cells.length; cell++)
        if (before[cell] !== cells[cell])
          this.#write(end++, cell, before[cell] ?? EMPTY, cells[cell] ?? EMPTY);
    this.#nodes.push(kept);
    this.#ends.push(end);
    this.#hashes.push(undefined);
  }

  /** The position of the parent of a node that stands at `cells`. Linear in the area. */
  cellsBefore(index: number, cells: Cells): Cells {
    const { by, parent } = this.nodeAt(index);
    const { by: parentBy, deal } = this.nodeAt(parent);
    if (parentBy === 'deal') return deal.cells;
    // The next level is only dealt when the last one is cleared.
    if (by === 'deal') return deal.cells.map((kind) => Math.min(kind, EMPTY));
    return this.#changed(index, cells, this.#before);
  }

  /** The position of a node whose parent stands at `cells`. Linear in the area. */
  cellsAfter(index: number, cells: Cells): Cells {
    const { by, deal } = this.nodeAt(index);
    return by === 'deal' ? deal.cells : this.#changed(index, cells, this.#after);
  }

  /** The board hash of a node, made once. */
  hashAt(index: number, makeHash: () => string): string {
    const hash = this.#hashes[index] ?? makeHash();
    this.#hashes[index] = hash;
    return hash;
  }

  /** A log of the first nodes alone. Linear in their number and their changes. */
  prefix(size: number): GameTree {
    const copy = new GameTree();
    copy.#nodes = this.#nodes.slice(0, size);
    copy.#ends = this.#ends.slice(0, size);
    copy.#hashes = this.#hashes.slice(0, size);
    copy.#changedCells = this.#changedCells.slice();
    copy.#before = this.#before.slice();
    copy.#after = this.#after.slice();
    return copy;
  }

  #changed(index: number, cells: Cells, kinds: Int32Array): Cells {
    const changed = cells.slice();
    for (let at = this.#ends[index - 1] ?? 0; at < (this.#ends[index] ?? 0); at++)
      changed[this.#changedCells[at] ?? 0] = kinds[at] ?? EMPTY;
    return changed;
  }

  #write(at: number, cell: number, before: number, after: number): void {
    if (at === this.#changedCells.length) this.#grow();
    this.#changedCells[at] = cell;
    this.#before[at] = before;
    this.#after[at] = after;
  }

  #grow(): void {
    const capacity = 2 * this.#changedCells.length;
    this.#changedCells = copied(this.#changedCells, new Uint16Array(capacity));
    this.#before = copied(this.#before, new Int32Array(capacity));
    this.#after = copied(this.#after, new Int32Array(capacity));
  }
}

function copied<T extends Uint16Array | Int32Array>(from: T, into: T): T {
  into.set(from);
  return into;
}
