import firstShapes from '../../resources/journey/first/1-shapes.json' with { type: 'json' };
import firstWalls from '../../resources/journey/first/2-walls.json' with { type: 'json' };
import firstGravity from '../../resources/journey/first/3-gravity.json' with { type: 'json' };
import firstHalves from '../../resources/journey/first/4-halves.json' with { type: 'json' };
import firstBorder from '../../resources/journey/first/5-border.json' with { type: 'json' };
import firstMasters from '../../resources/journey/first/6-masters.json' with { type: 'json' };
import type { JourneyChapter } from './chapter.ts';
import { readChapters } from './journey-levels.ts';

let chapters: readonly JourneyChapter[] | null = null;

/** The chapters of the first edition. Games that were begun on its boards stay on them. */
export function firstJourneyChapters(): readonly JourneyChapter[] {
  chapters ??= readChapters([firstShapes, firstWalls, firstGravity, firstHalves, firstBorder, firstMasters]);
  return chapters;
}
