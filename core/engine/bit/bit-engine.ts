import type { Cells, Move, Shape } from '../../board/board.ts';
import { at } from '../../int32.ts';
import type { Link } from '../../rules/link.ts';
import type { Rules } from '../../rules/rules.ts';
import { cellsOf, contentAt, FREE, type Grid } from '../base/grid.ts';
import { LinkLine } from '../base/link-line.ts';
import { MoveList } from '../base/move-list.ts';
import { MoveLog } from '../base/move-log.ts';
import { SlidingRuns } from '../base/sliding-runs.ts';
import { BitKeptMoves } from './bit-kept-moves.ts';
import { canLinkBits, drawBits } from './bit-link.ts';
import { createTileChains, listBits, listBitsApart, type TileChains } from './bit-moves.ts';
import {
  type BitRows,
  blankTiles,
  closeBit,
  createBitRows,
  type Loaded,
  loadRows,
  markTwinsAt,
  openBit,
  openWords,
  readTwins,
} from './bit-rows.ts';
import { BitSweep } from './bit-sweep.ts';

/**
 * The engine over bit rows: sides up to 30 and at most two turns.
 *
 * Loading and moves change the grid and the words of bits. Everything else is computed when it is first needed: the
 * runs of a tile, the twins, what lies between two lines, the list of moves that is kept along a game. It shares no base
 * class with the other engines on purpose: the compiler does not inline a call that has two targets, and a whole game would
 * take twice as long.
 */
export class BitEngine {
  readonly shape: Shape;
  readonly rules: Rules;
  tiles = 0;
  private readonly grid: Grid;
  private readonly kinds: Int32Array;
  private readonly places: Int32Array;
  private readonly bits: BitRows;
  private readonly maxTurns: number;
  private readonly log: MoveLog;
  private readonly runs: SlidingRuns | null;
  private readonly chains: TileChains;
  private readonly sweep: BitSweep;
  private readonly blank: Int32Array;
  private readonly loaded: Loaded = { tiles: 0, largestKind: 0 };
  private hasTwins = false;
  /** The legal moves when they were last counted, and what keeps them in step since. */
  private readonly listed = new MoveList();
  private kept: BitKeptMoves | null = null;
  private known: 'nothing' | 'listed' | 'kept' = 'nothing';

  constructor(shape: Shape, rules: Rules, grid: Grid) {
    this.shape = shape;
    this.rules = rules;
    this.grid = grid;
    this.kinds = grid.kinds;
    this.places = grid.places;
    this.bits = createBitRows(grid);
    this.maxTurns = rules.maxTurns;
    this.log = new MoveLog(grid.places.length);
    this.runs =
      rules.gravity === 'none' ? null : new SlidingRuns(shape, rules.gravity, grid.places, grid.kinds.length);
    this.chains = createTileChains(grid.places.length);
    this.sweep = new BitSweep(this.bits, grid, rules.maxTurns);
    this.blank = blankTiles(this.bits);
  }

  get depth(): number {
    return this.log.depth;
  }

  load(cells: Cells): void {
    loadRows(this.bits, this.grid, cells, this.blank, this.loaded);
    this.tiles = this.loaded.tiles;
    this.log.clear();
    this.sweep.end();
    this.hasTwins = false;
    this.known = 'nothing';
  }

  kindAt(cell: number): number {
    return contentAt(this.grid, cell);
  }

  cells(): number[] {
    return cellsOf(this.grid);
  }

  countOf(kind: number): number {
    let count = 0;
    for (let cell = 0; cell < this.places.length; cell++)
      if (at(this.kinds, at(this.places, cell)) === kind) count++;
    return kind > 0 ? count : 0;
  }

  tilesOf(kind: number, into: Int32Array): number {
    let count = 0;
    for (let cell = 0; cell < this.places.length; cell++)
      if (at(this.kinds, at(this.places, cell)) === kind) into[count++] = cell;
    return count;
  }

  canLink(a: number, b: number): boolean {
    return canLinkBits(this.bits, a, b, this.maxTurns) && this.isPair(a, b);
  }

  drawLink(a: number, b: number, line: LinkLine): boolean {
    return drawBits(this.bits, a, b, this.maxTurns, line) && this.isPair(a, b);
  }

  link(a: number, b: number): Link | null {
    const line = new LinkLine();
    return this.drawLink(a, b, line) ? line.toLink() : null;
  }

  listMoves(moves: MoveList): void {
    moves.clear();
    this.makeTwins();
    listBits(this.chains, this.bits, this.grid, this.loaded.largestKind, this.maxTurns, moves);
  }

  moves(): Move[] {
    const moves = new MoveList();
    this.listMoves(moves);
    return moves.toMoves();
  }

  listApart(moves: MoveList): void {
    moves.clear();
    this.makeTwins();
    listBitsApart(this.chains, this.bits, this.grid, this.loaded.largestKind, this.maxTurns, moves);
  }

  countMoves(): number {
    if (this.known === 'nothing') this.learnMoves();
    return this.known === 'kept' && this.kept !== null ? this.kept.count : this.listed.count;
  }

  nthMove(index: number, move: Int32Array): void {
    if (this.known === 'kept' && this.kept !== null) {
      this.kept.read(index, move);
    } else {
      move[0] = at(this.listed.pairs, 2 * index);
      move[1] = at(this.listed.pairs, 2 * index + 1);
    }
  }

  findMove(move: Int32Array): boolean {
    this.makeTwins();
    if (this.sweep.find(move)) return true;
    this.sweep.begin(this.loaded.largestKind);
    return this.sweep.find(move);
  }

  isDead(): boolean {
    return this.tiles > 0 && !this.findMove(this.scratch);
  }

  apply(a: number, b: number): void {
    const from = at(this.places, a);
    const to = at(this.places, b);
    const isFirst = this.log.depth === 0;
    this.log.beginMove();
    if (this.known === 'kept') this.takeKept(from, to);
    else {
      this.take(from);
      this.take(to);
      this.known = 'nothing';
    }
    this.tiles -= 2;
    if (this.runs === null) {
      if (this.known === 'kept') this.openKept(from, to);
      return;
    }
    // A loaded position may have tiles above empty slots; gravity acts on all of it, but only after a removal.
    if (isFirst) this.runs.settleAll(this.kinds, this.slide);
    else this.runs.settleAt(from, to, this.kinds, this.slide);
    if (this.known === 'kept') this.kept?.settle(from, to);
  }

  takeBack(): void {
    this.log.takeBack(this.undo);
    this.tiles += 2;
    this.known = 'nothing';
  }

  private readonly scratch = new Int32Array(2);

  private readonly slide = (from: number, to: number): void => {
    if (this.known === 'kept') this.kept?.slide(from, to, at(this.kinds, from));
    this.log.add(to, from);
    this.moveTile(from, to);
  };

  /** `from` is where the tile at a place slid from, or `~kind` where one of a kind was taken. */
  private readonly undo = (place: number, from: number): void => {
    if (from >= 0) this.moveTile(place, from);
    else this.put(place, ~from);
  };

  /** Lists the moves, and keeps the list in step from now on where that can be done. */
  private learnMoves(): void {
    this.listMoves(this.listed);
    this.known = 'listed';
    // The kept moves do not follow the slides of a position that was loaded with tiles above empty slots.
    if (this.runs !== null && this.log.depth === 0 && !this.runs.areSettled(this.kinds)) return;
    this.kept ??= new BitKeptMoves(this.bits, this.grid, this.maxTurns);
    if (this.kept.begin(this.listed, this.loaded.largestKind)) this.known = 'kept';
  }

  private takeKept(from: number, to: number): void {
    const { kept } = this;
    const kind = at(this.kinds, from);
    const otherKind = at(this.kinds, to);
    kept?.remove(from, kind);
    kept?.remove(to, otherKind);
    if (this.runs === null) {
      this.takeWithoutRuns(from, kind);
      this.takeWithoutRuns(to, otherKind);
    } else {
      this.take(from);
      this.take(to);
    }
  }

  /** Takes a tile and leaves the runs that end beside it to the kept moves, which test just these. */
  private takeWithoutRuns(place: number, kind: number): void {
    this.log.add(place, ~kind);
    this.kinds[place] = FREE;
    openWords(this.bits, place);
  }

  private openKept(from: number, to: number): void {
    this.kept?.open(from);
    this.kept?.open(to);
  }

  private take(place: number): void {
    this.log.add(place, ~at(this.kinds, place));
    this.kinds[place] = FREE;
    openBit(this.bits, this.grid, place);
  }

  private put(place: number, kind: number): void {
    this.kinds[place] = kind;
    closeBit(this.bits, this.grid, place);
    if (this.hasTwins) markTwinsAt(this.bits, this.kinds, place);
  }

  private moveTile(from: number, to: number): void {
    const kind = at(this.kinds, from);
    this.kinds[from] = FREE;
    openBit(this.bits, this.grid, from);
    this.put(to, kind);
  }

  private makeTwins(): void {
    if (this.hasTwins) return;
    readTwins(this.bits, this.grid);
    this.hasTwins = true;
  }

  /**
   * Returns whether two different cells hold equal tiles. It is tested after the line, because most pairs are
   * not joined by one.
   */
  private isPair(a: number, b: number): boolean {
    const kind = at(this.kinds, at(this.places, a));
    return kind > 0 && kind === at(this.kinds, at(this.places, b)) && a !== b;
  }
}
