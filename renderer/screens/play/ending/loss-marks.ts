import type { BoardMark } from '../../../board/layers/board-mark.ts';
import type { GridSize } from '../../../parts/turned-board.ts';
import { turnMark } from '../../../parts/turned-marks.ts';
import type { Finding } from './use-found-loss.ts';

/**
 * Returns whether any two equal tiles may be picked on a dead board, by mercy, while no proof names tiles: then no tile is
 * dimmed.
 */
export function isAnyTileAsked(finding: Finding, hasMercy: boolean): boolean {
  return hasMercy && (finding.state !== 'found' || finding.locked.length === 0);
}

/**
 * Returns the marks on a dead board for the move that lost it: its pair where it stood, its line, and in full
 * light the tiles that no play could take after it. Under gravity (`isStill` is false) there are none: other
 * tiles stand there now.
 */
export function lossMarks(
  finding: Finding | null,
  { isStill, turned }: { readonly isStill: boolean; readonly turned: GridSize | null },
): readonly BoardMark[] {
  if (finding?.state !== 'found' || !isStill) return [];
  const { loss, locked } = finding;
  const kind = loss.cells[loss.move[0]] ?? 0;
  const ghost: BoardMark = { type: 'ghost', pair: loss.move, kind, line: loss.line };
  // Bright tiles dim all others: without a proof there are none, and any two equal ones may be picked.
  const marks: readonly BoardMark[] =
    locked.length === 0 ? [ghost] : [{ type: 'bright', cells: locked }, ghost];
  return turned === null ? marks : marks.map((mark) => turnMark(mark, turned));
}
