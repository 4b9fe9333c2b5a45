/** Programs of others before the judge: the right ones pass, and of each other one its fault is shown, and nothing else. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FailureToAnswer } from '../../../core/judge/examination.ts';
import { questionOf } from '../../../core/judge/examination.ts';
import type { KnownFault } from '../../../core/judge/known-faults.ts';
import { TASKS, type Task } from '../../../core/judge/question.ts';
import { WHOLE_SCOPE } from '../../../core/judge/question-set.ts';
import { type FaultOfAnswer, isComplaintProved } from '../../../core/judge/verdict.ts';
import { examineProgram, isPassing } from './examine-program.ts';
import { PROGRAM_BOUNDS } from './examined-program.ts';
import { findProgram } from './find-program.ts';

const HOMEWORK = fileURLToPath(new URL('../../../tests/fixtures/homework', import.meta.url));
const FILES = readdirSync(HOMEWORK).filter((name) => name !== 'README.md');
const built = mkdtempSync(join(tmpdir(), 'twofold-homework-'));
afterAll(() => rmSync(built, { recursive: true }));
const LONG_MS = 600_000;

interface Handed {
  readonly file: string;
  /** The tasks that it does. */
  readonly does: readonly Task[];
  /** The faults that are found, by their task. */
  readonly faults: readonly (readonly [Task, FaultOfAnswer | FailureToAnswer])[];
  readonly known: readonly KnownFault[];
}

const LINKS: readonly Task[] = ['link', 'line', 'dead', 'hint', 'game'];

const PROGRAMS: readonly Handed[] = [
  { file: 'cases.c', does: [...LINKS, 'shuffle'], faults: [], known: [] },
  { file: 'bfs.c', does: ['link'], faults: [['link', 'missed']], known: ['mark-per-cell'] },
  { file: 'dfs.c', does: ['link'], faults: [['link', 'hang']], known: [] },
  { file: 'cross.c', does: ['link'], faults: [['link', 'invented']], known: ['column-past-edge'] },
  { file: 'Cases.java', does: ['link'], faults: [['link', 'missed']], known: ['corner-gives-up'] },
  { file: 'Bfs.java', does: LINKS, faults: [], known: [] },
  {
    file: 'Dfs.java',
    does: ['link', 'line'],
    faults: [
      ['line', 'longer'],
      ['line', 'more-turns'],
    ],
    known: ['first-found'],
  },
  { file: 'Cross.java', does: [...LINKS, 'deal'], faults: [], known: [] },
  {
    file: 'cases.py',
    does: ['link', 'dead', 'hint'],
    faults: [['dead', 'false-alarm']],
    known: ['dead-after-four'],
  },
  {
    file: 'bfs.py',
    does: ['link', 'dead', 'hint', 'game', 'shuffle'],
    faults: [['shuffle', 'kills']],
    known: [],
  },
  { file: 'dfs.py', does: ['link', 'line', 'dead', 'hint'], faults: [], known: [] },
  { file: 'cross.py', does: [...LINKS, 'shuffle'], faults: [], known: [] },
];

/** A language: its ending, what it needs, how all of its files are made ready, and the command of one. */
const LANGUAGES = [
  {
    ending: '.c',
    needs: ['gcc'],
    make: (file: string) => ['gcc', '-std=c99', '-O1', '-w', '-o', join(built, basename(file, '.c')), file],
    command: (file: string) => [join(built, basename(file, '.c'))],
  },
  {
    ending: '.java',
    needs: ['javac', 'java'],
    make: (file: string) => ['javac', '-d', built, file],
    command: (file: string) => ['java', '-XX:TieredStopAtLevel=1', '-cp', built, basename(file, '.java')],
  },
  {
    ending: '.py',
    needs: ['python3'],
    make: () => [],
    command: (file: string) => ['python3', file],
  },
] as const;

it('are twelve: each algorithm in each language', () => {
  expect(PROGRAMS.map(({ file }) => file).toSorted()).toEqual(FILES.toSorted());
  const names = FILES.map((file) => file.toLowerCase());
  for (const { ending } of LANGUAGES)
    for (const name of ['cases', 'bfs', 'dfs', 'cross']) expect(names).toContain(name + ending);
});

describe.each(LANGUAGES)('of $ending', ({ ending, needs, make, command }) => {
  const missing = needs.filter((name) => findProgram(name, '', process.env).type !== 'found');
  const without = missing.length === 0 ? '' : ` (left out: ${missing.join(' and ')} is not on this machine)`;
  if (missing.length > 0)
    console.warn(`homework in ${ending} is not judged: ${missing.join(' and ')} is missing`);
  const programs = PROGRAMS.filter(({ file }) => file.endsWith(ending));
  beforeAll(() => {
    for (const { file } of missing.length === 0 ? programs : []) {
      const [compiler, ...args] = make(join(HOMEWORK, file));
      if (compiler === undefined) continue;
      const { status, stderr } = spawnSync(compiler, args, { encoding: 'utf8' });
      expect([status, stderr]).toEqual([0, '']);
    }
  }, LONG_MS);

  it.skipIf(missing.length > 0).each(programs)(
    `$file is judged rightly${without}`,
    async ({ file, does, faults, known }) => {
      const words = command(join(HOMEWORK, file));
      const found = findProgram(words[0] ?? '', '', process.env);
      if (found.type !== 'found') throw new Error(file);
      const isEndless = faults.some(([, fault]) => fault === 'hang');
      const report = await examineProgram(words, found.path, {
        scope: { ...WHOLE_SCOPE, tasks: isEndless ? ['link'] : TASKS, count: 40 },
        // On a busy machine a start takes long: only what hangs is to be given up soon.
        bounds: { ...PROGRAM_BOUNDS, answerMs: isEndless ? 1500 : 120_000 },
        wholeMs: LONG_MS,
        measuresGrowth: false,
        onAsked: () => undefined,
      });
      const { results, findings, known: named, unproved } = report.examination;
      expect({
        passes: isPassing(report),
        does: results.flatMap(({ task, isPassed }) => (isPassed ? [] : task)).toSorted(),
        faults: findings.map(({ task, fault }) => [task, fault]).toSorted(),
        known: named,
        unproved,
        differing: report.differing,
      }).toEqual({
        passes: faults.length === 0,
        does: does.toSorted(),
        faults: faults.toSorted(),
        known,
        unproved: 0,
        differing: 0,
      });
      for (const finding of findings) {
        if (finding.type === 'wrong') expect(isComplaintProved(finding.complaint)).toBe(true);
        const { width, height } = questionOf(finding);
        // One that hangs is asked little; a shuffle by chance may spare smaller boards, so that the first stays the smallest.
        const staysLarge = ['hang', 'false-alarm', 'kills'].includes(finding.fault);
        if (!staysLarge) expect(Math.max(width, height)).toBeLessThanOrEqual(4);
      }
    },
    LONG_MS,
  );
});
