import { expect, it } from 'vitest';
import { bandsOf, type GraphPoint, lostEnd, numberedPlaces, THREAD } from './graph-shape.ts';

/** A letter a position: won or not known with an interval, lost, or without any games. */
function pointsOf(letters: string): GraphPoint[] {
  const verdicts = { w: 'winnable', u: 'unknown', l: 'lost', n: 'winnable' } as const;
  return [...letters].map((letter, node): GraphPoint => {
    const isKnown = letter !== 'n';
    return {
      ...{ node, x: node, choice: null, verdict: verdicts[letter as keyof typeof verdicts] },
      ...{ y: isKnown ? 5 : null, low: isKnown ? 4 : null, high: isKnown ? 6 : null },
    };
  });
}

it.each<[string, readonly (readonly number[])[]]>([
  ['wwu', [[0, 1, 2]]],
  [
    'wwllww',
    [
      [0, 1],
      [4, 5],
    ],
  ],
  [
    'wwlwww',
    [
      [0, 1],
      [3, 4, 5],
    ],
  ],
  ['wnw', [[0, 2]]],
  ['wlw', []],
  ['', []],
])('the band of %s never spans a lost position', (letters, bands) => {
  expect(bandsOf(pointsOf(letters)).map((run) => run.map(({ x }) => x))).toEqual(bands);
});

it('finds the end of a line that is lost for good, where a text about it has room', () => {
  const wide = (letters: string) => pointsOf(letters).map((point) => ({ ...point, x: point.node * 40 }));
  const ends = (letters: string, words: string) => lostEnd(wide(letters), words).map(({ node }) => node);
  expect(ends('wllwlll', 'lost')).toEqual([4, 5, 6]);
  expect(ends('wllwlll', 'lost for ever')).toEqual([]);
  expect(ends('wwlll', '输输输输输输')).toEqual([2, 3, 4]);
  expect(ends('wwlll', '输输输输输输输')).toEqual([]);
  expect(ends('www', '')).toEqual([]);
});

it('numbers a tenth of the moves, and none that would touch the words of the first', () => {
  const at = (step: number) =>
    pointsOf('w'.repeat(21)).map((point, place) => ({ ...point, x: step * place }));
  expect(numberedPlaces(at(40), 'Move 1')).toEqual([0, 3, 6, 9, 12, 15, 18]);
  expect(numberedPlaces(at(16), 'Move 1')).toEqual([0, 6, 9, 12, 15, 18]);
  expect(numberedPlaces(at(16), '1')).toEqual([0, 3, 6, 9, 12, 15, 18]);
});

it('draws the numbers of the thread below the mark at the end of a branch', () => {
  const { top, beside, height, strip, foot } = THREAD;
  const [markRadius, digitHeight] = [8, 9];
  expect(top + height + strip + foot - digitHeight).toBeGreaterThan(top + beside + markRadius);
});
