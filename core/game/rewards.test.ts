import { describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '../contract/settings.ts';
import type { Totals } from './achievements.ts';
import { MOONS, PAPERS } from './looks.ts';
import { owing, REWARDS } from './rewards.ts';

const NOTHING: Totals = { boards: 0, shapes: 0, links: 0, level: 0 };

describe('rewards', () => {
  it('leave the first paper, the first moon and the tiles of everyone free', () => {
    expect(owing(REWARDS.paper[PAPERS[0]], NOTHING)).toBeNull();
    expect(owing(REWARDS.moon[MOONS[0]], NOTHING)).toBeNull();
    for (const set of ['carved', 'emoji', 'mahjong', 'brushed', 'contrast'])
      expect(owing(REWARDS.tiles[set], NOTHING), set).toBeNull();
    expect(DEFAULT_SETTINGS).toMatchObject({ paper: PAPERS[0], moon: MOONS[0] });
  });

  it('are earned by won boards, and not before', () => {
    const price = { measure: 'boards', atLeast: 3 } as const;
    expect(owing(price, { ...NOTHING, boards: 2, shapes: 9, links: 9_000 })).toBe(price);
    expect(owing(price, { ...NOTHING, boards: 3 })).toBeNull();
  });

  it('ask for no more than the boards and shapes that there are', () => {
    const prices = Object.values(REWARDS).flatMap((each) => Object.values(each));
    expect(prices.length).toBe(6);
    for (const { measure, atLeast } of prices) {
      expect(atLeast).toBeGreaterThan(0);
      if (measure === 'shapes') expect(atLeast).toBeLessThanOrEqual(12);
    }
  });
});
