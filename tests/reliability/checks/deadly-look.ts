import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Check, Tally } from '../check.ts';
import { loadBaseStates } from '../model/base-states.ts';
import { Told } from '../model/told.ts';
import { recover } from '../model/verdict.ts';
import { inFolder } from '../support/place.ts';
import { writeTree } from '../support/tree.ts';

/** Every fifth of the ten data folders is tried in a short run: the latest, killed and closed. */
const STRIDE = 5;

/** A file on the disk kills each process that judges it: nothing can be caught, and nothing is said. */
export const deadlyLook: Check = {
  name: 'deadly look',
  promise:
    'a database that kills every start that looks at it is got over at the third start, and nothing is lost',
  run({ isShort }) {
    return inFolder('fast', async (folder) => {
      const tally = new Tally();
      const path = join(folder, 'data', 'twofold.sqlite');
      mkdirSync(dirname(path));
      let clock = 1_700_000_000_000;
      const now = () => {
        clock += 1_000;
        return clock;
      };
      const states = [...(await loadBaseStates(join(folder, 'states'), path, now))];
      for (const [name, { files, accepted }] of states.filter(
        (_, index) => !isShort || index % STRIDE === STRIDE - 1,
      )) {
        writeTree(dirname(path), files);
        const { complaints } = await recover(path, accepted, now, new Told(), true);
        tally.attempt(complaints.map(({ kind, text }) => `${name}: ${kind}: ${text}`));
      }
      return tally.outcome();
    });
  },
};
