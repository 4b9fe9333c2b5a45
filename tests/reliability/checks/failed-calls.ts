import { createRandom } from '../../../core/random.ts';
import { type Check, notRun, type Scale, Tally } from '../check.ts';
import { OPERATIONS, type OperationName } from '../faults/operations.ts';
import { type CallCase, type CallRan, textOfCall } from '../faults/run-call.ts';
import { ERRORS, injectionProblem } from '../support/failing-call.ts';
import { type Lane, runInLanes } from '../support/lanes.ts';
import { inFolder } from '../support/place.ts';
import { sample } from '../support/sample.ts';

const LANES = 2;
/** In a short run: one of each call of each operation, and others up to so many. */
const SHORT = 140;
/** Cases in which something was found, and that every run tries again. */
const FOUND_ONCE = ['import: fsync 2 ENOSPC'];

/** Each system call of a start, a move, a backup, a recovery and an import fails once, by number. */
export const failedCalls: Check = {
  name: 'failed calls',
  promise: 'a system call that fails once, whichever it is, costs no accepted move and no start',
  async run(scale) {
    const problem = injectionProblem();
    if (problem !== null) return notRun(problem);
    const tally = new Tally();
    tally.set('seed', scale.seed);
    await inFolder('fast', (folder) => runAll(tally, folder, scale));
    return tally.outcome();
  },
};

async function runAll(tally: Tally, folder: string, scale: Scale): Promise<void> {
  const counted: CallCase[] = [];
  await runInLanes('call-runner', folder, LANES, operations(), async (lane, operation) => {
    const counts = await lane.ask<readonly (readonly [call: string, count: number])[]>({
      kind: 'count',
      operation,
    });
    if (typeof counts === 'string') throw new Error(`${operation}: ${counts}`);
    tally.count(
      'calls',
      counts.reduce((sum, [, count]) => sum + count, 0),
    );
    counted.push(...counts.flatMap(([call, count]) => casesFor(operation, call, 1, count + 1)));
  });
  let cases = casesOf(counted, scale);
  while (cases.length > 0) {
    const next: CallCase[] = [];
    await runInLanes('call-runner', folder, LANES, cases, async (lane, one) => {
      const ran = await runOne(lane, one);
      judge(tally, one, ran);
      // The work after a failed call may make more calls than the undisturbed work.
      const isLast = !cases.some(
        ({ operation, call, number }) =>
          operation === one.operation && call === one.call && number > one.number,
      );
      if (!scale.isShort && scale.pick === null && ran.failed !== null && isLast)
        next.push({ ...one, number: one.number + 1 });
    });
    cases = next;
  }
}

function operations(): OperationName[] {
  return Object.keys(OPERATIONS) as OperationName[];
}

function casesFor(operation: OperationName, call: string, from: number, to: number): CallCase[] {
  const numbers = Array.from({ length: to - from + 1 }, (_, offset) => from + offset);
  return numbers.flatMap((number) => ERRORS.map((error) => ({ operation, call, error, number })));
}

/** Sorted, so that a seed picks the same cases whichever lane counted first. */
function casesOf(counted: readonly CallCase[], { isShort, seed, pick }: Scale): CallCase[] {
  const all = [...counted].sort((a, b) => (textOfCall(a) < textOfCall(b) ? -1 : 1));
  const picked = pick === null ? all : all.filter((one) => textOfCall(one).includes(pick));
  if (!isShort) return picked;
  const random = createRandom(seed);
  const kindOf = ({ operation, call }: CallCase) => `${operation} ${call}`;
  const kinds = [...new Set(picked.map(kindOf))];
  const ofEach = kinds.flatMap((kind) =>
    sample(
      picked.filter((one) => kindOf(one) === kind),
      1,
      random,
    ),
  );
  const first = new Set([...ofEach, ...picked.filter((one) => FOUND_ONCE.includes(textOfCall(one)))]);
  const others = picked.filter((one) => !first.has(one));
  const more = sample(others, Math.max(0, SHORT - first.size), random);
  return [...first, ...more];
}

async function runOne(lane: Lane, one: CallCase): Promise<CallRan> {
  const ran = await lane.ask<CallRan>({ kind: 'run', one });
  if (typeof ran !== 'string') {
    if (ran.isSpoiled) await lane.renew();
    return ran;
  }
  // Node itself does not survive every failure; then it is a kill, and the next process judges what it left.
  const left = await lane.ask<CallRan>({ kind: 'left' });
  if (typeof left !== 'string') return { ...left, failed: ran };
  return {
    failed: ran,
    complaints: [{ kind: 'dead start', text: `${ran}, then ${left}` }],
    answer: '',
    isSpoiled: true,
    isRefusing: false,
  };
}

function judge(tally: Tally, one: CallCase, ran: CallRan): void {
  if (ran.failed === null) {
    tally.count('past the last call');
    return;
  }
  if (ran.answer === 'the process ended') tally.count('the process ended');
  const byKind = new Map(ran.complaints.map(({ kind, text }) => [kind, text]));
  for (const kind of byKind.keys()) tally.count(kind);
  if (ran.isRefusing) tally.count('went on refusing until the next start');
  tally.attempt(
    [...byKind].map(([kind, text]) => `--case '${textOfCall(one)}': ${kind}: ${text}; ${ran.failed}`),
  );
}
