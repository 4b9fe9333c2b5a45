/**
 * The strongest form of what programs build around the published algorithm *by cases*, the fastest of the four: plain
 * loops over one flat typed array that allocate nothing but the corners of a link that was found.
 *
 * - A position is loaded into an array that is there already.
 * - Equal tiles are met by going through the array, as the published programs do it.
 * - The dead test stops at the first pair. Along a game it keeps that pair: without gravity it stays a link for as long
 *   as both tiles are there.
 * - Auto-play sweeps on from where it took a pair, and ends when a whole sweep has found none.
 */
import type { Arena } from '../../core/algorithms/arena.ts';
import { findByCases } from '../../core/algorithms/by-cases.ts';
import { EMPTY } from '../../core/board/board.ts';
import type { MoveList } from '../../core/engine/base/move-list.ts';
import { at } from '../../core/int32.ts';
import { RULES } from '../../core/lab/measured-boards.ts';

/** Sets up a position of the arena's size. */
export function loadArena(arena: Arena, cells: readonly number[]): void {
  const boardWidth = arena.width - 2;
  for (let y = 0, cell = 0; y < arena.height - 2; y++) {
    const row = (y + 1) * arena.width + 1;
    for (let x = 0; x < boardWidth; x++, cell++) arena.cells[row + x] = cells[cell] ?? EMPTY;
  }
}

/** Writes every pair that links, as places of the arena in order of a and then b. */
export function listPairs(arena: Arena, moves: MoveList): void {
  const { cells } = arena;
  moves.clear();
  for (let a = 0; a < cells.length; a++) {
    const kind = at(cells, a);
    if (kind <= EMPTY) continue;
    for (let b = a + 1; b < cells.length; b++) {
      if (at(cells, b) === kind && findByCases(arena, a, b, RULES.maxTurns) !== null) moves.add(a, b);
    }
  }
}

/** The first equal tile after `a` that links to it, or -1. */
function partnerAfter(arena: Arena, a: number): number {
  const { cells } = arena;
  const kind = at(cells, a);
  for (let b = a + 1; b < cells.length; b++) {
    if (at(cells, b) === kind && findByCases(arena, a, b, RULES.maxTurns) !== null) return b;
  }
  return -1;
}

/** A search for one pair after another that goes on where the last one was found. */
export class Sweep {
  a = 0;
  b = -1;
  private readonly arena: Arena;

  constructor(arena: Arena) {
    this.arena = arena;
  }

  /** Begins at the first place. */
  restart(): void {
    this.a = 0;
    this.b = -1;
  }

  /** Returns whether any pair links, which then is `a` and `b`; goes round the array once at most. */
  findPair(): boolean {
    const { cells } = this.arena;
    for (let seen = 0; seen < cells.length; seen++) {
      if (at(cells, this.a) > EMPTY) {
        this.b = partnerAfter(this.arena, this.a);
        if (this.b >= 0) return true;
      }
      this.a = this.a + 1 === cells.length ? 0 : this.a + 1;
    }
    return false;
  }

  /** The same with the last pair kept for as long as both its tiles are there. */
  findKeptPair(): boolean {
    const { cells } = this.arena;
    const isKept = this.b >= 0 && at(cells, this.a) > EMPTY && at(cells, this.b) > EMPTY;
    return isKept || this.findPair();
  }

  /** Plays to the end and returns the number of pairs taken. */
  play(): number {
    const { cells } = this.arena;
    let pairs = 0;
    for (this.restart(); this.findPair(); pairs++) {
      cells[this.a] = EMPTY;
      cells[this.b] = EMPTY;
    }
    return pairs;
  }
}
