import { careerView } from './career-view.ts';
import type { Migration } from './migration.ts';

/**
 * A share code may name a board of a handful of tiles. Of games without help, which took as many links as there were
 * pairs, only those of thirty or more count as boards.
 */
export const fairBoards: Migration = {
  version: 9,
  name: 'fair boards',
  statements: ['DROP VIEW career', careerView("is_unaided AND mode = 'classic' AND links >= 30")],
};
