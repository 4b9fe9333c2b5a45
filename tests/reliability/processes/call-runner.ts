/** Runs cases of one failing call, one after another, as they come over its channel. */

import { join } from 'node:path';
import type { OperationName } from '../faults/operations.ts';
import { dropPlace, makePlace } from '../faults/place.ts';
import { type Bench, type CallCase, countCalls, judgeLeft, runCall } from '../faults/run-call.ts';
import { loadBaseStates } from '../model/base-states.ts';
import { makeInjector } from '../support/failing-call.ts';
import { readTree } from '../support/tree.ts';
import { turn } from '../support/turn.ts';

/** Its tasks: to count the calls of an operation, to run a case, to judge the leavings of the process before it. */
export type CallTask =
  | { readonly kind: 'count'; readonly operation: OperationName }
  | { readonly kind: 'run'; readonly one: CallCase }
  | { readonly kind: 'left' };

const { root }: { root: string } = JSON.parse(process.argv[2] ?? '{}');
let clock = 1_700_000_000_000;
const now = () => {
  clock += 1_000;
  return clock;
};
// Before its place is made anew.
const left = readTree(join(root, 'disk', 'data'));
const place = makePlace(root);
process.env.TMPDIR = place.temporary;
const states = await loadBaseStates(join(root, '..', 'states'), place.path, now);
const bench: Bench = { place, states, now, injector: makeInjector(root) };
process.send?.('ready');

async function answer(task: CallTask): Promise<unknown> {
  if (task.kind === 'count') return [...(await countCalls(bench, task.operation))];
  return task.kind === 'run' ? runCall(bench, task.one) : judgeLeft(bench, left);
}

process.on('message', async (task: CallTask) => {
  const answered = await answer(task);
  await turn();
  process.send?.(answered);
});
process.on('disconnect', () => {
  dropPlace(place);
  process.exit();
});
