import type { Move } from '../board/board.ts';
import type { Engine } from '../engine/engine.ts';
import { SeenStates } from '../solve/seen-states.ts';

/** Positions that are proved winnable, each with a move after which the next is one of them too. */
export class WonStates {
  readonly #states: SeenStates;
  readonly #moves: Move[] = [];

  /** Of boards of `area` cells. */
  constructor(area: number) {
    this.#states = new SeenStates(area);
  }

  /** Whether the engine's position is proved winnable. Linear in the area. */
  has(engine: Engine): boolean {
    return this.#states.numberOf(engine) >= 0;
  }

  /**
   * Adds every position from the engine's on along moves that clear it, or that end in a position that is known. The engine
   * then stands where it stood.
   */
  add(engine: Engine, moves: readonly Move[]): void {
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

  /** A clearing of the engine's position, which is known; the engine then stands where it stood. */
  witnessFrom(engine: Engine): Move[] {
    const witness: Move[] = [];
    for (let number = this.#states.numberOf(engine); number >= 0; number = this.#states.numberOf(engine)) {
      const move = this.#moves[number] as Move; // each position has one
      witness.push(move);
      engine.apply(...move);
    }
    for (const _ of witness) engine.takeBack();
    return witness;
  }
}
