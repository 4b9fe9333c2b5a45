import { type CalmSize, calmRunSeed } from '../../../core/game/modes/calm-boards.ts';
import type { Mode } from '../../../core/game/modes/table.ts';
import { newSeed } from '../../state/new-seed.ts';

export const CALM = 'calm' satisfies Mode;

/** The run seed of any board of a size. */
export function newCalmSeed(size: CalmSize): number {
  return calmRunSeed(size, newSeed());
}
