import type { Move } from '../../board/board.ts';
import type { Engine } from '../../engine/engine.ts';
import { SeenStates } from '../../solve/seen-states.ts';

/**
 * A transposition table of what is proved: positions that are lost, and positions that are winnable, each of these with a
 * move after which the next is one of them too.
 */
export class KnownStates {
  readonly #states: SeenStates;
  /** By number of the position: a move that keeps it winnable, or null of a lost one. */
  readonly #moves: (Move | null)[] = [];

  /** Of boards of `area` cells. */
  constructor(area: number) {
    this.#states = new SeenStates(area);
  }

  /** What is proved of the engine's position; null when nothing is. Linear in the area. */
  verdictOf(engine: Engine): 'winnable' | 'lost' | null {
    const number = this.#states.numberOf(engine);
    if (number < 0) return null;
    return this.#moves[number] === null ? 'lost' : 'winnable';
  }

  addLost(engine: Engine): void {
    const number = this.#states.add(engine);
    if (number >= 0) this.#moves[number] = null;
  }

  /**
   * Adds every position from the engine's on along moves that clear it, or that end in a position that is known to be winnable.
   * The engine then stands where it stood.
   */
  addWon(engine: Engine, moves: readonly Move[]): void {
    for (const move of moves) engine.apply(...move);
    for (let at = moves.length - 1; at >= 0; at--) {
      engine.takeBack();
      const number = this.#states.add(engine);
      // Each needs the one after it, so what does not fit in ends the line.
      if (number < 0) {
        for (let left = at; left > 0; left--) engine.takeBack();
        return;
      }
      this.#moves[number] ??= moves[at] as Move; // inside the list
    }
  }

  /** A clearing of the engine's position, which is known to be winnable; the engine then stands where it stood. */
  witnessFrom(engine: Engine): Move[] {
    const witness: Move[] = [];
    for (let number = this.#states.numberOf(engine); number >= 0; number = this.#states.numberOf(engine)) {
      const move = this.#moves[number] as Move; // each position on the way has one
      witness.push(move);
      engine.apply(...move);
    }
    for (const _ of witness) engine.takeBack();
    return witness;
  }
}
