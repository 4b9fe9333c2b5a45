import type { Settings } from '../../core/contract/settings.ts';
import { hasScore, type Mode } from '../../core/game/modes/table.ts';

/** The measures of a game that its player sees and hears. */
export interface Measures {
  /** Times in figures, and races against them. */
  readonly hasClock: boolean;
  /** Points and ranks. */
  readonly hasScore: boolean;
}

/** Returns the measures of games of a mode: none where the mode has none, and without those that the player hides. */
export function measuresOf(
  mode: Mode,
  { hidesClock, hidesScore }: Pick<Settings, 'hidesClock' | 'hidesScore'>,
): Measures {
  const isMeasured = hasScore(mode);
  return { hasClock: isMeasured && !hidesClock, hasScore: isMeasured && !hidesScore };
}
