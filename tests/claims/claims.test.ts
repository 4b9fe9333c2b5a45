/** Every sentence about a board or a game is proved by the plain rules on hundreds of positions. */
import { describe, expect, it } from 'vitest';
import { SENTENCES } from '../../core/sentences/sentences.ts';
import { FAMILIES } from './families.ts';
import { runFamily, type Tallies } from './family.ts';

const tallies: Tallies = new Map();

/** Ends a run that hangs; one takes well under a minute of processor time, most of it for the reviews. */
const LIMIT_MS = 900_000;

describe('what is said', { timeout: LIMIT_MS }, () => {
  it.each(FAMILIES)('of $name is true', (family) => {
    expect(runFamily(family, tallies)).toEqual([]);
  });

  it('is said in the run, every sentence of it', () => {
    const said = new Set(FAMILIES.flatMap(({ keys }) => Object.keys(keys)));
    expect(Object.keys(SENTENCES).filter((key) => !said.has(key))).toEqual([]);
  });
});
