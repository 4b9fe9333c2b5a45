// `npm test`: sets up what is missing, checks, builds, and plays the app end to end. Nothing is skipped silently; the last
// lines name each test that failed, say what each group took and sum what all runners counted.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { readArguments } from './arguments.mjs';
import { CHECK_STEPS } from './check-steps.mjs';
import { nodeArguments, readScripts } from './commands.mjs';
import { obtainChromium } from './obtain-chromium.mjs';
import { build, environment, prepare, ROOT, runScript, say } from './setup.mjs';

/** It has a worker a core that never waits, so it has the machine to itself. */
const ALONE = 'unit';
/** Each of the others waits for hosts, pages or the disk a good part of its time. */
const SIDE_BY_SIDE = 2;
/** So that what is left at the end is short; the others follow. */
const LONGEST_FIRST = ['e2e', 'reliability 1/2', 'reliability 2/2', 'board', 'pack', 'types'];

readArguments(
  'npm test\n  Sets up what is missing, checks, builds, and plays the app end to end. npm run unit -- NAME runs some unit tests alone.',
);

runScript(async () => {
  const startedAt = performance.now();
  const node = prepare();
  const chromium = await obtainChromium(node);
  say(`testing with ${chromium}`);
  const results = mkdtempSync(join(tmpdir(), 'twofold-results-'));
  try {
    // Hundreds of short processes load the same sources: what Node compiled for one serves the others.
    const env = { CHROMIUM_PATH: chromium, NODE_COMPILE_CACHE: join(results, 'compiled') };
    const groups = await runGroups({ node, results, env });
    return report(groups, minutesSince(startedAt));
  } finally {
    rmSync(results, { recursive: true, force: true });
  }
});

/** Every group, all of them even when one fails. What plays or packs the app needs a build. */
async function runGroups(place) {
  const built = await timed('build', () => ({ isGood: isBuilt(place.node) }));
  const atOnce = { ...place, printsAtOnce: true };
  const unit = await timed(ALONE, () => runCheck(ALONE, atOnce));
  const e2e = { name: 'e2e', run: () => runEndToEnd(atOnce) };
  const pack = { name: 'pack', run: () => runVitest('pack', 'vitest run --root tests/pack', place) };
  const reliability = [1, 2].map((part) => ({
    name: `reliability ${part}/2`,
    run: () => runReliability(part, place),
  }));
  const checks = CHECK_STEPS.filter((name) => name !== ALONE).map((name) => ({
    name,
    run: () => runCheck(name, place),
  }));
  const groups = [...(built.isGood ? [e2e, pack] : []), ...reliability, ...checks];
  return [built, unit, ...(await runSideBySide(groups.sort(byLength)))];
}

function byLength(...groups) {
  const [a, b] = groups.map(({ name }) => LONGEST_FIRST.indexOf(name) + 1 || Infinity);
  return a === b ? 0 : a - b;
}

function isBuilt(node) {
  try {
    build(node);
    return true;
  } catch (error) {
    say(error.message);
    return false;
  }
}

/** As many at a time as there is room for; outcomes in the order of the groups. */
async function runSideBySide(groups) {
  const waiting = [...groups.entries()];
  const outcomes = [];
  const lane = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [place, { name, run }] = next;
      outcomes[place] = await timed(name, run);
      // The specs kept as many processes at work as two of the others do.
      if (name === 'e2e') await Promise.all([lane(), lane()]);
    }
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, lane));
  return outcomes;
}

async function timed(name, run) {
  const startedAt = performance.now();
  const outcome = await run();
  return { name, ...outcome, minutes: minutesSince(startedAt) };
}

function minutesSince(startedAt) {
  return (performance.now() - startedAt) / 60_000;
}

function runCheck(name, place) {
  const command = readScripts()[name];
  return /\bvitest\b/.test(command) ? runVitest(name, command, place) : runStep(name, command, place);
}

async function runEndToEnd(place) {
  const file = join(place.results, 'e2e.json');
  const command = 'playwright test --reporter=list,json';
  const env = { ...place.env, PLAYWRIGHT_JSON_OUTPUT_NAME: file };
  const step = await runStep('e2e', command, { ...place, env });
  return { ...step, ...readPlaywright(file) };
}

/** Half of the attempts to make the storage lose something; checks print one JSON object a line. */
async function runReliability(part, place) {
  const more = ['--short', '--json', '--part', `${part}/2`];
  const { isGood, stdout } = await runStep('reliability', readScripts()['test:reliability'], place, more);
  const checks = stdout
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line));
  const passed = checks.filter(({ ok }) => ok).length;
  // Mounting a small disk and tracing writes need root on Linux; elsewhere those checks say so and count as skipped.
  const skipped = mayTryEverything() ? 0 : checks.filter(({ ok, bad }) => !ok && bad === 0).length;
  const failed = checks.length - passed - skipped;
  return { isGood: failed === 0 && passed > 0 && (isGood || skipped > 0), passed, failed, skipped };
}

function mayTryEverything() {
  return process.platform === 'linux' && process.getuid() === 0;
}

/** Runs a step. Its output is printed in one piece at its end when another step runs beside it. */
async function runStep(name, command, { node, env, printsAtOnce = false }, more = []) {
  const child = spawn(node, nodeArguments(command, more), {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...environment(node), ...env },
  });
  let stdout = '';
  let kept = `\n── ${[name, command, ...more].join(' ')}\n`;
  const print = (text) => {
    if (printsAtOnce) process.stdout.write(text);
    else kept += text;
  };
  if (printsAtOnce) process.stdout.write(kept);
  child.stdout.setEncoding('utf8').on('data', (text) => {
    stdout += text;
    print(text);
  });
  child.stderr.setEncoding('utf8').on('data', print);
  const status = await new Promise((resolve) => {
    child.on('error', () => resolve(null));
    child.on('close', resolve);
  });
  if (!printsAtOnce) process.stdout.write(kept);
  return { isGood: status === 0, stdout };
}

/** One line a group, then the sum; a group that failed without counting tests counts as one failure. */
function report(groups, minutes) {
  const sum = { passed: 0, failed: 0, skipped: 0 };
  console.log('\n── summary');
  for (const group of groups) {
    const { name, isGood, passed = 0, skipped = 0 } = group;
    const failed = isGood ? 0 : Math.max(group.failed ?? 0, 1);
    const counts = describeCounts({ ...group, failed });
    console.log(`${name}: ${isGood ? 'good' : 'FAILED'}${counts}, ${describeMinutes(group.minutes)}`);
    sum.passed += passed;
    sum.failed += failed;
    sum.skipped += skipped;
  }
  for (const group of groups)
    for (const name of group.names ?? []) console.log(`failed in ${group.name}: ${name}`);
  const skipped = sum.skipped > 0 ? `, ${sum.skipped} skipped` : '';
  console.log(`all of it: ${describeMinutes(minutes)}`);
  console.log(`${sum.passed} passed, ${sum.failed} failed${skipped}`);
  return sum.failed === 0 && sum.passed > 0 ? 0 : 1;
}

function describeMinutes(minutes) {
  return `${minutes.toFixed(1)} min`;
}

function describeCounts({ passed, failed, skipped }) {
  return passed === undefined ? '' : ` (${passed} passed, ${failed} failed, ${skipped} skipped)`;
}

/** A step that counts tests. */
async function runVitest(name, command, place) {
  const file = join(place.results, `${name}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  return { ...(await runStep(name, command, place, reporters)), ...readVitest(file) };
}

function readVitest(file) {
  const result = readResult(file);
  if (result === null) return {};
  return {
    passed: result.numPassedTests,
    failed: result.numFailedTests,
    skipped: result.numPendingTests + result.numTodoTests,
    names: result.testResults.flatMap(vitestFailures),
  };
}

/** A file that failed without a failed test could not be loaded, or failed in a hook. */
function vitestFailures({ name, status, message, assertionResults }) {
  const failed = assertionResults.filter((test) => test.status === 'failed');
  const file = relative(ROOT, name);
  if (failed.length === 0) return status === 'failed' ? [`${file}: ${firstLine(message)}`] : [];
  return failed.map((test) => `${file} › ${test.fullName}: ${firstLine(test.failureMessages[0])}`);
}

function firstLine(message = '') {
  return message.split('\n', 1)[0];
}

function readPlaywright(file) {
  const result = readResult(file);
  if (result === null) return {};
  const { expected, unexpected, flaky, skipped } = result.stats;
  return {
    passed: expected,
    failed: unexpected + flaky,
    skipped,
    names: result.suites.flatMap(playwrightFailures),
  };
}

function playwrightFailures({ file, specs = [], suites = [] }) {
  const failed = specs.filter(({ ok }) => !ok).map(({ title, line }) => `${file}:${line} › ${title}`);
  return [...failed, ...suites.flatMap(playwrightFailures)];
}

/** Null when the runner never came to write it. */
function readResult(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
