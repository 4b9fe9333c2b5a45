import { describe, expect, it } from 'vitest';
import { journeyChapters, levelTemplate } from '../../../core/journey/journey-levels.ts';
import { nextPlace, placesOf } from './journey-stars.ts';

const CHAPTERS = journeyChapters();
const [first] = CHAPTERS[0]?.levels ?? [];
if (first === undefined) throw new Error('no level');
const LIMIT_MS = first.starSeconds * 1000;
type Row = Parameters<typeof placesOf>[1][number];
const cleared: Row = {
  mode: 'journey',
  templateHash: levelTemplate(first).hash,
  assists: [],
  elapsedMs: LIMIT_MS,
};

describe('the stars of a level', () => {
  it.each<[string, Row[], number]>([
    ['none, when it was not cleared', [], 0],
    ['none, from a game of another mode', [{ ...cleared, mode: 'classic' }], 0],
    ['one, cleared with help', [{ ...cleared, assists: ['hint'] }], 1],
    ['two, cleared without help', [{ ...cleared, elapsedMs: LIMIT_MS + 1 }], 2],
    ['three, within its time too', [cleared], 3],
    ['those of its best game', [{ ...cleared, assists: ['undo'] }, cleared], 3],
  ])('are %s', (_, rows, stars) => {
    const [chapter] = placesOf(CHAPTERS, rows);
    expect(chapter?.levels[0]?.stars).toBe(stars);
    expect(chapter?.stars).toBe(stars);
  });

  it('lead to the first level that is not cleared', () => {
    expect(nextPlace(placesOf(CHAPTERS, []))?.number).toBe(1);
    expect(nextPlace(placesOf(CHAPTERS, [cleared]))?.number).toBe(2);
  });

  it('count the levels through all chapters', () => {
    const numbers = placesOf(CHAPTERS, []).flatMap(({ levels }) => levels.map(({ number }) => number));
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  });
});
