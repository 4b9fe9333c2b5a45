import { join } from 'node:path';
import { createRandom } from '../../../core/random.ts';
import { type Check, Tally } from '../check.ts';
import { furnish } from '../games/requests.ts';
import { inFolder } from '../support/place.ts';
import { spoil, spoilText } from '../support/spoil.ts';
import { exportOf, openTarget, type Target } from '../support/target.ts';
import { turn } from '../support/turn.ts';

/** After so many attacks a new storage takes the place of the one that has taken what was still right. */
const ATTACKS_A_STORAGE = 5_000;

/** Spoils good requests and good exports at random. */
export const fuzz: Check = {
  name: 'fuzz',
  promise: 'whatever comes over the bridge or into an import crashes nothing and writes nothing by halves',
  async run({ isShort }) {
    const tally = new Tally();
    const attacks = isShort ? 2_000 : 100_000;
    for (let done = 0; done < attacks; done += ATTACKS_A_STORAGE) {
      await inFolder('fast', async (folder) => {
        const target = openTarget(join(folder, 'twofold.sqlite'), tally);
        await attack(target, done, Math.min(ATTACKS_A_STORAGE, attacks - done));
        tally.attempt(target.aftermath());
        target.session.close();
      });
    }
    return tally.outcome();
  },
};

async function attack(target: Target, seed: number, attacks: number): Promise<void> {
  const random = createRandom(seed);
  const good = await furnish(target.session);
  const text = exportOf(target.session);
  for (let count = 0; count < attacks; count++) {
    await turn();
    const { channel, request } = good[random.below(good.length)] ?? { channel: '', request: null };
    const what = `seed ${seed}, attack ${count}`;
    if (random.below(2) === 0) {
      const spoiled = spoil(request, random);
      await target.watch(`${what} on ${channel}`, () => target.ask(channel, spoiled));
    } else {
      const spoiled = spoilText(text, random);
      await target.watch(`${what} on import`, () => target.import(spoiled));
    }
  }
}
