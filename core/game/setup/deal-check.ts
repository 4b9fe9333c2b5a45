import { type Cells, SLOT, WALL } from '../../board/board.ts';
import { createEngine } from '../../engine/engine.ts';
import { err, ok, type Result } from '../../result.ts';
import type { DealRecord } from './entry.ts';

/**
 * A fault of a deal: not as many cells as its template, tiles off its slots, or a witness that does not clear
 * it.
 */
export type DealProblem = 'wrong-length' | 'not-on-template' | 'witness-fails';

/**
 * Checks a deal: tiles stand exactly on the slots of its template, and its witness clears them under its
 * rules. No deal is played or stored that has not passed this check.
 */
export function checkDeal(deal: DealRecord): Result<DealRecord, DealProblem> {
  const { width, height, marks } = deal.template;
  if (marks.length !== width * height || deal.cells.length !== width * height) return err('wrong-length');
  if (!marks.every((mark, index) => fits(mark, deal.cells[index] ?? 0))) return err('not-on-template');
  return clears(deal) ? ok(deal) : err('witness-fails');
}

function fits(mark: number, cell: number): boolean {
  if (mark === SLOT) return cell > 0;
  return mark === WALL ? cell === WALL : cell === 0;
}

/** Played on the engine: the plain rules look at the whole board for each move, some seconds on 64 x 64. */
function clears({ template, rules, cells, witness }: DealRecord): boolean {
  const engine = createEngine(template, rules);
  engine.load(cells);
  for (const [a, b] of witness) {
    if (!isCell(a, cells) || !isCell(b, cells) || a === b || !engine.canLink(a, b)) return false;
    engine.apply(a, b);
  }
  return engine.tiles === 0;
}

function isCell(cell: number, cells: Cells): boolean {
  return Number.isInteger(cell) && cell >= 0 && cell < cells.length;
}
