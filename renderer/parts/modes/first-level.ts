import type { Mode } from '../../../core/game/modes/table.ts';
import { journeyChapters } from '../../../core/journey/journey-levels.ts';

/** The game to begin with: the first level of the journey. */
export function firstLevel(): { readonly mode: Mode; readonly boardId: string } {
  const level = journeyChapters()[0]?.levels[0];
  if (level === undefined) throw new Error('the journey has no levels');
  return { mode: 'journey', boardId: level.id };
}
