import { expect, test } from 'vitest';
import { findParents, watchParents } from './parents.mjs';

/** Processes by number: their parent and command line. */
const describeIn = (processes) => async (pid) => {
  if (processes[pid] === undefined) throw new Error('no such process');
  const [parent, command] = processes[pid];
  return { parent, command };
};

test.each([
  ['npm alone, where the shell became the script', { 10: [5, 'npm start'] }, 10, []],
  ['a shell between', { 10: [9, 'sh -c node scripts/start.mjs --browser'], 9: [5, 'npm start'] }, 10, [9]],
  [
    'a script-shell of the user’s own, and the shell that it calls',
    {
      10: [9, '/bin/sh -c node scripts/start.mjs'],
      9: [8, 'sh my-shell -c node scripts/start.mjs'],
      8: [5, 'npm'],
    },
    10,
    [9, 8],
  ],
  ['no npm: a terminal', { 10: [5, '-bash'] }, 10, []],
  ['what cannot be found out', {}, 10, []],
  ['a parent that is gone already', { 10: [1, 'sh -c node scripts/start.mjs'] }, 10, []],
])('a script hangs on %s', async (_what, processes, parent, found) => {
  expect(await findParents(parent, { script: 'start.mjs', describe: describeIn(processes) })).toEqual(found);
});

/** A script under a shell under npm, whose processes end when they are taken out of `alive`. */
function makeSystem() {
  const alive = new Set([9, 10]);
  const system = {
    script: 'start.mjs',
    lookMs: 1,
    parent: () => (alive.has(10) ? 10 : 1),
    isAlive: (pid) => alive.has(pid),
    describe: describeIn({ 10: [9, 'sh -c node scripts/start.mjs'], 9: [5, 'npm start'] }),
  };
  return { alive, system };
}

test.each([
  ['the shell', 10],
  ['npm behind a shell that stays', 9],
])('%s that is gone is noticed, once', async (_what, pid) => {
  const { alive, system } = makeSystem();
  let gone = 0;
  watchParents(() => {
    gone += 1;
  }, system);
  const turn = () => new Promise((resolve) => setTimeout(resolve, 5));
  for (let turns = 0; turns < 5; turns++) await turn();
  expect(gone).toBe(0);
  alive.delete(pid);
  await expect.poll(() => gone).toBe(1);
  await turn();
  expect(gone).toBe(1);
});
