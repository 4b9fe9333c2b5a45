import type { Cells, Move, Shape } from '../../board/board.ts';
import { at } from '../../int32.ts';
import type { Link } from '../../rules/link.ts';
import type { Rules } from '../../rules/rules.ts';
import { CountedMoves } from '../base/counted-moves.ts';
import { cellsOf, contentAt, FREE, type Grid } from '../base/grid.ts';
import { LinkLine } from '../base/link-line.ts';
import { MoveList } from '../base/move-list.ts';
import { MoveLog } from '../base/move-log.ts';
import { SlidingRuns } from '../base/sliding-runs.ts';
import { closeCell, openCell } from './word-changes.ts';
import { drawWords } from './word-draw.ts';
import { knowTwins } from './word-exposed.ts';
import { createWordLines, type WordLines } from './word-lines.ts';
import { canLinkWords } from './word-link.ts';
import { WordListing } from './word-listing.ts';
import { knowRuns, loadLines } from './word-reading.ts';
import { WordSweep } from './word-sweep.ts';

/**
 * The engine over words of bits: sides up to 64 and at most two turns. Like the bit engine it shares no base class, for the
 * compiler's sake (bit-engine.ts). Loading and moves change no more than the grid and the lines; the rest is computed when
 * it is first needed.
 */
export class WordEngine {
  readonly shape: Shape;
  readonly rules: Rules;
  tiles = 0;
  private readonly grid: Grid;
  private readonly lines: WordLines;
  private readonly words: Int32Array;
  private readonly maxTurns: number;
  private readonly listing: WordListing;
  private readonly sweep: WordSweep;
  private largestKind = 0;
  private readonly log: MoveLog;
  private readonly runs: SlidingRuns | null;
  private readonly counted = new CountedMoves();

  /** A grid laid out for the wide engine. */
  constructor(shape: Shape, rules: Rules, grid: Grid) {
    const { gravity, maxTurns } = rules;
    this.shape = shape;
    this.rules = rules;
    this.grid = grid;
    this.maxTurns = maxTurns;
    this.lines = createWordLines(grid);
    this.words = this.lines.words;
    this.listing = new WordListing(grid, maxTurns, gravity !== 'none');
    this.sweep = new WordSweep(this.lines, maxTurns);
    this.log = new MoveLog(grid.places.length);
    this.runs = gravity === 'none' ? null : new SlidingRuns(shape, gravity, grid.places, grid.kinds.length);
  }

  get depth(): number {
    return this.log.depth;
  }

  load(cells: Cells): void {
    const { tiles, largestKind } = loadLines(this.lines, cells);
    this.tiles = tiles;
    this.largestKind = largestKind;
    this.listing.reload(largestKind);
    this.sweep.end();
    this.log.clear();
    this.counted.forget();
  }

  kindAt(cell: number): number {
    return contentAt(this.grid, cell);
  }

  cells(): number[] {
    return cellsOf(this.grid);
  }

  countOf(kind: number): number {
    const { kinds, places } = this.grid;
    let count = 0;
    for (let cell = 0; cell < places.length; cell++) if (at(kinds, at(places, cell)) === kind) count++;
    return kind > 0 ? count : 0;
  }

  tilesOf(kind: number, into: Int32Array): number {
    const { kinds, places } = this.grid;
    let count = 0;
    for (let cell = 0; cell < places.length; cell++)
      if (at(kinds, at(places, cell)) === kind) into[count++] = cell;
    return count;
  }

  canLink(a: number, b: number): boolean {
    this.knowRuns();
    return canLinkWords(this.words, a, b, this.maxTurns) && this.isPair(a, b);
  }

  drawLink(a: number, b: number, line: LinkLine): boolean {
    this.knowRuns();
    return drawWords(this.words, a, b, this.maxTurns, line) && this.isPair(a, b);
  }

  link(a: number, b: number): Link | null {
    const line = new LinkLine();
    return this.drawLink(a, b, line) ? line.toLink() : null;
  }

  listMoves(moves: MoveList): void {
    moves.clear();
    this.listing.listMoves(moves);
  }

  moves(): Move[] {
    const moves = new MoveList();
    this.listing.listMoves(moves);
    return moves.toMoves();
  }

  listApart(moves: MoveList): void {
    moves.clear();
    this.listing.listApart(moves);
  }

  countMoves(): number {
    return this.counted.count(this);
  }

  nthMove(index: number, move: Int32Array): void {
    this.counted.nth(index, move);
  }

  findMove(move: Int32Array): boolean {
    if (this.tiles === 0) return false;
    this.knowRuns();
    knowTwins(this.lines);
    if (this.sweep.find(move)) return true;
    this.sweep.begin(this.largestKind);
    return this.sweep.find(move);
  }

  isDead(): boolean {
    return this.tiles > 0 && !this.findMove(this.scratch);
  }

  apply(a: number, b: number): void {
    const { kinds, places } = this.grid;
    const from = at(places, a);
    const to = at(places, b);
    const isFirst = this.log.depth === 0;
    this.counted.forget();
    this.log.beginMove();
    this.take(from);
    this.take(to);
    this.tiles -= 2;
    // A loaded position may have tiles above empty slots; gravity acts on all of it, but only after a removal.
    if (isFirst) this.runs?.settleAll(kinds, this.slide);
    else this.runs?.settleAt(from, to, kinds, this.slide);
    this.listing.settle();
  }

  takeBack(): void {
    this.counted.forget();
    this.log.takeBack(this.undo);
    this.tiles += 2;
    this.listing.settle();
  }

  private readonly scratch = new Int32Array(2);

  private readonly slide = (from: number, to: number): void => {
    this.log.add(to, from);
    this.moveTile(from, to);
  };

  /** `from` is where the tile at a place slid from, or `~kind` where one of a kind was taken. */
  private readonly undo = (place: number, from: number): void => {
    if (from >= 0) this.moveTile(place, from);
    else this.put(place, ~from);
  };

  private take(place: number): void {
    const { kinds } = this.grid;
    this.log.add(place, ~at(kinds, place));
    kinds[place] = FREE;
    this.open(place);
  }

  private put(place: number, kind: number): void {
    this.grid.kinds[place] = kind;
    closeCell(this.lines, at(this.grid.cells, place));
    this.listing.filled(place);
  }

  private moveTile(from: number, to: number): void {
    const { kinds } = this.grid;
    const kind = at(kinds, from);
    kinds[from] = FREE;
    this.open(from);
    this.put(to, kind);
  }

  private open(place: number): void {
    openCell(this.lines, at(this.grid.cells, place));
    this.listing.cleared(place);
  }

  private knowRuns(): void {
    if (!this.lines.areRunsKnown) knowRuns(this.lines);
  }

  /**
   * Returns whether two different cells hold equal tiles. It is tested after the line, because most pairs are
   * not joined by one.
   */
  private isPair(a: number, b: number): boolean {
    const { kinds, places } = this.grid;
    const kind = at(kinds, at(places, a));
    return kind > 0 && kind === at(kinds, at(places, b)) && a !== b;
  }
}
