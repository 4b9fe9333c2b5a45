/**
 * Finding one move after another on words of bits, by sweeps over the board as the bit engine makes them (bit-sweep.ts):
 * each exposed tile in the order of the cells is tested against the equal ones before it, and where a pair links, the next
 * call resumes. That nothing links is known only from a whole sweep over one and the same position.
 */

import { at } from '../../int32.ts';
import { exposedTiles } from './word-exposed.ts';
import { firstsAt, lastsAt, ownAt, placeAt, sharedRuns, type WordLines } from './word-lines.ts';
import { canLinkWords, isJoined, isJoinedShort } from './word-link.ts';

/** No cell. */
const NONE = -1;

/** A sweep that resumes where it stopped. Runs and twins must be known. */
export class WordSweep {
  private readonly lines: WordLines;
  private readonly words: Int32Array;
  /** Grid kinds by place. */
  private readonly kinds: Int32Array;
  private readonly maxTurns: number;
  private readonly height: number;
  /** The half row of the tile that the sweep visited last, counted from the first, and its bit. */
  private halfRow: number;
  private bit = 0;
  /** Kind -> the cell of that kind visited last, and cell -> the one before it, or NONE. */
  private lastOfKind = new Int32Array(0);
  private readonly before: Int32Array;
  /** The pair found last, which may still link. */
  private a = 0;
  private b = 0;

  constructor(lines: WordLines, maxTurns: number) {
    const { grid, words } = lines;
    this.lines = lines;
    this.words = words;
    this.kinds = grid.kinds;
    this.maxTurns = maxTurns;
    this.height = grid.height;
    this.halfRow = 2 * grid.height;
    this.before = new Int32Array(grid.places.length);
  }

  /** Begins a sweep. Kinds go up to `largestKind`. */
  begin(largestKind: number): void {
    if (largestKind >= this.lastOfKind.length) this.lastOfKind = new Int32Array(2 * largestKind);
    this.lastOfKind.fill(NONE, 0, largestKind + 1);
    this.halfRow = NONE;
    this.bit = 0;
  }

  /** Ends the sweep: another position was loaded. */
  end(): void {
    this.halfRow = 2 * this.height;
    this.bit = 0;
    this.b = this.a;
  }

  /** Writes the pair found last, if it still links, or the next one that does; false at the end of the sweep. */
  find(move: Int32Array): boolean {
    if (!this.isFound() && !this.findNext()) return false;
    move[0] = this.a;
    move[1] = this.b;
    return true;
  }

  private isFound(): boolean {
    const { a, b, words } = this;
    const kind = this.kindAt(a);
    return kind > 0 && a !== b && this.kindAt(b) === kind && canLinkWords(words, a, b, this.maxTurns);
  }

  private findNext(): boolean {
    const { lines } = this;
    const { width } = lines.grid;
    const end = 2 * this.height - 1;
    // The rest of the half row is read again, because moves made since may have exposed tiles in it.
    let rest = this.bit === 0 ? 0 : this.exposedIn(this.halfRow) & (-2 * this.bit);
    for (;;) {
      while (rest === 0) {
        if (this.halfRow >= end) {
          this.bit = 0;
          return false;
        }
        rest = this.exposedIn(++this.halfRow);
      }
      const bit = rest & -rest;
      rest ^= bit;
      const column = 32 * (this.halfRow & 1) + 31 - Math.clz32(bit);
      if (this.linkToEarlier((this.halfRow >> 1) * width + column)) {
        this.bit = bit;
        return true;
      }
    }
  }

  private exposedIn(halfRow: number): number {
    return exposedTiles(this.lines, 1 + (halfRow >> 1), halfRow & 1 ? 1 : 0);
  }

  /** Tests a tile against the equal ones before it; true when one links. If none does, the tile joins their chain. */
  private linkToEarlier(cell: number): boolean {
    const { words, before, lastOfKind } = this;
    const kind = this.kindAt(cell);
    if (kind < 0) return false;
    const firsts = at(words, firstsAt(cell));
    const lasts = at(words, lastsAt(cell));
    const last = at(lastOfKind, kind);
    let after = NONE;
    for (let other = last; other !== NONE; other = at(before, other)) {
      const shared = sharedRuns(firsts, lasts, at(words, firstsAt(other)), at(words, lastsAt(other)));
      if (shared !== 0 && this.isLink(cell, other, shared) && this.kindAt(other) === kind) {
        // It leaves the chain: most likely the move is played.
        if (after === NONE) lastOfKind[kind] = at(before, other);
        else before[after] = at(before, other);
        this.a = other;
        this.b = cell;
        return true;
      }
      after = other;
    }
    before[cell] = last;
    lastOfKind[kind] = cell;
    return false;
  }

  /** Returns whether a line joins two cells whose runs share something. */
  private isLink(a: number, b: number, shared: number): boolean {
    const { words, maxTurns } = this;
    if (maxTurns !== 2) return isJoinedShort(words, a, b, maxTurns);
    return isJoined(
      words,
      shared,
      at(words, firstsAt(a)),
      at(words, lastsAt(a)),
      at(words, ownAt(a)),
      at(words, firstsAt(b)),
      at(words, lastsAt(b)),
      at(words, ownAt(b)),
    );
  }

  private kindAt(cell: number): number {
    return at(this.kinds, at(this.words, placeAt(cell)));
  }
}
