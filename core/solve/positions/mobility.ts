import { MoveList } from '../../engine/base/move-list.ts';
import type { Engine } from '../../engine/engine.ts';
import { at } from '../../int32.ts';

/**
 * Weights of a kind with a move, of such a kind with two tiles left, and of each tile with a move. Tuned by games that play
 * by mobility alone: these weights win twice as many as counting kinds does.
 */
const [KIND_WEIGHT, LAST_PAIR_WEIGHT, TILE_WEIGHT] = [1, 1.4, 1 / 6];

/** Measures the mobility of a position, a heuristic value: how many kinds and tiles have a legal move. */
export class Mobility {
  readonly #moves = new MoveList();
  /** By kind and by cell, the last position that counted it. */
  readonly #countedKinds: number[] = [];
  readonly #countedCells: number[] = [];
  #position = 0;
  /** By kind, the tiles that are left. */
  readonly #left: number[] = [];

  /** The mobility of the engine's position. Costs about as much as playing a move. */
  of(engine: Engine): number {
    engine.listMoves(this.#moves);
    this.#countLeft(engine);
    this.#position++;
    let mobility = 0;
    for (let index = 0; index < 2 * this.#moves.count; index++) {
      const cell = at(this.#moves.pairs, index);
      if (this.#countedCells[cell] === this.#position) continue;
      this.#countedCells[cell] = this.#position;
      mobility += TILE_WEIGHT;
      const kind = engine.kindAt(cell);
      if (this.#countedKinds[kind] === this.#position) continue;
      this.#countedKinds[kind] = this.#position;
      mobility += this.#left[kind] === 2 ? LAST_PAIR_WEIGHT : KIND_WEIGHT;
    }
    return mobility;
  }

  /** Counts all kinds at once: a query of the engine for each costs a pass over the board a kind. */
  #countLeft(engine: Engine): void {
    this.#left.fill(0);
    const area = engine.shape.width * engine.shape.height;
    for (let cell = 0; cell < area; cell++) {
      const kind = engine.kindAt(cell);
      if (kind > 0) this.#left[kind] = (this.#left[kind] ?? 0) + 1;
    }
  }
}
