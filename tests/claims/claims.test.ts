/** Every sentence about a board or a game is proved by the plain rules on hundreds of positions. */
import { describe, expect, it } from 'vitest';
import { SENTENCES } from '../../core/sentences/sentences.ts';
import { type Family, runFamily, type Tallies } from './family.ts';
import { DEAD, LOSS, NEAR } from './loss-family.ts';
import { HINTS, PLAY, RESHUFFLES } from './play-family.ts';
import { PUZZLES } from './puzzle-family.ts';

const FAMILIES: readonly Family[] = [LOSS, NEAR, DEAD, PLAY, HINTS, RESHUFFLES, PUZZLES];

const tallies: Tallies = new Map();

describe('what is said', () => {
  it.each(FAMILIES)('of $name is true', (family) => {
    expect(runFamily(family, tallies)).toEqual([]);
  });

  it('is said in the run, every sentence of it', () => {
    const said = new Set(FAMILIES.flatMap(({ keys }) => Object.keys(keys)));
    expect(Object.keys(SENTENCES).filter((key) => !said.has(key))).toEqual([]);
  });
});
