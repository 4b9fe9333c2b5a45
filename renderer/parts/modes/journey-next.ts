import { journeyChapters } from '../../../core/journey/journey-levels.ts';
import type { NextBoard } from './next-board.ts';

/** The level after this one, through all chapters; null after the last one. */
export function nextLevel(boardId: string): NextBoard | null {
  const levels = journeyChapters().flatMap(({ levels }) => levels);
  const at = levels.findIndex(({ id }) => id === boardId);
  const next = at < 0 ? undefined : levels[at + 1];
  return next === undefined ? null : { boardId: next.id, name: next.name };
}
