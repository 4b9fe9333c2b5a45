import type { Board, Move } from '../board/board.ts';
import { MoveList } from '../engine/base/move-list.ts';
import type { Engine } from '../engine/engine.ts';
import { loadedEngine } from '../engine/loaded-engine.ts';
import type { Rules } from '../rules/rules.ts';

/**
 * The choice that a position leaves: its legal moves, and what techniques ask of each, worked out when it is first asked for.
 * It reads an engine that stands at the position; a technique may change the engine if it takes all changes back.
 */
export class MoveChoice {
  readonly engine: Engine;
  /** Every legal move, `a < b`, sorted by a and then b. */
  readonly moves: readonly Move[];
  #openAfter: readonly number[] | null = null;
  #linksOf: readonly number[] | null = null;

  constructor(engine: Engine) {
    this.engine = engine;
    const list = new MoveList();
    engine.listMoves(list);
    this.moves = list.toMoves();
  }

  /** By move, how many moves are open after it. */
  get openAfter(): readonly number[] {
    this.#openAfter ??= this.after((engine) => engine.countMoves());
    return this.#openAfter;
  }

  /** By cell, how many of the legal moves take its tile; cells without one are left out of the array's meaning. */
  get linksOf(): readonly number[] {
    if (this.#linksOf !== null) return this.#linksOf;
    const counts = new Array<number>(this.engine.shape.marks.length).fill(0);
    for (const move of this.moves) for (const cell of move) counts[cell] = (counts[cell] ?? 0) + 1;
    this.#linksOf = counts;
    return counts;
  }

  /** Measures the position after each move. */
  after<T>(measure: (engine: Engine, move: Move) => T): T[] {
    return this.moves.map((move) => {
      this.engine.apply(...move);
      const measured = measure(this.engine, move);
      this.engine.takeBack();
      return measured;
    });
  }
}

/** The choice that a board leaves. */
export function choiceOn(board: Board, rules: Rules): MoveChoice {
  return new MoveChoice(loadedEngine(board, rules));
}
