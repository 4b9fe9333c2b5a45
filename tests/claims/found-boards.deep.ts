/** The texts beside boards that were looked for, each proved where it was said of 200 boards under all rules. */
import { expect, it } from 'vitest';
import { createInProcessEngine } from '../support/in-process-engine.ts';
import { foundAmongSeeds, foundAsItComes, foundByTrades, searchesUntil } from './found-boards.ts';

const SAID = 200;
const LIMIT_MS = 3_600_000;

it.each([
  ['after trades of tiles is no farther than that of the seed, within chance', foundByTrades],
  ['of many seeds is the closest that was measured', foundAmongSeeds],
])('the board that is printed %s', { timeout: LIMIT_MS }, async (_, find) => {
  expect(await searchesUntil(find, SAID)).toEqual({ said: SAID, fault: null });
});

it('a large board is dealt as it comes', { timeout: LIMIT_MS }, async () => {
  const engine = createInProcessEngine((bug) => {
    throw new Error(bug);
  });
  expect(await searchesUntil((index) => foundAsItComes(index, engine), SAID)).toEqual({
    said: SAID,
    fault: null,
  });
});
