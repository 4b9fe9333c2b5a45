import type { Cells, Shape } from '../board/board.ts';
import { BoardEngine } from './engine-board.ts';
import type { Grid } from './engine-grid.ts';
import { KnownMoves } from './known-moves.ts';
import type { Rules } from './rules.ts';
import { WideSight } from './wide-sight.ts';

/** The engine over nearest obstacles: listing is dear there, so moves that were found are remembered. */
export class WideEngine extends BoardEngine {
  private readonly known = new KnownMoves(this);

  constructor(shape: Shape, rules: Rules, grid: Grid) {
    super(shape, rules, new WideSight(grid, rules.maxTurns));
  }

  override load(cells: Cells): void {
    super.load(cells);
    this.known.clear();
  }

  override findMove(move: Int32Array): boolean {
    return this.known.find(move);
  }
}
