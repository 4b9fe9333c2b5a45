import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type Check, FALLEN, type Outcome, Tally } from '../check.ts';
import { VARIANTS, type Variant } from '../sabotage/variants.ts';
import { NODE_FLAGS } from '../support/child.ts';

/** Takes one safeguard after the other out of the storage; the check it serves must then find something. */
export const sabotage: Check = {
  name: 'sabotage',
  promise: 'these checks find what they are there to find',
  async run({ isShort }) {
    const tally = new Tally();
    for (const variant of VARIANTS) {
      const outcome = await runSabotaged(variant, isShort);
      if (typeof outcome === 'string')
        tally.attempt([`${variant.name}: ${variant.check} did not run: ${outcome}`]);
      else tally.attempt(judge(variant, outcome));
      if (typeof outcome !== 'string')
        tally.set(variant.name, `${outcome.bad} of ${outcome.tried} in ${variant.check}`);
    }
    return tally.outcome();
  },
};

function judge({ name, check }: Variant, { bad, notRun, complaints }: Outcome): string[] {
  const isFallen = complaints.some((complaint) => complaint.startsWith(FALLEN));
  if (isFallen) return [`${name}: ${complaints.join()}`];
  if (notRun !== null) return [`${name}: ${check} was not run: ${notRun}`];
  return bad > 0 ? [] : [`${name}: ${check} saw nothing`];
}

/** The outcome of a check in a process whose storage is sabotaged, or why there is none; a short run ends with the first find. */
function runSabotaged({ name, check, cases }: Variant, isShort: boolean): Promise<Outcome | string> {
  const url = (file: string) => new URL(`../${file}`, import.meta.url);
  const run = fileURLToPath(url('run.ts'));
  const picked = cases === undefined ? [] : ['--case', cases];
  const options = [
    '--short',
    '--json',
    '--seed',
    '1',
    '--only',
    check,
    ...picked,
    ...(isShort ? ['--first-bad'] : []),
  ];
  const child = spawn(process.execPath, [...NODE_FLAGS, run, ...options], {
    env: { ...process.env, TWOFOLD_SABOTAGE: name, NODE_OPTIONS: `--import=${url('sabotage/hook.ts').href}` },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  let errors = '';
  child.stdout.setEncoding('utf8').on('data', (text) => {
    said += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text) => {
    errors = (errors + text).slice(-400);
  });
  return new Promise((resolve) => {
    child.on('error', (error) => resolve(error.message));
    child.on('close', () => resolve(said.startsWith('{') ? JSON.parse(said) : errors));
  });
}
