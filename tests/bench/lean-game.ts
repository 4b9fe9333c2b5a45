/**
 * The leanest game loop on bit rows: what a program costs that only plays, one board after the other, and can do nothing else.
 *
 * It makes the moves of the engine's sweep (core/engine/bit/bit-sweep.ts), but keeps nothing beside one word a row
 * and one a column: no move can be taken back, no tile slides, no answer is kept, and what lies between two lines is
 * computed for each query. So it says how much of a game is the price of an engine.
 */
import { at, runMask } from '../../core/int32.ts';
import type { MeasuredBoard } from '../../core/lab/measured-boards.ts';

const STRIDE_BITS = 5;
const STRIDE = 1 << STRIDE_BITS;
const COLUMN = STRIDE - 1;
const NONE = 0;

/** For boards of one size with an open border, two turns, sides up to 30. */
export class LeanGame {
  private readonly width: number;
  private readonly height: number;
  private readonly kinds = new Int32Array(STRIDE * STRIDE);
  private readonly rows = new Int32Array(STRIDE);
  private readonly columns = new Int32Array(STRIDE);
  /** Kind -> the place visited last in this sweep, and place -> the one before it. */
  private readonly last = new Int32Array(1024);
  private readonly before = new Int32Array(STRIDE * STRIDE);

  constructor({ width, height }: MeasuredBoard) {
    this.width = width;
    this.height = height;
  }

  /** Plays a position to the end and returns the number of pairs taken. */
  play(cells: readonly number[]): number {
    const largestKind = this.load(cells);
    let pairs = 0;
    for (let found = 1; found !== 0; pairs += found) {
      this.last.fill(NONE, 0, largestKind + 1);
      found = 0;
      for (let y = 1; y <= this.height; y++) found += this.sweepRow(y);
    }
    return pairs;
  }

  private load(cells: readonly number[]): number {
    const { width, height, kinds, rows, columns } = this;
    let largestKind = 0;
    rows.fill(-1 << (width + 2));
    columns.fill(-1 << (height + 2));
    for (let y = 1, cell = 0; y <= height; y++) {
      let word = at(rows, y);
      for (let x = 1; x <= width; x++, cell++) {
        const kind = cells[cell] ?? 0;
        const isTile = -kind >>> 31;
        kinds[(y << STRIDE_BITS) + x] = kind;
        word |= isTile << x;
        columns[x] = at(columns, x) | (isTile << y);
        if (kind > largestKind) largestKind = kind;
      }
      rows[y] = word;
    }
    return largestKind;
  }

  /** Takes what links in a row with a tile before it; the number of pairs. */
  private sweepRow(y: number): number {
    const { kinds, last, before } = this;
    let found = 0;
    for (let x = 1; x <= this.width; x++) {
      const place = (y << STRIDE_BITS) + x;
      const kind = at(kinds, place);
      if (kind === 0) continue;
      const partner = this.partnerOf(place, kind);
      if (partner !== NONE) {
        this.take(place);
        this.take(partner);
        found++;
        continue;
      }
      before[place] = at(last, kind);
      last[kind] = place;
    }
    return found;
  }

  /** An equal tile visited before that links, which leaves the list of those, or NONE. */
  private partnerOf(place: number, kind: number): number {
    const { kinds, rows, columns, last, before } = this;
    const x = place & COLUMN;
    const y = place >> STRIDE_BITS;
    const rowRun = runMask(at(rows, y), x);
    const columnRun = runMask(at(columns, x), y);
    let after = NONE;
    for (let other = at(last, kind); other !== NONE; other = at(before, other)) {
      if (at(kinds, other) === kind && this.areJoined(x, y, rowRun, columnRun, other)) {
        if (after === NONE) last[kind] = at(before, other);
        else before[after] = at(before, other);
        return other;
      }
      after = other;
    }
    return NONE;
  }

  private areJoined(x: number, y: number, rowRun: number, columnRun: number, other: number): boolean {
    const { rows, columns } = this;
    const otherX = other & COLUMN;
    const otherY = other >> STRIDE_BITS;
    let joiningColumns = rowRun & runMask(at(rows, otherY), otherX);
    for (let row = otherY + 1; joiningColumns !== 0 && row < y; row++) joiningColumns &= ~at(rows, row);
    if (joiningColumns !== 0) return true;
    let joiningRows = columnRun & runMask(at(columns, otherX), otherY);
    const end = Math.max(x, otherX);
    for (let column = Math.min(x, otherX) + 1; joiningRows !== 0 && column < end; column++)
      joiningRows &= ~at(columns, column);
    return joiningRows !== 0;
  }

  private take(place: number): void {
    const { kinds, rows, columns } = this;
    const x = place & COLUMN;
    const y = place >> STRIDE_BITS;
    kinds[place] = 0;
    rows[y] = at(rows, y) & ~(1 << x);
    columns[x] = at(columns, x) & ~(1 << y);
  }
}
