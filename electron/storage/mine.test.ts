/**
 * Rows that are not the player's own, and rows dated in the future, count for nothing: see
 * `owners/counted-rows.ts`.
 */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONTRACT } from '../../core/contract/contract.ts';
import { dropFolder, makeFolder } from '../../tests/reliability/support/folder.ts';
import { CHANNELS, expectSameFigures } from '../../tests/support/mixture-figures.ts';
import { anyActs, makeOthers, type Others } from '../../tests/support/mixtures.ts';

let folder: string;
let others: Others;
beforeAll(async () => {
  folder = makeFolder();
  others = await makeOthers(folder);
}, 60_000);
afterAll(() => dropFolder(folder));

it('every channel of the contract is looked at', () => {
  expect(Object.keys(CHANNELS).sort()).toEqual(Object.keys(CONTRACT).sort());
});

describe('every figure of a mixture is that of the own rows alone', () => {
  it('whatever came in between', { timeout: 120_000 }, async () => {
    const same = fc.asyncProperty(anyActs, (acts) => expectSameFigures(others, acts));
    await fc.assert(same, { numRuns: 5 });
  });
});
