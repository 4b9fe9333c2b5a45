/** All that the run says, in its order: what one family says counts for those after it. */
import { CELLS, SIZES, STUCK } from './board-family.ts';
import { DRAWINGS, POCKETS } from './drawing-family.ts';
import { ENDINGS, FILES, GHOSTS, REFUSALS } from './ending-family.ts';
import { EVENTS } from './event-family.ts';
import type { Family } from './family.ts';
import { LAYINGS, PROCESSES, WATCHED, WHYS } from './lab-family.ts';
import { LINE_REVIEWS, LINES } from './line-family.ts';
import { DEAD, LATER, LOSS, NEAR } from './loss-family.ts';
import { PACKS } from './pack-family.ts';
import { HINTS, PLAY, RESHUFFLES } from './play-family.ts';
import { FORCED, MISTAKES, OPEN_STUDIES, PUZZLES, SHORT_LOSSES } from './puzzle-family.ts';
import { REPLAYS, RUNS, SETUPS } from './replay-family.ts';
import { DEAD_ENDS, LOCKED, OPEN_REVIEWS, REVIEWS, RISKY } from './review-family.ts';
import { RULES, TREES } from './rules-family.ts';
import { RARE_WINS, SAMPLES, SHARES } from './share-family.ts';
import { BRANCHES, FREEZES, STANDINGS } from './standing-family.ts';
import { SPENT_TOOLS, STORIES } from './story-family.ts';
import { TECHNIQUES_OF_CHOICES } from './technique-family.ts';

export const FAMILIES: readonly Family[] = [
  ...[LOSS, NEAR, DEAD, LATER],
  ...[PLAY, HINTS, RESHUFFLES, EVENTS],
  ...[ENDINGS, REFUSALS, FILES, GHOSTS],
  ...[REPLAYS, RUNS, SETUPS],
  ...[STANDINGS, FREEZES, BRANCHES, CELLS, SIZES, STUCK],
  ...[RULES, TREES, SHARES, RARE_WINS, SAMPLES, PACKS],
  ...[DRAWINGS, POCKETS, LINES, LINE_REVIEWS],
  ...[PROCESSES, LAYINGS, WHYS, WATCHED],
  ...[REVIEWS, OPEN_REVIEWS, RISKY, DEAD_ENDS, LOCKED],
  ...[STORIES, SPENT_TOOLS],
  TECHNIQUES_OF_CHOICES,
  ...[PUZZLES, MISTAKES, OPEN_STUDIES, SHORT_LOSSES, FORCED],
];
