/** The texts beside boards that were looked for, each proved where it was said of 200 boards under all rules. */
import { expect, it } from 'vitest';
import { createInProcessEngine } from '../support/in-process-engine.ts';
import { faultsOf, foundAmongSeeds, foundAsItComes, foundByTrades } from './found-boards.ts';

const SAID = 200;
const LIMIT_MS = 3_600_000;

it.each([
  ['trades of tiles', foundByTrades],
  ['seeds', foundAmongSeeds],
])('the closest of %s is the one that is printed', { timeout: LIMIT_MS }, async (_, find) => {
  expect(await faultsOf(find, SAID)).toEqual([]);
});

it('a large board is dealt as it comes', { timeout: LIMIT_MS }, async () => {
  const engine = createInProcessEngine((bug) => {
    throw new Error(bug);
  });
  expect(await faultsOf((index) => foundAsItComes(index, engine), SAID)).toEqual([]);
});
