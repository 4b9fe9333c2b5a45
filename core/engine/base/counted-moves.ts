import { at } from '../../int32.ts';
import { MoveList } from './move-list.ts';

/** The legal moves of a position, listed when they are first counted and kept until the position changes. */
export class CountedMoves {
  private readonly list = new MoveList();
  private isListed = false;

  /** The position changed. */
  forget(): void {
    this.isListed = false;
  }

  /** Counts the moves. `source` lists them all when they are not known. */
  count(source: { listMoves(moves: MoveList): void }): number {
    if (!this.isListed) source.listMoves(this.list);
    this.isListed = true;
    return this.list.count;
  }

  /** Writes the cells of one of the moves that were counted last to `move[0]` and `move[1]`. */
  nth(index: number, move: Int32Array): void {
    move[0] = at(this.list.pairs, 2 * index);
    move[1] = at(this.list.pairs, 2 * index + 1);
  }
}
