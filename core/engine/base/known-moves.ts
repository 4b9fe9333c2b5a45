import { at } from '../../int32.ts';
import { MoveList } from './move-list.ts';

/** The part of an engine on which the list of known moves depends. */
interface MoveSource {
  canLink(a: number, b: number): boolean;
  listApart(moves: MoveList): void;
}

/**
 * A cache of moves that were found earlier. Each is tested again before it is returned, and when none is left they are
 * listed anew. Along a game most are still legal, so this is far cheaper than a listing for each move.
 */
export class KnownMoves {
  private readonly source: MoveSource;
  private readonly list = new MoveList();
  private next = 0;

  constructor(source: MoveSource) {
    this.source = source;
  }

  /** Forgets all moves: another position was loaded. */
  clear(): void {
    this.list.clear();
    this.next = 0;
  }

  /** Writes some legal move to `move[0]` and `move[1]`, or returns false when there is none. */
  find(move: Int32Array): boolean {
    if (this.findListed(move)) return true;
    this.source.listApart(this.list);
    this.next = 0;
    return this.findListed(move);
  }

  private findListed(move: Int32Array): boolean {
    const { pairs, count } = this.list;
    for (; this.next < count; this.next++) {
      const a = at(pairs, 2 * this.next);
      const b = at(pairs, 2 * this.next + 1);
      if (!this.source.canLink(a, b)) continue;
      move[0] = a;
      move[1] = b;
      return true;
    }
    return false;
  }
}
