/**
 * Tries to make the storage lose something.
 */
import { randomInt } from 'node:crypto';
import { among, readArguments } from '../../scripts/arguments.mjs';
import { type Check, FALLEN, FirstBad, isFine, type Outcome, Tally } from './check.ts';
import { CHECKS } from './checks/all.ts';
import { dropFolder, makeFolder } from './support/folder.ts';

const NAMES = CHECKS.map(({ name }) => name);
const USAGE = `npm run test:reliability -- [--short] [--json] [--only NAME]… [--case TEXT] [--seed NUMBER] [--part I/N] [--first-bad]
  --short        takes a minute or two
  --json         prints one object a line
  --only NAME    picks checks: ${NAMES.join(', ')}
  --case TEXT    picks cases of the checks that name them
  --seed NUMBER  repeats what was picked at random
  --part I/N     runs every Nth check, beside which other processes run the others
  --first-bad    ends a check at the first thing that it finds`;

const { values } = readArguments(USAGE, {
  options: {
    short: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true, default: [], ...among(NAMES) },
    case: { type: 'string' },
    seed: { type: 'string', accepts: (text) => /^\d{1,9}$/.test(text), wants: 'a whole number' },
    part: {
      type: 'string',
      default: '1/1',
      accepts: (text) => /^[1-9]\/[1-9]$/.test(text),
      wants: 'a part such as 1/2',
    },
    'first-bad': { type: 'boolean', default: false },
  },
});

Tally.endsAtFirstBad = values['first-bad'];

/** The short run belongs to the tests of a change, so it is the same each time; the long one looks further at each. */
const SHORT_SEED = 1;
const SEED =
  values.seed === undefined ? (values.short ? SHORT_SEED : randomInt(1_000_000)) : Number(values.seed);

function print(check: Check, outcome: Outcome, seconds: number): void {
  const { tried, bad, notRun, figures, complaints } = outcome;
  if (values.json) {
    console.log(
      JSON.stringify({
        check: check.name,
        tried,
        bad,
        ok: isFine(outcome),
        notRun,
        seconds,
        figures,
        complaints,
      }),
    );
    return;
  }
  const verdict = notRun === null ? (isFine(outcome) ? 'ok ' : 'BAD') : 'NOT RUN';
  console.log(`${verdict} ${check.name}: ${tried} tried, ${bad} bad, ${seconds} s. ${check.promise}`);
  if (notRun !== null) console.log(`      not run: ${notRun}`);
  const shown = Object.entries(figures).map(([name, value]) => `${name} ${value}`);
  if (shown.length > 0) console.log(`      ${shown.join(', ')}`);
  for (const complaint of complaints) console.log(`      - ${complaint}`);
}

/** A check that falls over has not kept its promise. */
async function runSafely(check: Check): Promise<Outcome> {
  try {
    return await check.run({ isShort: values.short, seed: SEED, pick: values.case ?? null });
  } catch (error) {
    if (error instanceof FirstBad) return error.outcome;
    const complaint = `${FALLEN}${error instanceof Error ? error.stack : String(error)}`;
    return { tried: 1, bad: 1, notRun: null, figures: {}, complaints: [complaint] };
  }
}

// The processes that checks start share what Node has compiled (support/compile-cache.ts); so does a run of checks inside one.
const compiled = process.env.NODE_COMPILE_CACHE === undefined ? makeFolder() : null;
if (compiled !== null) process.env.NODE_COMPILE_CACHE = compiled;

const [part = 1, parts = 1] = values.part.split('/').map(Number);
const isChosen = ({ name }: Check, place: number) =>
  (values.only.length === 0 || values.only.includes(name)) && place % parts === part - 1;
let areFine = true;
const chosen = CHECKS.filter(isChosen);
for (const check of chosen) {
  const before = performance.now();
  const outcome = await runSafely(check);
  print(check, outcome, Math.round((performance.now() - before) / 100) / 10);
  areFine = areFine && isFine(outcome);
}
if (compiled !== null) dropFolder(compiled);
if (!values.json)
  console.log(areFine ? `reliability: ${chosen.length} checks, all fine` : 'reliability: NOT FINE');
process.exitCode = areFine ? 0 : 1;
