import { templates } from './001-templates.ts';
import { games } from './002-games.ts';
import { scoresAndSettings } from './003-scores-and-settings.ts';
import { statistics } from './004-statistics.ts';
import { designs } from './005-designs.ts';
import { achievements } from './006-achievements.ts';
import { packs } from './007-packs.ts';
import { designHistories } from './008-design-histories.ts';
import { fairBoards } from './009-fair-boards.ts';
import { scoreChecks } from './010-score-checks.ts';
import { modesCounted } from './011-modes-counted.ts';
import { puzzles } from './012-puzzles.ts';
import { reviews } from './013-reviews.ts';
import { ownPictures } from './014-own-pictures.ts';
import { gameFigures } from './015-game-figures.ts';
import { gamesBySeed } from './016-games-by-seed.ts';
import { owners } from './017-owners.ts';
import { gameKeys } from './018-game-keys.ts';
import { puzzleRuns } from './019-puzzle-runs.ts';
import { keptGames } from './020-kept-games.ts';
import { packDeals } from './021-pack-deals.ts';
import type { Migration } from './migration.ts';

/** Every step, oldest first. */
export const MIGRATIONS: readonly Migration[] = [
  templates,
  games,
  scoresAndSettings,
  statistics,
  designs,
  achievements,
  packs,
  designHistories,
  fairBoards,
  scoreChecks,
  modesCounted,
  puzzles,
  reviews,
  ownPictures,
  gameFigures,
  gamesBySeed,
  owners,
  gameKeys,
  puzzleRuns,
  keptGames,
  packDeals,
];

/** The schema this program reads and writes. */
export const SCHEMA_VERSION = MIGRATIONS.length;
