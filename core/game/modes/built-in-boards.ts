import { builtInRevisions } from '../../templates/builtin-revisions.ts';
import type { ShippedBoards } from './mode.ts';

/**
 * The built-in templates without the boards of dates and of the journey, which are most of what is shipped. Levels after the
 * first are planned from these, so a program that replays games needs no others.
 */
export const BUILT_IN_BOARDS: ShippedBoards = {
  get builtIns() {
    return builtInRevisions();
  },
  journeyLevel: () => null,
  dailyBoard: () => null,
};
