import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import ratings from '../../../resources/coach/ratings.json' with { type: 'json' };
import { weekdayBoards } from '../../deal/weekday-boards.ts';
import { journeyChapters } from '../../journey/journey-levels.ts';
import { positionName } from '../../review/puzzles/position-name.ts';
import { parsePuzzles } from '../../review/puzzles/puzzle-text.ts';
import { isFitting } from './fit.ts';
import { LADDER_VERSION } from './ladder.ts';
import {
  playersOf,
  playersOnPlayerScale,
  RATED_SETS,
  type RatedSet,
  ratingsOf,
  ratingsOnPlayerScale,
  setFits,
  studyRating,
} from './shown-ratings.ts';

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

  it('are all on the scale on which players are rated', () => {
    expect(new Set(setFits().map(({ scale }) => scale)).size).toBe(1);
    for (const set of RATED_SETS) {
      expect(playersOf(set)).toEqual(playersOnPlayerScale());
      expect(ratingsOnPlayerScale([set])).toEqual(ratingsOf(set));
    }
  });

  it('are shown where their test holds, and there for every board', () => {
    expect(setFits().map(({ set }) => set)).toEqual(RATED_SETS);
    for (const { set, holds, ...fit } of setFits()) {
      expect(holds).toBe(isFitting(fit));
      expect([...ratingsOf(set).keys()].sort()).toEqual(holds ? namesOf(set).sort() : []);
    }
  });
});

it('a study and a daily puzzle rate a player by their stored ratings, and nothing else does', () => {
  for (const set of RATED_SETS)
    for (const [name, rating] of ratingsOf(set))
      expect(studyRating(name), name).toBe(set === 'studies' || set === 'days' ? rating : null);
});

describe('a set on a scale of its own', () => {
  const fit = { brier: 0.1, noise: 0.1, agreement: 0.9 };
  const stored = {
    scales: { 'studies-1': [1_000, 2_000], 'dailies-1': [1_400, 1_600] },
    sets: [
      { set: 'studies', scale: 'studies-1', fit, ratings: { study: 1_500 } },
      { set: 'levels', scale: 'studies-1', fit: { ...fit, brier: 0.2 }, ratings: { level: 1_500 } },
      { set: 'dailies', scale: 'dailies-1', fit, ratings: { day: 1_500 } },
    ],
  };

  it('has ratings and players, and no number on the scale of the players', () => {
    expect([...ratingsOf('dailies', stored)]).toEqual([['day', 1_500]]);
    expect(playersOf('dailies', stored)).toEqual([1_400, 1_600]);
    expect(playersOf('levels', stored)).toEqual([1_000, 2_000]);
    expect([...ratingsOnPlayerScale(RATED_SETS, stored)]).toEqual([['study', 1_500]]);
    expect(setFits(stored).map(({ scale, holds }) => [scale, holds])).toEqual([
      ['studies-1', true],
      ['studies-1', false],
      ['dailies-1', true],
    ]);
  });
});
