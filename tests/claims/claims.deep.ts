/** Every sentence about a board or a game, proved on ten times as many positions as in the unit tests. */
import { expect, it } from 'vitest';
import { FAMILIES } from './families.ts';
import { LEAST, runFamily, type Tallies } from './family.ts';

const TIMES = 10;
const LIMIT_MS = 3_600_000;
const tallies: Tallies = new Map();

it.each(FAMILIES)('what is said of $name is true', { timeout: LIMIT_MS }, (family) => {
  expect(runFamily(family, tallies, TIMES * LEAST)).toEqual([]);
});
