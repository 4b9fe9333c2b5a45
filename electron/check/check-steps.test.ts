import { type ChildProcess, spawn } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { parseTemplateFile } from '../../core/templates/file/file.ts';
import { hostWords } from '../../tests/support/host-words.ts';
import { BROWSER_STEPS, type CheckStep, checkSteps, type StepResult, WINDOW_STEPS } from './check-steps.ts';
import { stepLine, verdictLines } from './check-text.ts';
import { followStart, type StepFault } from './followed-start.ts';
import { SAMPLE } from './run-check.ts';

const PATIENCE_MS = 1_000;
const SECRETS = { folders: ['/home/lei'], names: ['lei'] };

/** The course of each start of the made-up program: the steps that it tells, and how it ends. */
interface Acted {
  readonly tells?: readonly string[];
  /** The exit code with which it ends when it has told them; null: it stays. */
  readonly code?: number | null;
  readonly errors?: string;
}

/** Checks a program of three starts: alone, beside a second one, and that second one. */
async function check(steps: readonly CheckStep[], alone: Acted, beside: Acted = {}, second: Acted = {}) {
  const started: (readonly CheckStep[] | null)[] = [];
  const told: string[] = [];
  const outcome = await checkSteps(
    steps,
    (wanted, opened) => {
      started.push(wanted);
      const acted = wanted === null ? second : started.length === 1 ? alone : beside;
      expect(opened).toEqual(wanted === null ? ['a file'] : []);
      return act(acted, wanted);
    },
    ['a file'],
    async ({ step }, number) => told.push(`${number} ${step}`),
  );
  expect(told).toEqual(steps.map((step, index) => `${index + 1} ${step}`));
  return { ...outcome, started };
}

/** A process that tells all it has to tell at once. */
function act({ tells, code = 0, errors = '' }: Acted, wanted: readonly CheckStep[] | null) {
  const child = Object.assign(new EventEmitter(), {
    stdout: new PassThrough(),
    stderr: new PassThrough(),
    kill: () => true,
  });
  for (const step of tells ?? wanted ?? []) child.stdout.write(`STEP ${step}\n`);
  child.stderr.write(errors);
  if (code !== null) setImmediate(() => child.emit('close', code, null));
  return followStart(child as unknown as ChildProcess, PATIENCE_MS, () => undefined);
}

const GOOD = ['code', 'lock', 'storage', 'scheme', 'preload', 'ready', 'window'];
const BESIDE = { tells: [...GOOD, 'second', 'file', 'link'] };
const faultAt = (results: readonly StepResult[]) =>
  results.flatMap(({ step, fault }, index) =>
    fault === null || fault === 'untried' ? [] : [[index + 1, step, fault]],
  );

describe('a check of the window', () => {
  test('starts alone, ends, starts again beside a second one, and reaches every step', async () => {
    const { results, started } = await check(WINDOW_STEPS, { tells: GOOD }, BESIDE);
    expect(results.map(({ step, fault }) => [step, fault])).toEqual(WINDOW_STEPS.map((step) => [step, null]));
    expect(started).toEqual([GOOD, ['second', 'file', 'link'], null]);
  });

  test.each<[string, Acted, Acted, [number, CheckStep, StepFault]]>([
    ['whose code does not run', { tells: [], code: 1 }, {}, [1, 'code', { kind: 'ended', how: '1' }]],
    [
      'whose folder is taken',
      { tells: ['code', 'lock failed: taken'] },
      {},
      [2, 'lock', { kind: 'told', why: 'taken' }],
    ],
    [
      'that cannot write',
      { tells: ['code', 'lock', 'storage failed: disk-full'] },
      {},
      [3, 'storage', { kind: 'told', why: 'disk-full' }],
    ],
    [
      'that serves no page',
      { tells: GOOD.slice(0, 3), code: null },
      {},
      [4, 'scheme', { kind: 'silent', seconds: 1 }],
    ],
    [
      'whose preload throws',
      { tells: GOOD.slice(0, 4), code: null },
      {},
      [5, 'preload', { kind: 'silent', seconds: 1 }],
    ],
    [
      'whose page does not load',
      { tells: GOOD.slice(0, 5), code: 3 },
      {},
      [6, 'ready', { kind: 'ended', how: '3' }],
    ],
    [
      'whose window stays hidden',
      { tells: GOOD.slice(0, 6), code: null },
      {},
      [7, 'window', { kind: 'silent', seconds: 1 }],
    ],
    ['that ends badly', { tells: GOOD, code: 9 }, {}, [8, 'quit', { kind: 'ended', how: '9' }]],
    [
      'that does not hear of the second start',
      { tells: GOOD },
      { tells: GOOD, code: null },
      [9, 'second', { kind: 'silent', seconds: 1 }],
    ],
    [
      'whose file cannot be read',
      { tells: GOOD },
      { tells: [...GOOD, 'second', 'file failed: file-missing'] },
      [10, 'file', { kind: 'told', why: 'file-missing' }],
    ],
    [
      'that drops the link',
      { tells: GOOD },
      { tells: [...GOOD, 'second', 'file'], code: null },
      [11, 'link', { kind: 'silent', seconds: 1 }],
    ],
  ])('of a program %s names that step, and tries none after it', async (_, alone, beside, expected) => {
    const { results } = await check(WINDOW_STEPS, alone, beside);
    expect(faultAt(results)).toEqual([expected]);
    const [number] = expected;
    expect(results.slice(number).map(({ fault }) => fault)).toEqual(
      WINDOW_STEPS.slice(number).map(() => 'untried'),
    );
    expect(results.slice(0, number - 1).every(({ fault }) => fault === null)).toBe(true);
  });

  test('of a program that is not there says that it could not be started', async () => {
    const child = spawn(join(import.meta.dirname, 'nowhere'), [], { stdio: ['ignore', 'pipe', 'pipe'] });
    const start = followStart(child, PATIENCE_MS, () => undefined);
    expect(await start.reached('code')).toEqual({ kind: 'ended', how: null });
  });
});

test('a check of the host for the browser ends it last', async () => {
  const steps = BROWSER_STEPS.slice(0, -1);
  const { results, started } = await check(BROWSER_STEPS, { tells: steps });
  expect(faultAt(results)).toEqual([]);
  expect(started).toEqual([steps, null]);
});

test('a person reads one line a step, and after the first that failed what helps, without names and folders', async () => {
  const errors = 'Error: no display in /home/lei/Games (lei)\n';
  const { results, errors: written } = await check(WINDOW_STEPS, {
    tells: GOOD.slice(0, 6),
    code: 1,
    errors,
  });
  const textIn = (language: 'en' | 'zh-CN') => {
    const words = hostWords(language);
    const lines = results.map((result, index) =>
      stepLine(words, 'window', { ...result, ms: 1_240 }, index + 1),
    );
    return [...lines, ...verdictLines(words, results, 'window', written, SECRETS)].join('\n');
  };
  expect(textIn('en')).toBe(` 1  the program’s code runs: yes, in 1.2 s
 2  it has its folder to itself: yes, in 1.2 s
 3  the storage is open: yes, in 1.2 s
 4  the page is served: yes, in 1.2 s
 5  the page reaches the storage: yes, in 1.2 s
 6  the page has loaded: yes, in 1.2 s
 7  the window is visible: NO: the program ended before that (exit code or signal: 1)
 8  it quits cleanly: not tried
 9  a second start finds the first: not tried
10  a file is handed over: not tried
11  a link is handed over: not tried
Step 7 failed first: the window is visible.
The window did not come into sight. Try again with --ozone-platform=x11 on Linux, and with --disable-gpu elsewhere.
You can play in your browser all the same: start Twofold with --browser.
When you report this, send this whole text: it contains neither your name nor your folders.

What the program wrote:
Error: no display in <path>)`);
  expect(textIn('zh-CN')).toContain(` 7  窗口已显示：失败：程序在此之前就结束了（退出代码或信号：1）
 8  能正常退出：未尝试
`);
  expect(textIn('zh-CN')).toContain('最先失败的是第 7 步：窗口已显示。\n窗口没有出现。');
});

test('a good start is told in one sentence', async () => {
  const { results } = await check(WINDOW_STEPS, { tells: GOOD }, BESIDE);
  expect(verdictLines(hostWords('en'), results, 'window', '', SECRETS)).toEqual(['Every step works.']);
});

test('the file that is handed over holds a template', () => {
  expect(parseTemplateFile(SAMPLE)).toMatchObject({ ok: true });
});
