import { createRandom } from '../../../core/random.ts';
import { type Check, type Scale, Tally } from '../check.ts';
import { allPairs, type Pair, textOf } from '../faults/pairs.ts';
import type { Ran } from '../faults/run-pair.ts';
import { runInLanes } from '../support/lanes.ts';
import { inFolder } from '../support/place.ts';
import { sample } from '../support/sample.ts';

const LANES = 2;
const SHORT = 200;
/** Of these about two thirds have something to strike. */
const FULL = 6_000;

/** Two faults on one data folder, at every kind of moment, against what had been accepted. */
export const faultPairs: Check = {
  name: 'fault pairs',
  promise:
    'after any two faults a storage is usable again, shows nothing wrong, and tells each move that is lost',
  async run(scale) {
    const tally = new Tally();
    tally.set('seed', scale.seed);
    const cases = casesOf(scale);
    await inFolder('fast', (folder) =>
      runInLanes('pair-runner', folder, LANES, cases, async (lane, pair: Pair) => {
        const ran = await lane.ask<Ran>(pair);
        judge(tally, pair, ran);
        if (typeof ran !== 'string' && ran.isSpoiled) await lane.renew();
      }),
    );
    return tally.outcome();
  },
};

function casesOf({ isShort, seed, pick }: Scale): readonly Pair[] {
  const all = allPairs(seed);
  if (pick !== null)
    return sample(
      all.filter((pair) => textOf(pair).includes(pick)),
      SHORT,
      createRandom(seed),
    );
  return sample(all, isShort ? SHORT : FULL, createRandom(seed));
}

function judge(tally: Tally, pair: Pair, ran: Ran | string): void {
  if (typeof ran === 'string') {
    tally.count('crashed');
    tally.attempt([`${textOf(pair)}: ${ran}`]);
    return;
  }
  if (!ran.wasTried) {
    tally.count('nothing to strike');
    return;
  }
  const byKind = new Map(ran.complaints.map(({ kind, text }) => [kind, text]));
  for (const kind of byKind.keys()) tally.count(kind);
  tally.attempt([...byKind].map(([kind, text]) => `--case '${textOf(pair)}': ${kind}: ${text}`));
}
