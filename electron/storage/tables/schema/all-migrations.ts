import { templates } from '../migrations/001-templates.ts';
import { games } from '../migrations/002-games.ts';
import { scoresAndSettings } from '../migrations/003-scores-and-settings.ts';
import { statistics } from '../migrations/004-statistics.ts';
import { designs } from '../migrations/005-designs.ts';
import { achievements } from '../migrations/006-achievements.ts';
import { packs } from '../migrations/007-packs.ts';
import { designHistories } from '../migrations/008-design-histories.ts';
import { fairBoards } from '../migrations/009-fair-boards.ts';
import { scoreChecks } from '../migrations/010-score-checks.ts';
import { modesCounted } from '../migrations/011-modes-counted.ts';
import { puzzles } from '../migrations/012-puzzles.ts';
import { reviews } from '../migrations/013-reviews.ts';
import { ownPictures } from '../migrations/014-own-pictures.ts';
import { gameFigures } from '../migrations/015-game-figures.ts';
import { gamesBySeed } from '../migrations/016-games-by-seed.ts';
import { owners } from '../migrations/017-owners.ts';
import { gameKeys } from '../migrations/018-game-keys.ts';
import { puzzleRuns } from '../migrations/019-puzzle-runs.ts';
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
];

/** The schema this program reads and writes. */
export const SCHEMA_VERSION = MIGRATIONS.length;
