import type { Board, Cells, Move } from '../../board/board.ts';
import { MoveList } from '../../engine/base/move-list.ts';
import { createEngine, type Engine } from '../../engine/engine.ts';
import { at } from '../../int32.ts';
import type { Rules } from '../../rules/rules.ts';
import { Lanes } from './lanes.ts';

/** An engine and the lanes of its position, kept in step. */
export class LaneBoard {
  /** The board that it was made for: no position on it holds other kinds. */
  readonly start: Board;
  readonly engine: Engine;
  readonly lanes: Lanes;
  readonly #listed = new MoveList();

  constructor(board: Board, rules: Rules) {
    this.start = board;
    this.engine = createEngine(board, rules);
    this.lanes = new Lanes(board, rules);
  }

  load(cells: Cells): void {
    this.engine.load(cells);
    this.lanes.load(cells);
  }

  apply(a: number, b: number): void {
    this.lanes.take(a, b);
    this.engine.apply(a, b);
  }

  takeBack(): void {
    this.lanes.takeBack();
    this.engine.takeBack();
  }

  /** The legal moves; one alone where that can be played first without loss (see `Lanes.isFree`). */
  movesToTry(): Move[] {
    const { count, pairs } = this.#list();
    const moves: Move[] = [];
    for (let move = 0; move < count; move++) {
      const [a, b] = [at(pairs, 2 * move), at(pairs, 2 * move + 1)];
      if (this.lanes.isFree(a, b)) return [[a, b]];
      moves.push([a, b]);
    }
    return moves;
  }

  /** A legal move to a position that is wanted, where there is one. */
  findMoveTo(isWanted: (position: Lanes) => boolean): Move | null {
    const { count, pairs } = this.#list();
    for (let move = 0; move < count; move++) {
      const [a, b] = [at(pairs, 2 * move), at(pairs, 2 * move + 1)];
      this.lanes.take(a, b);
      const isFound = isWanted(this.lanes);
      this.lanes.takeBack();
      if (isFound) return [a, b];
    }
    return null;
  }

  #list(): MoveList {
    this.engine.listMoves(this.#listed);
    return this.#listed;
  }
}
