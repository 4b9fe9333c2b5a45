import { join } from 'node:path';
import { createRandom } from '../../../core/random.ts';
import type { Work } from '../../../electron/storage/transfer/work.ts';
import { type Check, Tally } from '../check.ts';
import { TEMPLATES_A_PACK } from '../games/packs.ts';
import { sleep, start } from '../support/child.ts';
import { inFolder } from '../support/place.ts';
import { findWork } from '../support/work-of.ts';

/** A database is killed this often before a new one is begun. */
const KILLS_A_DATABASE = 10;
const IMPORT_MS = 900;
const WRITES = 3 * TEMPLATES_A_PACK;

/** kill -9 while large packs are imported: every other time at a random moment, otherwise before a random row. */
export const importKill: Check = {
  name: 'import kill',
  promise: 'a kill in the middle of an import leaves all of a pack or nothing of it',
  async run({ isShort }) {
    const tally = new Tally();
    const kills = isShort ? 10 : 200;
    const random = createRandom(31);
    for (let done = 0; done < kills; done += KILLS_A_DATABASE) {
      await inFolder('real', async (folder) => {
        const path = join(folder, 'twofold.sqlite');
        for (let kill = done; kill < done + KILLS_A_DATABASE; kill++) {
          await killOnce(tally, path, kill % 2 === 0 ? null : random.below(WRITES), random.below(IMPORT_MS));
        }
      });
    }
    return tally.outcome();
  },
};

async function killOnce(
  tally: Tally,
  path: string,
  dieAtWrite: number | null,
  afterMs: number,
): Promise<void> {
  const importer = start('importer', { path, packs: 1_000, dieAtWrite });
  if (dieAtWrite === null) {
    await importer.said('open').then(() => sleep(afterMs));
    importer.process.kill('SIGKILL');
  }
  const ended = await importer.gone;
  const complaints = ended === 'SIGKILL' ? [] : [`the importer ended by itself: ${importer.errors()}`];
  const { state, work } = findWork(path);
  if (state.kind !== 'ready') complaints.push(`the database is ${state.kind}`);
  const answered = importer.lines.filter((line) => line.startsWith('ack')).map((line) => line.slice(4));
  tally.count('packs answered', answered.length);
  tally.attempt([...complaints, ...wrongIn(work, answered)]);
}

function wrongIn({ packs, designs }: Work, answered: readonly string[]): string[] {
  const names = new Set(packs.map(({ name }) => name));
  const lost = answered
    .filter((number) => !names.has(`Pack ${number}`))
    .map((number) => `pack ${number} is lost`);
  const cut = packs.filter(({ designIds }) => designIds.length !== TEMPLATES_A_PACK);
  const isSum = designs.length === packs.length * TEMPLATES_A_PACK;
  return [
    ...lost,
    ...cut.map(({ name, designIds }) => `${name} has ${designIds.length} templates`),
    ...(isSum ? [] : [`${designs.length} templates in ${packs.length} packs`]),
  ];
}
