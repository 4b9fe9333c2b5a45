/**
 * The exposed tiles (`isExposed`: beside a free place or an equal tile), by kind, kept in step with a game. On 64 x 64 some
 * 500 to 1,000 of 4,096 tiles are exposed, and among their equal pairs one in 15 to 60 links, where among all it is one in
 * hundreds.
 */
import type { Cells, Shape } from '../board/board.ts';
import { FREE, fillGrid, type Grid, isExposed, makeGrid } from '../engine/base/grid.ts';
import type { MoveList } from '../engine/base/move-list.ts';
import { SlidingRuns } from '../engine/base/sliding-runs.ts';
import type { Engine } from '../engine/engine.ts';
import { at, doubled } from '../int32.ts';
import type { Rules } from '../rules/rules.ts';

const ABSENT = -1;

/** For one shape and one set of rules; load a position, then play the engine's moves here too. */
export class ExposedTiles {
  private readonly grid: Grid;
  private readonly runs: SlidingRuns | null;
  /** The exposed tiles of kind k as places: `tiles[starts[k]]` and on, `counts[k]` of them. */
  private readonly tiles: Int32Array;
  private starts = new Int32Array(0);
  private counts = new Int32Array(0);
  /** Place -> index in `tiles`, or ABSENT. */
  private readonly indices: Int32Array;
  /** All exposed tiles, whatever their kind: `all[0]` up to `all[count - 1]`, and place -> index in `all`. */
  private readonly all: Int32Array;
  private readonly allIndices: Int32Array;
  private count = 0;
  /**
   * The largest of `counts`, and for each count the number of kinds that have it, so that the largest is
   * known when it falls.
   */
  private largestCount = 0;
  private kindsOfCount = new Int32Array(0);
  private isFirst = true;
  /** Places that changed in the last move. */
  private touched = new Int32Array(64);
  private touchedCount = 0;

  constructor(shape: Shape, { border, gravity }: Rules) {
    this.grid = makeGrid(shape.width, shape.height, border, { stride: 0, frame: 0 });
    const size = this.grid.kinds.length;
    this.tiles = new Int32Array(size);
    this.indices = new Int32Array(size);
    this.all = new Int32Array(size);
    this.allIndices = new Int32Array(size);
    this.kindsOfCount = new Int32Array(size + 1);
    this.runs = gravity === 'none' ? null : new SlidingRuns(shape, gravity, this.grid.places, size);
  }

  /** Reads a position. Linear in the area. */
  load(cells: Cells): void {
    const largestKind = fillGrid(this.grid, cells);
    this.starts = new Int32Array(largestKind + 2);
    this.counts = new Int32Array(largestKind + 1);
    this.kindsOfCount.fill(0);
    this.count = 0;
    this.largestCount = 0;
    for (const kind of cells) if (kind > FREE) this.starts[kind + 1] = at(this.starts, kind + 1) + 1;
    for (let kind = 1; kind <= largestKind; kind++)
      this.starts[kind + 1] = at(this.starts, kind + 1) + at(this.starts, kind);
    this.indices.fill(ABSENT);
    this.refreshAll();
    this.isFirst = true;
  }

  /** Returns whether a cell holds an exposed tile. */
  has(cell: number): boolean {
    return at(this.indices, at(this.grid.places, cell)) !== ABSENT;
  }

  /** The number of values that `drawPair` accepts, from 0 on; 0 when no tile is exposed. */
  get draws(): number {
    return this.count * this.largestCount;
  }

  /**
   * Writes the two cells that number `drawn` stands for; false when it stands for none. Every ordered pair of equal
   * exposed tiles has one number, so uniform numbers give uniform pairs. Constant time.
   */
  drawPair(drawn: number, pair: Int32Array): boolean {
    const { grid, all, starts, counts, tiles, largestCount } = this;
    const row = Math.floor(drawn / largestCount);
    const second = drawn - row * largestCount;
    const from = at(all, row);
    const kind = at(grid.kinds, from);
    if (second >= at(counts, kind)) return false;
    const to = at(tiles, at(starts, kind) + second);
    if (from === to) return false;
    pair[0] = at(grid.cells, from);
    pair[1] = at(grid.cells, to);
    return true;
  }

  /** Replaces the list by the legal moves of an engine with the same position, in no order. One link test a pair. */
  listMoves(engine: Engine, moves: MoveList): void {
    const { grid, all, starts, counts, tiles, indices } = this;
    moves.clear();
    for (let i = 0; i < this.count; i++) {
      const from = at(all, i);
      const kind = at(grid.kinds, from);
      const end = at(starts, kind) + at(counts, kind);
      const a = at(grid.cells, from);
      for (let index = at(indices, from) + 1; index < end; index++) {
        const b = at(grid.cells, at(tiles, index));
        if (engine.canLink(a, b)) moves.add(a, b);
      }
    }
  }

  /** Two tiles go and gravity acts, as on the engine. */
  apply(a: number, b: number): void {
    const { grid, runs } = this;
    const from = at(grid.places, a);
    const to = at(grid.places, b);
    this.touchedCount = 0;
    this.take(from);
    this.take(to);
    if (runs !== null && this.isFirst) {
      // In a loaded position tiles may lie above empty slots.
      runs.settleAll(grid.kinds, this.slide);
      this.refreshAll();
    } else {
      runs?.settleAt(from, to, grid.kinds, this.slide);
      for (let i = 0; i < this.touchedCount; i++) this.refreshAround(at(this.touched, i));
    }
    this.isFirst = false;
  }

  private take(place: number): void {
    this.remove(place);
    this.grid.kinds[place] = FREE;
    this.touch(place);
  }

  private readonly slide = (from: number, to: number): void => {
    const { kinds } = this.grid;
    const index = at(this.indices, from);
    kinds[to] = at(kinds, from);
    kinds[from] = FREE;
    this.indices[to] = index;
    this.indices[from] = ABSENT;
    if (index !== ABSENT) {
      this.tiles[index] = to;
      const inAll = at(this.allIndices, from);
      this.all[inAll] = to;
      this.allIndices[to] = inAll;
    }
    // The place to which it slides is free, so it was touched when a tile was taken or slid from it.
    this.touch(from);
  };

  private touch(place: number): void {
    if (this.touchedCount === this.touched.length) this.touched = doubled(this.touched);
    this.touched[this.touchedCount++] = place;
  }

  private refreshAll(): void {
    for (const place of this.grid.places) this.refresh(place);
  }

  private refreshAround(place: number): void {
    const { stride } = this.grid;
    this.refresh(place);
    this.refresh(place - 1);
    this.refresh(place + 1);
    this.refresh(place - stride);
    this.refresh(place + stride);
  }

  private refresh(place: number): void {
    const { kinds, stride } = this.grid;
    const kind = at(kinds, place);
    if (kind <= FREE) return;
    const isAbsent = at(this.indices, place) === ABSENT;
    if (isAbsent !== isExposed(kinds, stride, place, kind)) return;
    if (isAbsent) this.insert(place, kind);
    else this.remove(place);
  }

  private insert(place: number, kind: number): void {
    const count = at(this.counts, kind);
    const index = at(this.starts, kind) + count;
    this.tiles[index] = place;
    this.indices[place] = index;
    this.all[this.count] = place;
    this.allIndices[place] = this.count++;
    this.recount(kind, count + 1);
  }

  private remove(place: number): void {
    const index = at(this.indices, place);
    if (index === ABSENT) return;
    const kind = at(this.grid.kinds, place);
    const count = at(this.counts, kind);
    const last = at(this.tiles, at(this.starts, kind) + count - 1);
    this.tiles[index] = last;
    this.indices[last] = index;
    this.indices[place] = ABSENT;
    const lastOfAll = at(this.all, --this.count);
    const indexInAll = at(this.allIndices, place);
    this.all[indexInAll] = lastOfAll;
    this.allIndices[lastOfAll] = indexInAll;
    this.recount(kind, count - 1);
  }

  private recount(kind: number, count: number): void {
    const { kindsOfCount, counts } = this;
    const before = at(counts, kind);
    counts[kind] = count;
    kindsOfCount[before] = at(kindsOfCount, before) - 1;
    kindsOfCount[count] = at(kindsOfCount, count) + 1;
    if (count > this.largestCount) this.largestCount = count;
    while (this.largestCount > 0 && at(kindsOfCount, this.largestCount) === 0) this.largestCount--;
  }
}
