import type { Shape } from '../../../core/board/board.ts';
import type { LinkLine } from '../../../core/engine/base/link-line.ts';
import type { Rules } from '../../../core/rules/rules.ts';
import { canLinkBits, drawBits } from './bit-link.ts';
import { BitLinkIndex } from './bit-link-index.ts';
import type { BitRows } from './bit-rows.ts';
import { BitSweep } from './bit-sweep.ts';
import { BoardEngine } from './board-engine.ts';
import type { Grid } from './grid.ts';

/**
 * The engine over bit rows. It finds moves by sweeping, and asks for links and draws them directly: in a program that also
 * has wide boards, a call through `LinkIndex` has two targets, and the compiler then inlines neither. Measured side by side on
 * 20 x 20: 25 ns a question instead of 22 where asking goes through the index, 16 ns a line instead of 15 where only drawing
 * does.
 */
export class BitEngine extends BoardEngine {
  private readonly bits: BitRows;
  private readonly maxTurns: number;
  private readonly bitIndex: BitLinkIndex;
  private readonly sweep: BitSweep;

  constructor(shape: Shape, rules: Rules, grid: Grid) {
    const index = new BitLinkIndex(grid, rules.maxTurns);
    super(shape, rules, index);
    this.bits = index.bits;
    this.maxTurns = rules.maxTurns;
    this.bitIndex = index;
    this.sweep = new BitSweep(index.bits, grid, rules.maxTurns);
  }

  override canLink(a: number, b: number): boolean {
    return canLinkBits(this.bits, a, b, this.maxTurns) && this.isPair(a, b);
  }

  override drawLink(a: number, b: number, line: LinkLine): boolean {
    return drawBits(this.bits, a, b, this.maxTurns, line) && this.isPair(a, b);
  }

  override findMove(move: Int32Array): boolean {
    if (this.sweep.find(move)) return true;
    this.sweep.begin(this.bitIndex.largestKind);
    return this.sweep.find(move);
  }
}
