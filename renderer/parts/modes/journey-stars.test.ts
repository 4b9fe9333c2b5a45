import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstJourneyChapters } from '../../../core/journey/first-edition.ts';
import { journeyChapters, levelTemplate } from '../../../core/journey/journey-levels.ts';
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

  it('of games on the boards of the first edition are those that they were: none falls, none is invented', () => {
    const levels = firstJourneyChapters().flatMap((chapter) => chapter.levels);
    const games = fc.array(
      fc.record({
        level: fc.constantFrom(...levels),
        isAssisted: fc.boolean(),
        share: fc.double({ min: 0.1, max: 3, noNaN: true }),
      }),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(games, games, (old, more) => {
        const rowOf = ({ level, isAssisted, share }: (typeof old)[number], templateHash: string) =>
          on(level.id, {
            ...{ assists: isAssisted ? ['hint'] : [], templateHash },
            elapsedMs: Math.round(share * level.starSeconds * 1_000),
          });
        const kept = old.map((game) => rowOf(game, levelTemplate(game.level).hash));
        const added = more.map((game) => rowOf(game, 'of-the-new-board'));
        const before = placesOf(firstJourneyChapters(), kept).flatMap((chapter) => chapter.levels);
        const now = placesOf(CHAPTERS, kept).flatMap((chapter) => chapter.levels);
        const later = placesOf(CHAPTERS, [...kept, ...added]).flatMap((chapter) => chapter.levels);
        for (const { level, stars } of before) {
          expect(now.find((place) => place.level.id === level.id)?.stars).toBe(stars);
          expect(later.find((place) => place.level.id === level.id)?.stars).toBeGreaterThanOrEqual(stars);
        }
        expect(now.reduce((sum, { stars }) => sum + stars, 0)).toBe(
          before.reduce((sum, { stars }) => sum + stars, 0),
        );
      }),
    );
  });

  it('are said to have come along as long as all are from the first edition', () => {
    const [before, after] = [first.before?.templateHash ?? '', 'another'].map((templateHash) =>
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
