import type { Shape } from '../board/board.ts';
import { canLinkBits, drawBits } from './bit-link.ts';
import type { BitRows } from './bit-rows.ts';
import { BitSight } from './bit-sight.ts';
import { BitSweep } from './bit-sweep.ts';
import { BoardEngine } from './engine-board.ts';
import type { Grid } from './engine-grid.ts';
import type { LinkLine } from './engine-line.ts';
import type { Rules } from './rules.ts';

/**
 * The engine over bit rows. It finds moves by sweeping, and asks for links and draws them directly: in a program that also
 * has wide boards the compiler would have to provide for both sights at one place, and then has no room left to inline
 * either. Measured side by side on 20 x 20: 25 ns a question instead of 22 where asking goes through the sight, 16 ns a
 * line instead of 15 where only drawing does.
 */
export class BitEngine extends BoardEngine {
  private readonly bits: BitRows;
  private readonly maxTurns: number;
  private readonly bitSight: BitSight;
  private readonly sweep: BitSweep;

  constructor(shape: Shape, rules: Rules, grid: Grid) {
    const sight = new BitSight(grid, rules.maxTurns);
    super(shape, rules, sight);
    this.bits = sight.bits;
    this.maxTurns = rules.maxTurns;
    this.bitSight = sight;
    this.sweep = new BitSweep(sight.bits, grid, rules.maxTurns);
  }

  override canLink(a: number, b: number): boolean {
    return canLinkBits(this.bits, a, b, this.maxTurns) && this.isPair(a, b);
  }

  override drawLink(a: number, b: number, line: LinkLine): boolean {
    return drawBits(this.bits, a, b, this.maxTurns, line) && this.isPair(a, b);
  }

  override findMove(move: Int32Array): boolean {
    if (this.sweep.find(move)) return true;
    this.sweep.begin(this.bitSight.largestKind);
    return this.sweep.find(move);
  }
}
