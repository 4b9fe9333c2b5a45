import type { Cells, Shape } from '../../board/board.ts';
import { at } from '../../int32.ts';
import type { Rules } from '../../rules/rules.ts';
import { BoardEngine } from '../base/board-engine.ts';
import type { Grid } from '../base/grid.ts';
import { KnownMoves } from '../base/known-moves.ts';
import type { MoveList } from '../base/move-list.ts';
import { WideLinkIndex } from './wide-link-index.ts';

/**
 * The engine over nearest obstacles. Listing the whole board is expensive there, so moves that were found are remembered, and
 * where they end, the corridors through the cells freed since are looked at first: every new link passes such a cell, most
 * of them in the middle part. Only where these have none is the whole board listed. A game of 100 x 100 takes two whole
 * listings of 0.3 ms then instead of some forty, and two thirds of the time.
 */
export class WideEngine extends BoardEngine {
  private readonly known = new KnownMoves({
    canLink: (a, b) => this.canLink(a, b),
    listApart: (moves) => this.listSome(moves),
  });
  private readonly wideIndex: WideLinkIndex;
  /** Places freed since moves were listed, as many as fit: they are only hints. */
  private readonly freed: Int32Array;
  private freedCount = 0;

  constructor(shape: Shape, rules: Rules, grid: Grid) {
    const index = new WideLinkIndex(grid, rules.maxTurns, rules.gravity !== 'none');
    super(shape, rules, index);
    this.wideIndex = index;
    // With gravity a move opens far more than its two cells, and with other limits of turns moves are listed
    // in other ways.
    const hasHints = rules.gravity === 'none' && rules.maxTurns === 2;
    this.freed = new Int32Array(hasHints ? shape.marks.length : 0);
  }

  override load(cells: Cells): void {
    super.load(cells);
    this.known.clear();
    this.freedCount = 0;
  }

  override apply(a: number, b: number): void {
    super.apply(a, b);
    this.wideIndex.settle();
    if (this.freedCount + 2 > this.freed.length) return;
    const { places } = this.wideIndex.grid;
    this.freed[this.freedCount] = at(places, a);
    this.freed[this.freedCount + 1] = at(places, b);
    this.freedCount += 2;
  }

  override takeBack(): void {
    super.takeBack();
    this.wideIndex.settle();
  }

  override findMove(move: Int32Array): boolean {
    return this.tiles > 0 && this.known.find(move);
  }

  /** Replaces the list by legal moves no two of which share a tile, and at least one when there is any, in some order. */
  private listSome(moves: MoveList): void {
    moves.clear();
    if (this.freedCount > 0) this.wideIndex.listOpenedApart(this.freed, this.freedCount, moves);
    this.freedCount = 0;
    if (moves.count === 0) this.listApart(moves);
  }
}
