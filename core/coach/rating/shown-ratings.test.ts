import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import ratings from '../../../resources/coach/ratings.json' with { type: 'json' };
import { weekdayBoards } from '../../deal/weekday-boards.ts';
import { journeyChapters } from '../../journey/journey-levels.ts';
import { positionName } from '../../review/puzzles/position-name.ts';
import { parsePuzzles } from '../../review/puzzles/puzzle-text.ts';
import { isFitting } from './fit.ts';
import { LADDER_VERSION } from './ladder.ts';
import { RATED_SETS, type RatedSet, ratingsOf, setFits } from './shown-ratings.ts';

function namesOf(set: RatedSet): string[] {
  if (set === 'levels') return journeyChapters().flatMap(({ levels }) => levels.map(({ id }) => id));
  if (set === 'dailies') return weekdayBoards().map(({ number }) => String(number));
  const file = new URL(`../../../resources/puzzles/${set}.txt`, import.meta.url);
  const puzzles = parsePuzzles(readFileSync(file, 'utf8'));
  if (!puzzles.ok) throw new Error(puzzles.error.part);
  return puzzles.value.map(positionName);
}

describe('the stored ratings', () => {
  it('are by the players of the ladder as they are', () => {
    expect(ratings.version).toBe(LADDER_VERSION);
  });

  it('are on the scale of the studies, by the same players; those of the dailies on one of their own', () => {
    const playersOf = (wanted: RatedSet) => ratings.sets.find(({ set }) => set === wanted)?.players;
    const common = RATED_SETS.filter((set) => playersOf(set)?.join() === playersOf('studies')?.join());
    expect(common).toEqual(RATED_SETS.filter((set) => set !== 'dailies'));
  });

  it('are shown where their test holds, and there for every board', () => {
    expect(setFits().map(({ set }) => set)).toEqual(RATED_SETS);
    for (const { set, holds, ...fit } of setFits()) {
      expect(holds).toBe(isFitting(fit));
      expect([...ratingsOf(set).keys()].sort()).toEqual(holds ? namesOf(set).sort() : []);
    }
  });
});
