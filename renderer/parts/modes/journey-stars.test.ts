import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JourneyEdition } from '../../../core/journey/chapter.ts';
import { firstJourneyChapters } from '../../../core/journey/first-edition.ts';
import { inEdition } from '../../../core/journey/former-editions.ts';
import { journeyChapters, levelTemplate } from '../../../core/journey/journey-levels.ts';
import { starsWithin } from './earned-stars.ts';
import { areAllFromBefore, nextPlace, placesOf, standingOf } from './journey-stars.ts';

const CHAPTERS = journeyChapters();
const [first] = CHAPTERS[0]?.levels ?? [];
if (first === undefined) throw new Error('no level');
const LIMIT_MS = first.starSeconds * 1000;
type Game = Parameters<typeof placesOf>[1][number];
type Score = NonNullable<Game['score']>;
const on = (boardId: string, score: Partial<Score> | null): Game => ({
  boardId,
  score: score as Score | null,
});
const cleared: Partial<Score> = { assists: [], elapsedMs: LIMIT_MS };

/** The times of the levels that were drawn anew in the fourth edition, as they were in the second and the third. */
const SECONDS_BEFORE: Readonly<Record<string, number>> = {
  ...{ concave: 120, convex: 105, dragon: 210, dog: 180, rooster: 195, goat: 195 },
  ...{ monkey: 195, snake: 180, rabbit: 165, tiger: 225, pig: 210, ox: 210 },
};

/** The levels of an edition, each on its template of then and with its time of then. */
function levelsOf(edition: JourneyEdition) {
  const levels = (edition === 1 ? firstJourneyChapters() : CHAPTERS).flatMap((chapter) => chapter.levels);
  return levels.map((level) => {
    const isFormer = edition === 2 || edition === 3;
    const { hash: templateHash } = levelTemplate(isFormer ? inEdition(level, edition) : level);
    const starSeconds = (isFormer ? SECONDS_BEFORE[level.id] : undefined) ?? level.starSeconds;
    return { id: level.id, templateHash, starSeconds };
  });
}

describe('the stars of a level', () => {
  it.each<[string, Game[], number]>([
    ['none, when it was not cleared', [on(first.id, null)], 0],
    ['none, from a game on another board', [on('another-board', cleared)], 0],
    ['one, cleared with help', [on(first.id, { ...cleared, assists: ['hint'] })], 1],
    ['two, cleared without help', [on(first.id, { ...cleared, elapsedMs: LIMIT_MS + 1 })], 2],
    ['three, within its time too', [on(first.id, cleared)], 3],
    ['those of its best game', [on(first.id, { ...cleared, assists: ['undo'] }), on(first.id, cleared)], 3],
  ])('are %s', (_, rows, stars) => {
    const [chapter] = placesOf(CHAPTERS, rows);
    expect(chapter?.levels[0]?.stars).toBe(stars);
    expect(chapter?.stars).toBe(stars);
  });

  it.each([1, 2, 3, 4] as const)(
    'on the templates of edition %i are by the times that they had',
    (edition) => {
      const most = (id: string, templateHash: string, elapsedMs: number) =>
        placesOf(CHAPTERS, [on(id, { assists: [], templateHash, elapsedMs })])
          .flatMap(({ levels }) => levels)
          .find(({ level }) => level.id === id)?.stars;
      for (const { id, templateHash, starSeconds } of levelsOf(edition)) {
        const limitMs = starSeconds * 1_000;
        const stars = [limitMs, limitMs + 1].map((elapsedMs) => most(id, templateHash, elapsedMs));
        expect([id, ...stars]).toEqual([id, 3, 2]);
      }
    },
  );

  it('of games of any edition are those that they were: none falls, none is invented', () => {
    const games = fc.array(
      fc.record({
        level: fc.constantFrom(...([1, 2, 3, 4] as const).flatMap(levelsOf)),
        isAssisted: fc.boolean(),
        share: fc.double({ min: 0.1, max: 3, noNaN: true }),
      }),
      { maxLength: 24 },
    );
    fc.assert(
      fc.property(games, (played) => {
        const earned = new Map<string, number>();
        const rows = played.map(({ level: { id, templateHash, starSeconds }, isAssisted, share }) => {
          const assists = isAssisted ? (['hint'] as const) : [];
          const elapsedMs = Math.round(share * starSeconds * 1_000);
          const then = starsWithin(starSeconds, { assists, elapsedMs });
          earned.set(id, Math.max(then, earned.get(id) ?? 0));
          return on(id, { assists: [...assists], elapsedMs, templateHash });
        });
        const places = placesOf(CHAPTERS, rows).flatMap((chapter) => chapter.levels);
        const now = places
          .filter(({ stars }) => stars > 0)
          .map(({ level, stars }) => [level.id, stars] as const);
        expect(new Map(now)).toEqual(earned);
      }),
    );
  });

  it('are said to have come along as long as all are on boards that the levels had before', () => {
    const [before, after] = [first.before[0]?.templateHash ?? '', 'another'].map((templateHash) =>
      on(first.id, { ...cleared, templateHash }),
    ) as [Game, Game];
    expect(areAllFromBefore(CHAPTERS, [])).toBe(false);
    expect(areAllFromBefore(CHAPTERS, [on(first.id, null)])).toBe(false);
    expect(areAllFromBefore(CHAPTERS, [before, on(first.id, null)])).toBe(true);
    expect(areAllFromBefore(CHAPTERS, [before, after])).toBe(false);
  });

  it('lead to the first level that is not cleared', () => {
    expect(nextPlace(placesOf(CHAPTERS, []))?.number).toBe(1);
    expect(nextPlace(placesOf(CHAPTERS, [on(first.id, cleared)]))?.number).toBe(2);
  });

  it('tell how far the games on its boards have come, each level by its best', () => {
    const levels = CHAPTERS.flatMap((chapter) => chapter.levels);
    const quick = { assists: [], elapsedMs: 0 };
    expect(standingOf(CHAPTERS, [])).toEqual({ next: 1, stars: 0 });
    const begun = [on(first.id, { ...quick, assists: ['hint'] }), on(first.id, quick), on(first.id, null)];
    expect(standingOf(CHAPTERS, begun)).toEqual({ next: 2, stars: 3 });
    expect(standingOf(CHAPTERS, [on(levels[4]?.id ?? '', quick)])).toEqual({ next: 1, stars: 3 });
    expect(
      standingOf(
        CHAPTERS,
        levels.map(({ id }) => on(id, quick)),
      ),
    ).toEqual({ next: null, stars: 3 * levels.length });
  });

  it('count the levels through all chapters', () => {
    const numbers = placesOf(CHAPTERS, []).flatMap(({ levels }) => levels.map(({ number }) => number));
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  });
});
