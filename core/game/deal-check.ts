import { type Cells, SLOT, WALL } from '../board/board.ts';
import { err, ok, type Result } from '../result.ts';
import { applyMove } from '../rules/apply.ts';
import { findLink } from '../rules/link.ts';
import type { DealRecord } from './entry.ts';

/** What is wrong with a deal: not as many cells as its template, tiles off its slots, or a witness that does not clear it. */
export type DealProblem = 'wrong-length' | 'not-on-template' | 'witness-fails';

/**
 * Whether a deal is what it says: tiles exactly on the slots of its template, and a witness that clears them under the
 * deal's rules. Nothing is played or stored that has not passed here.
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

function clears(deal: DealRecord): boolean {
  const { width, height, marks: template } = deal.template;
  let cells: Cells = deal.cells;
  for (const move of deal.witness) {
    const board = { width, height, template, cells };
    if (findLink(board, deal.rules, move[0], move[1]) === null) return false;
    cells = applyMove(board, deal.rules, move).cells;
  }
  return cells.every((cell) => cell <= 0);
}
