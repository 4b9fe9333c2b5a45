import { describe, expect, it } from 'vitest';
import { casualMeasures } from '../coach/game-measures.ts';
import { loadedEngine } from '../engine/loaded-engine.ts';
import { CLASSIC_RULES, type Rules } from '../rules/rules.ts';
import {
  type ComposeBounds,
  type ComposedDeal,
  composeDeal,
  type GameAim,
  type GameMeasures,
} from './compose.ts';
import { dealBoard } from './deal.ts';

const SHAPE = { width: 8, height: 6, marks: Array.from({ length: 48 }, () => -1) };
const REQUEST = {
  shape: SHAPE,
  rules: CLASSIC_RULES,
  fillings: [{ kinds: 12, copies: 4 }],
  seed: 4,
  dealerVersion: 2,
} as const;
const ANY: GameAim = {
  wonShare: { least: 0, most: 1 },
  mostFirstThirdSeconds: 60,
  mostMinutes: 60,
  mostTightShare: 1,
  mostLeftWhenStuck: 1,
  choices: null,
};
const BOUNDS: ComposeBounds = { starts: 6, trades: 150, games: 60, reviews: 12, checkGames: 300 };

function composed(
  aim: GameAim,
  bounds = BOUNDS,
  request: Omit<typeof REQUEST, 'rules'> & { rules: Rules } = REQUEST,
  measures?: GameMeasures,
): ComposedDeal {
  const search = composeDeal(request, aim, measures ?? casualMeasures(request.shape, request.rules), bounds);
  for (let step = search.next(); ; step = search.next()) {
    if (!step.done) continue;
    if (!step.value.ok) throw new Error(step.value.error.code);
    return step.value.value;
  }
}

function expectCleared({ cells, witness }: ComposedDeal, rules: Rules): void {
  const engine = loadedEngine({ ...SHAPE, cells }, rules);
  for (const [a, b] of witness) {
    expect(engine.canLink(a, b)).toBe(true);
    engine.apply(a, b);
  }
  expect(engine.tiles).toBe(0);
}

describe('composeDeal', () => {
  it('begins with a board that is known, and takes it where it meets the aim', () => {
    const { cells, filling } = composed(ANY);
    const known = [{ cells: cells.toReversed(), filling }];
    const { cells: found, seed } = composed(ANY, BOUNDS, { ...REQUEST, known } as typeof REQUEST);
    expect({ found, seed }).toEqual({ found: cells.toReversed(), seed: null });
  });

  it('takes the deal of its own seed where that meets the aim', () => {
    const found = composed(ANY);
    const dealt = dealBoard({ ...REQUEST, kinds: 12, copies: 4 });
    expect(found).toMatchObject({ isReached: true, seed: REQUEST.seed, candidates: 1, distance: 0 });
    expect(dealt.ok && dealt.value.cells).toEqual(found.cells);
    expectCleared(found, CLASSIC_RULES);
  });

  it.each(['none', 'down'] as const)(
    'climbs to a share of games won that few deals have, under %s',
    (gravity) => {
      const rules: Rules = { ...CLASSIC_RULES, gravity };
      const aim = { ...ANY, wonShare: { least: 0.42, most: 0.58 }, mostLeftWhenStuck: 0.4 };
      const found = composed(aim, BOUNDS, { ...REQUEST, rules });
      expect(found.isReached).toBe(true);
      expect(found.played.wonShare).toBeGreaterThan(0.42);
      expect(found.played.wonShare).toBeLessThan(0.58);
      expectCleared(found, rules);
      // Games that had no part in the search say the same.
      const fresh = casualMeasures(SHAPE, rules).play(found.cells, 1_000, 123_456);
      expect(Math.abs(fresh.wonShare - 0.5)).toBeLessThan(0.12);
    },
  );

  it('climbs to a board whose links are found neither sooner nor later than is asked', () => {
    const [least, most] = [2.4, 3.4];
    const first = composed(ANY).played.firstThirdSeconds;
    const found = composed({ ...ANY, leastFirstThirdSeconds: least, mostFirstThirdSeconds: most });
    const seconds = casualMeasures(SHAPE, CLASSIC_RULES).play(found.cells, 1_000, 123_456).firstThirdSeconds;
    expect(found.isReached).toBe(true);
    expect(first).toBeLessThan(least);
    expect(seconds).toBeGreaterThan(least - 0.15);
    expect(seconds).toBeLessThan(most + 0.15);
  });

  it('is the same for the same arguments', () => {
    const aim = { ...ANY, wonShare: { least: 0.4, most: 0.6 } };
    expect(composed(aim)).toEqual(composed(aim));
  });

  it('says that it is not there when nothing is near enough', () => {
    const found = composed({ ...ANY, mostMinutes: 0.1 }, { ...BOUNDS, trades: 5 });
    expect(found).toMatchObject({ isReached: false, candidates: BOUNDS.starts + 5 });
    expect(found.distance).toBeGreaterThan(0);
    expectCleared(found, CLASSIC_RULES);
  });

  it('says why a shape cannot be dealt', () => {
    const search = composeDeal(
      { ...REQUEST, shape: { width: 1, height: 3, marks: [-1, -1, -1] } },
      ANY,
      casualMeasures(SHAPE, CLASSIC_RULES),
      BOUNDS,
    );
    expect(search.next()).toEqual({
      done: true,
      value: { ok: false, error: { code: 'impossible', reason: 'odd-slots' } },
    });
  });

  it('never asks the same games twice, and checks with more than it climbs by', () => {
    const measures = casualMeasures(SHAPE, CLASSIC_RULES);
    const asked: { readonly seed: number; readonly games: number }[] = [];
    const watched: GameMeasures = {
      ...measures,
      play(cells, games, seed) {
        asked.push({ seed, games });
        return measures.play(cells, games, seed);
      },
    };
    composed({ ...ANY, wonShare: { least: 0.45, most: 0.55 } }, { ...BOUNDS, trades: 30 }, REQUEST, watched);
    expect(new Set(asked.map(({ seed }) => seed)).size).toBe(asked.length);
    expect(asked.at(-1)?.games).toBe(BOUNDS.checkGames);
  });
});
