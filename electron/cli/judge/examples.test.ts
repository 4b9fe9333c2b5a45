/** The programs of resources/examples: compiled, run and judged. A compiler that is not on this machine is said by the name of what is left out. */

import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { PSEUDO_CODE } from '../../../core/algorithms/pseudo-code.ts';
import { ALGORITHM_NAMES, type AlgorithmName } from '../../../core/algorithms/published.ts';
import { pointAt } from '../../../core/board/point-at.ts';
import { parseBoard } from '../../../core/board/text.ts';
import { CONSOLE_RUNS, readListing } from '../../../core/judge/listing.ts';
import { type JudgeQuestion, makeQuestion, TASKS, type Task } from '../../../core/judge/question.ts';
import { questionsOf, WHOLE_SCOPE } from '../../../core/judge/question-set.ts';
import { judgeAnswer } from '../../../core/judge/verdict.ts';
import { EXAMPLE_NAMES } from '../../../tests/support/mutants.ts';
import { ExaminedProgram, PROGRAM_BOUNDS } from './examined-program.ts';
import { findProgram } from './find-program.ts';

/** A virtual machine may take long to start on a busy machine. */
const LONG_MS = 600_000;
const EXAMPLES = fileURLToPath(new URL('../../../resources/examples', import.meta.url));
const built = mkdtempSync(join(tmpdir(), 'twofold-examples-'));
afterAll(() => rmSync(built, { recursive: true }));

/** A language: what it needs, and the command that runs one of its files. */
interface ExampleLanguage {
  readonly ending: string;
  readonly needs: readonly string[];
  prepare(files: readonly string[]): void;
  command(file: string): readonly string[];
  /** The command that runs the console demonstration. */
  readonly run: string;
}

function compile(program: string, ...args: string[]): void {
  const { status, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
}

const LANGUAGES: readonly ExampleLanguage[] = [
  {
    ending: '.c',
    needs: ['gcc'],
    prepare: (files) => {
      for (const file of files)
        compile(
          'gcc',
          '-std=c99',
          '-Wall',
          '-Wno-unused-result',
          '-O1',
          '-o',
          join(built, basename(file, '.c')),
          file,
        );
    },
    command: (file) => [join(built, basename(file, '.c'))],
    run: CONSOLE_RUNS.c,
  },
  {
    ending: '.java',
    needs: ['javac', 'java'],
    prepare: (files) => compile('javac', '-d', built, ...files),
    // As short programs are best run: without its second compiler.
    command: (file) => [
      'java',
      '-XX:TieredStopAtLevel=1',
      '-Xshare:auto',
      '-cp',
      built,
      basename(file, '.java'),
    ],
    run: CONSOLE_RUNS.java,
  },
  {
    ending: '.py',
    needs: ['python3'],
    prepare: () => undefined,
    command: (file) => ['python3', file],
    run: CONSOLE_RUNS.python,
  },
];

/** One question in seven: each board in some of its positions. `twofold judge` asks all of them, as the documentation shows. */
const SAMPLE = [...questionsOf({ ...WHOLE_SCOPE, tasks: TASKS, count: 20 })].filter(
  (_, index) => index % 7 === 0,
);

const FILES = readdirSync(EXAMPLES).map((name) => join(EXAMPLES, name));
const isDemonstration = (file: string) => basename(file).toLowerCase().startsWith('console');

/** The algorithm that a file is about: the names of Java are written together. */
function algorithmOf(file: string): AlgorithmName | undefined {
  const plain = (name: string) => name.toLowerCase().replaceAll('-', '');
  return ALGORITHM_NAMES.find((name) => plain(name) === plain(basename(file).replace(/\.\w+$/, '')));
}

/** The numbers of a line of the log: both ends and the turns between. */
function lineOfLog(words: string): { readonly ends: readonly number[]; readonly turns: readonly number[] } {
  const numbers = (words.match(/\d+/g) ?? []).map(Number);
  return { ends: numbers.slice(0, 4), turns: numbers.slice(4) };
}

describe('every example', () => {
  it('is there in each language, below 120 lines', () => {
    const first = ['by-cases', 'breadth-first', 'depth-first', 'cross-scan'];
    expect(EXAMPLE_NAMES).toEqual(expect.arrayContaining(first));
    for (const { ending } of [...LANGUAGES, { ending: '.js' }]) {
      const own = FILES.filter((file) => file.endsWith(ending) && !isDemonstration(file));
      expect(own.map(algorithmOf).toSorted()).toEqual(EXAMPLE_NAMES.toSorted());
    }
    for (const file of FILES) expect(readListing(readFileSync(file, 'utf8')).length, file).toBeLessThan(120);
  });

  it('marks each line of its pseudo-code, and no other', () => {
    for (const file of FILES.filter((each) => !isDemonstration(each))) {
      const name = algorithmOf(file);
      if (name === undefined) throw new Error(file);
      const marks = readListing(readFileSync(file, 'utf8')).flatMap(({ does }) => does ?? []);
      const lines = PSEUDO_CODE[name].map(({ line }) => line);
      expect([...new Set(marks)].toSorted(), file).toEqual(lines.toSorted());
    }
  });
});

describe.each(LANGUAGES)('of $ending', ({ ending, needs, prepare, command, run }) => {
  const missing = needs.filter((name) => findProgram(name, '', process.env).type !== 'found');
  const files = FILES.filter((file) => file.endsWith(ending));
  const without = missing.length === 0 ? '' : ` (left out: ${missing.join(' and ')} is not on this machine)`;
  if (missing.length > 0)
    console.warn(`examples of ${ending} are not run: ${missing.join(' and ')} is missing`);

  it.skipIf(missing.length > 0)(
    `compiles, and the judge finds nothing wrong with any algorithm${without}`,
    async () => {
      prepare(files);
      for (const file of files.filter((each) => !isDemonstration(each))) {
        const [program = '', ...args] = command(file);
        const found = findProgram(program, '', process.env);
        const examined = new ExaminedProgram(
          [found.type === 'found' ? found.path : '', ...args],
          PROGRAM_BOUNDS,
        );
        const verdicts = new Map<Task, Set<string>>();
        for (const question of SAMPLE) {
          const { reply } = await examined.ask(makeQuestion(question));
          const verdict =
            reply.type === 'answer' ? judgeAnswer(question, reply.text).type : JSON.stringify(reply);
          verdicts.set(question.task, (verdicts.get(question.task) ?? new Set()).add(verdict));
        }
        examined.end();
        const [right, pass] = [['right'], ['pass']];
        expect({
          file,
          ...Object.fromEntries([...verdicts].map(([task, each]) => [task, [...each]])),
        }).toEqual({
          ...{
            file,
            link: right,
            line: right,
            dead: right,
            hint: right,
            game: right,
            shuffle: pass,
            deal: pass,
          },
        });
        expect(examined.runsBy).toBe('loop');
      }
    },
    LONG_MS,
  );

  it.skipIf(missing.length > 0)(`plays the console demonstration to its end by the rules${without}`, () => {
    const file = files.find(isDemonstration) ?? '';
    copyFileSync(file, join(built, basename(file)));
    // As the lab says that it is run.
    const { stdout, stderr } = spawnSync(`${run} 7`, { encoding: 'utf8', cwd: built, shell: true });
    expect(stderr).toBe('');
    const lines = stdout.trim().split('\n');
    const board = parseBoard(lines.slice(0, 20).join('\n'));
    if (!board.ok) throw new Error(stdout);
    const { width, height, cells } = board.value;
    expect([width, height, cells.filter((kind) => kind > 0).length, Math.max(...cells)]).toEqual([
      20, 20, 200, 20,
    ]);
    const question: JudgeQuestion = {
      task: 'game',
      maxTurns: 2,
      border: 'closed',
      width,
      height,
      cells,
      pair: null,
    };
    const moves = lines.slice(20).map(lineOfLog);
    const game = moves.map(({ ends }) => ends.join(' ')).join(' ');
    expect(judgeAnswer(question, game)).toEqual({ type: 'right' });
    // Each logged line is one: with as few turns as there can be, and the same kind of words.
    const left = [...cells];
    for (const [index, { ends, turns }] of moves.entries()) {
      const [ax = 0, ay = 0, bx = 0, by = 0] = ends;
      const pair = [ay * width + ax, by * width + bx] as const;
      const asked: JudgeQuestion = { ...question, task: 'line', cells: [...left], pair };
      expect(pair.flatMap((cell) => pointAt(asked, cell))).toEqual(ends);
      const verdict = judgeAnswer(asked, [ax, ay, ...turns, bx, by].join(' '));
      expect(
        verdict.type === 'right' || (verdict.type === 'wrong' && verdict.complaint.fault === 'longer'),
      ).toBe(true);
      const words = ['direct', 'one corner through', 'two corners through'][turns.length / 2] ?? '';
      expect(lines[20 + index]).toContain(words);
      for (const cell of pair) left[cell] = 0;
    }
  });
});
