import { expect, it } from 'vitest';
import { playCasualGames } from '../../coach/board-measure.ts';
import { makeDealRecord } from '../setup/deal-record.ts';
import { SHIPPED_BOARDS } from '../setup/shipped-boards.ts';
import { calmRules } from './calm.ts';
import { CALM_SIZE_IDS, CALM_SIZES, type CalmSize, calmPlaceOf, calmRunSeed } from './calm-boards.ts';

const BOARDS = 30;
/** Games of the casual player on each board, and how many of them may be lost at most. */
const GAMES = 100;
const MOST_LOST = 1;

function planOf(size: CalmSize, board: number) {
  const basis = { from: 'run-seed', runSeed: calmRunSeed(size, board) } as const;
  const plan = calmRules.at(-1)?.plan(basis, 1, SHIPPED_BOARDS);
  if (!plan) throw new Error(`no board ${board} of ${size}`);
  return plan;
}

/** All boards of a size, dealt once. */
const dealsOf = memoized((size: CalmSize) =>
  Array.from({ length: BOARDS }, (_, board) => {
    const dealt = makeDealRecord(planOf(size, board));
    if (!dealt.ok) throw new Error(dealt.error.code);
    return dealt.value;
  }),
);

function memoized<K, V>(make: (key: K) => V): (key: K) => V {
  const made = new Map<K, V>();
  return (key) => {
    const value = made.get(key) ?? make(key);
    made.set(key, value);
    return value;
  };
}

it.each(CALM_SIZE_IDS)(
  'the casual player clears 99 of 100 games on each board of %s without help',
  (size) => {
    const lost = dealsOf(size).map(({ template, rules, cells }) => {
      const games = playCasualGames({ ...template, cells }, rules, { games: GAMES, seed: 1 });
      return games.filter(({ isWon }) => !isWon).length;
    });
    expect(lost.filter((count) => count > MOST_LOST)).toEqual([]);
  },
);

it.each(CALM_SIZE_IDS)('the boards of %s are full, of 8 to 20 pictures, and no two are the same', (size) => {
  const { width, height } = CALM_SIZES[size];
  const deals = dealsOf(size);
  for (const { cells, template } of deals) {
    expect(template).toMatchObject({ width, height });
    expect(cells.every((cell) => cell > 0)).toBe(true);
    const pictures = new Set(cells).size;
    expect(pictures).toBeGreaterThanOrEqual(8);
    expect(pictures).toBeLessThanOrEqual(20);
  }
  expect(new Set(deals.map(({ cells }) => cells.join())).size).toBe(BOARDS);
});

it.each(CALM_SIZE_IDS)('a run seed of %s names its size, whatever number chose the board', (size) => {
  for (const board of [0, 1, 29, 30, 1_431_655_764, 2 ** 32 - 1]) {
    const runSeed = calmRunSeed(size, board);
    expect(runSeed).toBeLessThan(2 ** 32);
    expect(calmPlaceOf(runSeed).size).toBe(size);
    expect(planOf(size, board).template).toMatchObject(CALM_SIZES[size]);
  }
});

it('has no board after the first, and none from another basis', () => {
  const [rules] = calmRules;
  expect(rules?.plan({ from: 'run-seed', runSeed: 5 }, 2, SHIPPED_BOARDS)).toBeNull();
  expect(rules?.plan({ from: 'board-id', boardId: '5' }, 1, SHIPPED_BOARDS)).toBeNull();
});
