// `npm test`: sets up what is missing, checks, builds, and plays the app end to end. Nothing is skipped silently;
// the last line sums what all runners counted.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nodeArguments } from './commands.mjs';
import { obtainChromium } from './obtain-chromium.mjs';
import { build, environment, prepare, ROOT, runScript, say } from './setup.mjs';

runScript(async () => {
  const node = prepare();
  const chromium = await obtainChromium(node);
  say(`testing with ${chromium}`);
  const results = mkdtempSync(join(tmpdir(), 'twofold-results-'));
  try {
    return report([
      ...runChecks(node, chromium, results),
      ...runBuilt(node, chromium, results),
      runReliability(node),
    ]);
  } finally {
    rmSync(results, { recursive: true, force: true });
  }
});

/** Each step of `npm run check`, all of them even when one fails. */
function runChecks(node, chromium, results) {
  const scripts = readScripts();
  const names = [...scripts.check.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name);
  const env = { CHROMIUM_PATH: chromium };
  return names.map((name) => {
    const command = scripts[name];
    if (command.startsWith('vitest ')) return runVitest(name, command, node, env, results);
    return runStep(name, command, node, env);
  });
}

/** What needs a build: the app played in a browser, then packed without the network and looked into. */
function runBuilt(node, chromium, results) {
  try {
    build(node);
  } catch (error) {
    say(error.message);
    return [{ name: 'build', isGood: false }];
  }
  return [
    runEndToEnd(node, chromium, results),
    runVitest('pack', 'vitest run --root tests/pack', node, {}, results),
  ];
}

function runEndToEnd(node, chromium, results) {
  const file = join(results, 'e2e.json');
  const env = { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: file };
  const step = runStep('e2e', 'playwright test --reporter=list,json', node, env);
  return { ...step, ...readPlaywright(file) };
}

/** A minute of trying to make the storage lose something; checks print one JSON object a line. */
function runReliability(node) {
  const command = readScripts()['test:reliability'];
  const more = ['--short', '--json'];
  console.log(`\n── reliability: ${[command, ...more].join(' ')}`);
  const { status, stdout } = spawnSync(node, nodeArguments(command, more), {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
    env: environment(node),
  });
  process.stdout.write(stdout);
  const checks = stdout
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line));
  const passed = checks.filter(({ ok }) => ok).length;
  // Mounting a small disk and tracing writes need root on Linux; elsewhere those checks say so and count as skipped.
  const skipped = mayTryEverything() ? 0 : checks.filter(({ ok, bad }) => !ok && bad === 0).length;
  const failed = checks.length - passed - skipped;
  return {
    name: 'reliability',
    isGood: failed === 0 && passed > 0 && (status === 0 || skipped > 0),
    passed,
    failed,
    skipped,
  };
}

function mayTryEverything() {
  return process.platform === 'linux' && process.getuid() === 0;
}

function readScripts() {
  return JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).scripts;
}

function runStep(name, command, node, env, more = []) {
  console.log(`\n── ${name}: ${command}`);
  const ended = spawnSync(node, nodeArguments(command, more), {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...environment(node), ...env },
  });
  return { name, isGood: ended.status === 0 };
}

/** One line a step, then the sum; a step that failed without counting tests counts as one failure. */
function report(steps) {
  const sum = { passed: 0, failed: 0, skipped: 0 };
  console.log('\n── summary');
  for (const step of steps) {
    const { name, isGood, passed = 0, skipped = 0 } = step;
    const failed = isGood ? 0 : Math.max(step.failed ?? 0, 1);
    console.log(`${name}: ${isGood ? 'good' : 'FAILED'}${describeCounts({ ...step, failed })}`);
    sum.passed += passed;
    sum.failed += failed;
    sum.skipped += skipped;
  }
  const skipped = sum.skipped > 0 ? `, ${sum.skipped} skipped` : '';
  console.log(`${sum.passed} passed, ${sum.failed} failed${skipped}`);
  return sum.failed === 0 && sum.passed > 0 ? 0 : 1;
}

function describeCounts({ passed, failed, skipped }) {
  return passed === undefined ? '' : ` (${passed} passed, ${failed} failed, ${skipped} skipped)`;
}

/** A step that counts tests. */
function runVitest(name, command, node, env, results) {
  const file = join(results, `${name}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  return { ...runStep(name, command, node, env, reporters), ...readVitest(file) };
}

function readVitest(file) {
  const result = readResult(file);
  if (result === null) return {};
  return {
    passed: result.numPassedTests,
    failed: result.numFailedTests,
    skipped: result.numPendingTests + result.numTodoTests,
  };
}

function readPlaywright(file) {
  const result = readResult(file);
  if (result === null) return {};
  const { expected, unexpected, flaky, skipped } = result.stats;
  return { passed: expected, failed: unexpected + flaky, skipped };
}

/** Null when the runner never came to write it. */
function readResult(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
