/**
 * Rewards of won games: papers, moons and a tile set beside those that everyone has. A reward only looks different;
 * it is never sold, and nothing that was free before stands here. An id is stored for ever.
 */
import type { Totals } from './achievements.ts';
import type { Moon, Paper } from './looks.ts';

/** The total that earns something, and how much of it is asked for. */
export interface Price {
  readonly measure: 'boards' | 'shapes';
  readonly atLeast: number;
}

/** The rewards of each kind by their ids; one that is not here is free. */
export const REWARDS: {
  readonly paper: Readonly<Partial<Record<Paper, Price>>>;
  readonly moon: Readonly<Partial<Record<Moon, Price>>>;
  readonly tiles: Readonly<Record<string, Price>>;
} = {
  paper: {
    bamboo: { measure: 'boards', atLeast: 3 },
    plum: { measure: 'boards', atLeast: 12 },
    mist: { measure: 'boards', atLeast: 40 },
  },
  moon: {
    harvest: { measure: 'boards', atLeast: 6 },
    jade: { measure: 'shapes', atLeast: 8 },
  },
  tiles: {
    ink: { measure: 'boards', atLeast: 20 },
  },
};

/** Returns what is still asked for with these totals of won games, help allowed; null when it is free or earned. */
export function owing(price: Price | undefined, totals: Totals): Price | null {
  return price === undefined || totals[price.measure] >= price.atLeast ? null : price;
}
