/** Runs pairs of faults, one after another, as they come over its channel; one that crashes it is known by that. */

import { join } from 'node:path';
import type { Pair } from '../faults/pairs.ts';
import { dropPlace, makePlace } from '../faults/place.ts';
import { runPair } from '../faults/run-pair.ts';
import { loadBaseStates } from '../model/base-states.ts';
import { turn } from '../support/turn.ts';

const { root }: { root: string } = JSON.parse(process.argv[2] ?? '{}');
const place = makePlace(root);
process.env.TMPDIR = place.temporary;
let clock = 1_700_000_000_000;
const now = () => {
  clock += 1_000;
  return clock;
};
const states = await loadBaseStates(join(root, '..', 'states'), place.path, now);
process.send?.('ready');

process.on('message', async (pair: Pair) => {
  const ran = await runPair(pair, states, place, now);
  await turn();
  process.send?.(ran);
});
process.on('disconnect', () => {
  dropPlace(place);
  process.exit();
});
