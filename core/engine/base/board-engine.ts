import type { Cells, Move, Shape } from '../../board/board.ts';
import { at } from '../../int32.ts';
import type { Link } from '../../rules/link.ts';
import type { Rules } from '../../rules/rules.ts';
import { CountedMoves } from './counted-moves.ts';
import { cellsOf, contentAt, FREE, fillGrid, type Grid } from './grid.ts';
import type { LinkIndex } from './link-index.ts';
import { LinkLine } from './link-line.ts';
import { MoveList } from './move-list.ts';
import { MoveLog, TAKEN } from './move-log.ts';
import { SlidingRuns } from './sliding-runs.ts';
import { Tiles } from './tiles-by-kind.ts';

/**
 * An engine over a link index: it holds the grid, the tiles by kind and the move log, and keeps the index in
 * step with them. Subclasses decide how a move is found.
 */
export abstract class BoardEngine {
  readonly shape: Shape;
  readonly rules: Rules;
  tiles = 0;
  private readonly grid: Grid;
  /** Two tables of the grid, copied here: a link then costs two dereferences less. */
  private readonly kinds: Int32Array;
  private readonly places: Int32Array;
  private readonly index: LinkIndex;
  private readonly allTiles: Tiles;
  private readonly log: MoveLog;
  private readonly runs: SlidingRuns | null;
  private readonly counted = new CountedMoves();

  constructor(shape: Shape, rules: Rules, index: LinkIndex) {
    this.shape = shape;
    this.rules = rules;
    this.index = index;
    this.grid = index.grid;
    this.kinds = this.grid.kinds;
    this.places = this.grid.places;
    const size = this.grid.kinds.length;
    this.allTiles = new Tiles(size);
    this.log = new MoveLog(this.places.length);
    this.runs =
      rules.gravity === 'none' ? null : new SlidingRuns(shape, rules.gravity, this.grid.places, size);
  }

  get depth(): number {
    return this.log.depth;
  }

  load(cells: Cells): void {
    const largestKind = fillGrid(this.grid, cells);
    this.index.reload(largestKind);
    this.log.clear();
    this.counted.forget();
    this.readTiles(largestKind);
  }

  kindAt(cell: number): number {
    return contentAt(this.grid, cell);
  }

  cells(): number[] {
    return cellsOf(this.grid);
  }

  countOf(kind: number): number {
    return this.allTiles.countOf(kind);
  }

  tilesOf(kind: number, into: Int32Array): number {
    const count = this.allTiles.placesOf(kind, into);
    for (let i = 0; i < count; i++) into[i] = at(this.grid.cells, at(into, i));
    return count;
  }

  canLink(a: number, b: number): boolean {
    return this.index.canLink(a, b) && this.isPair(a, b);
  }

  drawLink(a: number, b: number, line: LinkLine): boolean {
    if (!this.canLink(a, b)) return false;
    this.index.drawLink(a, b, line);
    return true;
  }

  link(a: number, b: number): Link | null {
    const line = new LinkLine();
    return this.drawLink(a, b, line) ? line.toLink() : null;
  }

  listMoves(moves: MoveList): void {
    moves.clear();
    this.index.listMoves(moves);
  }

  moves(): Move[] {
    const moves = new MoveList();
    this.index.listMoves(moves);
    return moves.toMoves();
  }

  listApart(moves: MoveList): void {
    moves.clear();
    this.index.listApart(moves);
  }

  countMoves(): number {
    return this.counted.count(this);
  }

  nthMove(index: number, move: Int32Array): void {
    this.counted.nth(index, move);
  }

  abstract findMove(move: Int32Array): boolean;

  isDead(): boolean {
    return this.tiles > 0 && !this.findMove(this.scratch);
  }

  apply(a: number, b: number): void {
    this.counted.forget();
    const { kinds, places } = this.grid;
    const isFirst = this.log.depth === 0;
    const from = at(places, a);
    const to = at(places, b);
    this.log.beginMove();
    this.take(from);
    this.take(to);
    this.tiles -= 2;
    if (this.runs === null) return;
    // A loaded position may have tiles above empty slots; gravity acts on all of it, but only after a removal.
    if (isFirst) {
      this.runs.settleAll(kinds, this.slide);
    } else {
      this.runs.settleAt(from, to, kinds, this.slide);
    }
  }

  takeBack(): void {
    this.counted.forget();
    this.log.takeBack(this.undo);
    this.tiles += 2;
  }

  private readonly scratch = new Int32Array(2);

  private readonly slide = (from: number, to: number): void => {
    const tile = this.allTiles.tileOn(from);
    this.log.add(tile, from);
    this.moveTile(tile, from, to);
  };

  private readonly undo = (tile: number, from: number): void => {
    const place = this.allTiles.placeOf(tile);
    if (from !== TAKEN) {
      this.moveTile(tile, place, from);
      return;
    }
    this.allTiles.restore(tile);
    this.kinds[place] = this.allTiles.kindOf(tile);
    this.index.filled(place);
  };

  /**
   * Returns whether two different cells hold equal tiles. It is tested after the line, because most pairs are
   * not joined by one.
   */
  protected isPair(a: number, b: number): boolean {
    const kind = at(this.kinds, at(this.places, a));
    return kind > 0 && kind === at(this.kinds, at(this.places, b)) && a !== b;
  }

  private take(place: number): void {
    const tile = this.allTiles.tileOn(place);
    this.log.add(tile, TAKEN);
    this.allTiles.remove(tile);
    this.kinds[place] = FREE;
    this.index.cleared(place);
  }

  private moveTile(tile: number, from: number, to: number): void {
    this.allTiles.move(tile, to);
    this.kinds[from] = FREE;
    this.index.cleared(from);
    this.kinds[to] = this.allTiles.kindOf(tile);
    this.index.filled(to);
  }

  private readTiles(largestKind: number): void {
    const { kinds, places, allTiles } = this;
    allTiles.clear(kinds, largestKind);
    this.tiles = 0;
    for (let cell = places.length - 1; cell >= 0; cell--) {
      const place = at(places, cell);
      const kind = at(kinds, place);
      if (kind <= 0) continue;
      allTiles.add(place, kind);
      this.tiles++;
    }
  }
}
