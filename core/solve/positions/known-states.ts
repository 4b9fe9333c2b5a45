import type { Move } from '../../board/board.ts';
import type { LaneBoard } from './lane-board.ts';
import type { Lanes } from './lanes.ts';
import { StateTable } from './state-table.ts';

/**
 * The transposition table of what is proved: positions that are lost, and positions that are winnable, each of these with
 * a move to another winnable one.
 */
export class KnownStates {
  readonly #states: StateTable;
  /** By number of the position: a move that keeps it winnable, or null of a lost one. */
  readonly #moves: (Move | null)[] = [];

  /** Of positions that lanes of such a board hold. */
  constructor(lanes: Lanes) {
    this.#states = new StateTable(lanes);
  }

  /** Returns the verdict on a position; null when none is known. */
  verdictOf(position: Lanes): 'winnable' | 'lost' | null {
    const number = this.#states.numberOf(position);
    if (number < 0) return null;
    return this.#moves[number] === null ? 'lost' : 'winnable';
  }

  /** Returns the verdict on the position after a move; null when none is known. */
  verdictAfter(position: Lanes, a: number, b: number): 'winnable' | 'lost' | null {
    position.take(a, b);
    const verdict = this.verdictOf(position);
    position.takeBack();
    return verdict;
  }

  addLost(position: Lanes): void {
    const number = this.#states.add(position);
    if (number >= 0) this.#moves[number] = null;
  }

  /**
   * Adds every position from the board's on along moves that clear it, or that end in a position that is known to be winnable.
   * The board then stands where it stood.
   */
  addWon(board: LaneBoard, moves: readonly Move[]): void {
    for (const move of moves) board.apply(...move);
    for (let at = moves.length - 1; at >= 0; at--) {
      board.takeBack();
      const number = this.#states.add(board.lanes);
      // `witnessFrom` needs the position after each, so when the table is full none before this one is added.
      if (number < 0) {
        for (let left = at; left > 0; left--) board.takeBack();
        return;
      }
      this.#moves[number] ??= moves[at] as Move; // inside the list
    }
  }

  /** A clearing of the board's position, which is known to be winnable; the board then stands where it stood. */
  witnessFrom(board: LaneBoard): Move[] {
    const witness: Move[] = [];
    const next = () => this.#states.numberOf(board.lanes);
    for (let number = next(); number >= 0; number = next()) {
      const move = this.#moves[number] as Move; // each position on the way has one
      witness.push(move);
      board.apply(...move);
    }
    for (const _ of witness) board.takeBack();
    return witness;
  }
}
