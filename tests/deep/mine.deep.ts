/** Many more mixtures of what is the player's own and what is not; a few of them are unit tests. */
import fc from 'fast-check';
import { afterAll, beforeAll, it } from 'vitest';
import { dropFolder, makeFolder } from '../reliability/support/folder.ts';
import { expectSameFigures } from '../support/mixture-figures.ts';
import { anyActs, makeOthers, type Others } from '../support/mixtures.ts';

const RUNS = 150;

let folder: string;
let others: Others;
beforeAll(async () => {
  folder = makeFolder();
  others = await makeOthers(folder);
}, 60_000);
afterAll(() => dropFolder(folder));

it(`every figure of ${RUNS} mixtures is that of the own rows alone`, { timeout: 1_800_000 }, async () => {
  const same = fc.asyncProperty(anyActs, (acts) => expectSameFigures(others, acts));
  await fc.assert(same, { numRuns: RUNS });
});
