import { describe, expect, it } from 'vitest';
import type { LossStep } from '../../../core/review/loss-steps.ts';
import { cellsOfLoss, letterOfWay, pairsUpTo, placesOfWay, tryAt, waysOf } from './loss-ways.ts';

const step = (number: number, depth: number, words: LossStep['words']): LossStep => ({
  number,
  cells: [1, 1, 2, 2],
  depth,
  words,
  gone: [],
  chosen: [],
  partner: null,
});

const MOVES = {
  type: 'moves',
  moves: [
    [0, 1],
    [2, 3],
  ],
} as const;
const move = (index: number) =>
  ({ type: 'move', move: [0, 1], line: [], from: [-1, -1, 2, 3], index, count: 2 }) as const;
const DEAD = { type: 'dead', cells: [] } as const;

/** The first pair leads to two more, of which the second is seen at once; the second pair leads to a picture before. */
const STEPS = [
  step(1, 0, MOVES),
  step(2, 0, move(1)),
  step(3, 1, MOVES),
  step(4, 1, move(1)),
  step(5, 2, MOVES),
  step(6, 2, move(1)),
  step(7, 3, DEAD),
  step(8, 2, move(2)),
  step(9, 3, DEAD),
  step(10, 1, move(2)),
  step(11, 2, DEAD),
  step(12, 0, move(2)),
  step(13, 1, { type: 'shown', picture: 11 }),
];
const numbers = (steps: readonly LossStep[]) => steps.map(({ number }) => number);

describe('the ways that a proof rules out', () => {
  it('are played along the shortest that fails, also where that was shown before', () => {
    const ways = waysOf(STEPS);
    expect(ways.map(({ film }) => numbers(film))).toEqual([
      [2, 10, 11],
      [12, 11],
    ]);
  });

  it('are the partners of a tile, each up to the tiles that then never go', () => {
    const partner = (index: number) => ({ type: 'partner', pair: [0, 1], index, count: 2 }) as const;
    const staying = { type: 'staying', cells: [2], going: 2, blocked: null } as const;
    const steps = [
      step(1, 0, { type: 'partners', tile: 0, partners: [1, 2] }),
      step(2, 1, partner(1)),
      step(3, 1, { type: 'rounds', count: 1, going: [0, 1] }),
      step(4, 1, { type: 'round', round: 1, cells: [0, 1] }),
      step(5, 1, staying),
      step(6, 1, partner(2)),
      step(7, 1, staying),
    ];
    expect(waysOf(steps).map(({ film }) => numbers(film))).toEqual([
      [2, 5],
      [6, 7],
    ]);
    expect(steps.map((each) => numbers(pairsUpTo(steps, each)))).toEqual([[], [2], [2], [2], [2], [6], [6]]);
    expect(steps.map((each) => tryAt(steps, each).index)).toEqual([1, 1, 1, 1, 1, 2, 2]);
  });

  it('are none of a proof by one reason', () => {
    expect(waysOf([step(1, 0, DEAD)])).toEqual([]);
    expect(waysOf([])).toEqual([]);
  });
});

it('has the pairs of one try and its number at each picture', () => {
  const at = (number: number) => {
    const here = STEPS[number - 1] ?? step(0, 0, DEAD);
    return [numbers(pairsUpTo(STEPS, here)), tryAt(STEPS, here)];
  };
  expect(at(1)).toEqual([[], { index: 1, all: 4 }]);
  expect(at(3)).toEqual([[2], { index: 1, all: 4 }]);
  expect(at(9)).toEqual([[2, 4, 8], { index: 2, all: 4 }]);
  expect(at(11)).toEqual([[2, 10], { index: 3, all: 4 }]);
  expect(at(13)).toEqual([[12], { index: 4, all: 4 }]);
});

it('takes off the board what could go, where the two that come nearest are shown', () => {
  const blocked = { turns: 3, corners: [], line: [] } as const;
  const never = step(1, 0, { type: 'staying', cells: [2, 3], going: 2, blocked });
  const gone = [
    [0, 1],
    [1, 1],
  ] as const;
  expect(cellsOfLoss({ ...never, gone })).toEqual([0, 0, 2, 2]);
  expect(cellsOfLoss({ ...never, gone, words: { ...MOVES } })).toEqual(never.cells);
});

describe('the places of a way', () => {
  /** A column of six: the middle pair goes and one tile falls by two, then so does the pair that has met. */
  const first = { ...move(1), move: [2, 3], from: [-1, -1, 0, 1, 4, 5] } as const;
  const second = { ...move(1), move: [3, 4], from: [-1, -1, -1, -1, 2, 5] } as const;
  const never = { type: 'staying', cells: [4, 5], going: 0, blocked: null } as const;
  const film = [step(1, 0, first), step(2, 1, second), step(3, 2, never)].map((each) => ({
    ...each,
    cells: [3, 2, 1, 1, 2, 3],
  }));

  it('are those before its first pair went: of later pairs, and of the tiles that then never go', () => {
    expect(placesOfWay(film)).toEqual({
      cells: [3, 2, 1, 1, 2, 3],
      pairs: [
        [2, 3],
        [1, 4],
      ],
      line: [],
      never: [0, 5],
    });
    expect(placesOfWay(film.slice(0, 1))).toMatchObject({ pairs: [[2, 3]], never: [] });
  });

  it('are none where tiles pair up without a move, and where nothing links any more', () => {
    expect(placesOfWay([step(1, 0, { type: 'partner', pair: [0, 1], index: 1, count: 2 })])).toBeNull();
    expect(placesOfWay([...film.slice(0, 2), step(3, 2, DEAD)])).toBeNull();
    expect(placesOfWay([])).toBeNull();
  });
});

it('names partners by letters, and of pairs those that look the same', () => {
  const wayOf = (words: LossStep['words']) => {
    const head = step(1, 0, words);
    return { head, film: [head] as const };
  };
  const pairs = [[0, 1] as const, [1, 0] as const, [2, 3] as const].map((pair, at) =>
    wayOf({ ...move(at + 1), move: pair }),
  );
  expect(pairs.map((way) => letterOfWay(pairs, way))).toEqual(['A', 'B', '']);
  const partner = wayOf({ type: 'partner', pair: [0, 1], index: 2, count: 3 });
  expect(letterOfWay([partner], partner)).toBe('B');
});
