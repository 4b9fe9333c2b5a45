/**
 * Every mutant of our own programs before the judge. One that the judge calls right is equivalent only if it is right on every small
 * board too: lines on every pattern of free cells up to 3 × 4 and 4 × 3 (a search for a line sees of another tile that it is there), hints
 * and dead tests on every board of up to nine cells with three kinds and on many of twelve; both borders everywhere. All others count as missed.
 */
import { describe, expect, it } from 'vitest';
import type { Move } from '../../core/board/board.ts';
import { examine } from '../../core/judge/examination.ts';
import type { JudgeQuestion, QuestionGrid } from '../../core/judge/question.ts';
import { WHOLE_SCOPE } from '../../core/judge/question-set.ts';
import { createRandom } from '../../core/random.ts';
import { BORDERS } from '../../core/rules/rules.ts';
import { loadProgram, type MutantAnswer, mutantJudge } from '../support/mutant-judge.ts';
import { EXAMPLE_NAMES, exampleSource, type Mutant, mutantsOf } from '../support/mutants.ts';

const MOST_CELLS = 12;
const MOST_SIDE = 4;
const KINDS = 3;
const LARGE_BOARDS = 20_000;

function sizes(most: number): (readonly [width: number, height: number])[] {
  const sides = Array.from({ length: MOST_SIDE }, (_, index) => index + 1);
  return sides.flatMap((width) =>
    sides
      .filter((height) => width * height > 1 && width * height <= most)
      .map((height) => [width, height] as const),
  );
}

/** Every pair on every pattern of free cells. */
function* lineQuestions(): Generator<JudgeQuestion, void> {
  for (const [width, height] of sizes(MOST_CELLS)) {
    const all = Array.from({ length: width * height }, (_, cell) => cell);
    for (const pair of all.flatMap((a) => all.filter((b) => b !== a).map((b): Move => [a, b]))) {
      const others = all.filter((cell) => !pair.includes(cell));
      for (let pattern = 0; pattern < 1 << others.length; pattern++) {
        const cells = all.map((cell) =>
          pair.includes(cell) ? 1 : (pattern >> others.indexOf(cell)) & 1 ? 2 : 0,
        );
        for (const border of BORDERS) yield { task: 'line', maxTurns: 2, border, width, height, cells, pair };
      }
    }
  }
}

/** Every board of few cells with its kinds in the order in which they come, and random ones of twelve. */
function* grids(): Generator<QuestionGrid, void> {
  function* fill(cells: number[], left: number): Generator<readonly number[], void> {
    if (left === 0) return yield [...cells];
    for (let kind = 0; kind <= Math.min(KINDS, Math.max(0, ...cells) + 1); kind++) {
      cells.push(kind);
      yield* fill(cells, left - 1);
      cells.pop();
    }
  }
  for (const [width, height] of sizes(9))
    for (const cells of fill([], width * height)) yield { width, height, cells };
  const random = createRandom(1);
  for (let made = 0; made < LARGE_BOARDS; made++) {
    const cells = Array.from({ length: MOST_CELLS }, () => random.below(KINDS + 1));
    yield made % 2 === 0 ? { width: 4, height: 3, cells } : { width: 3, height: 4, cells };
  }
}

function* boardQuestions(): Generator<JudgeQuestion, void> {
  for (const grid of grids())
    for (const border of BORDERS)
      for (const task of ['dead', 'hint'] as const) yield { task, maxTurns: 2, border, ...grid, pair: null };
}

/** The survivors that some question tells apart. */
function toldApart(
  survivors: readonly Mutant[],
  questions: Iterable<JudgeQuestion>,
  base: MutantAnswer,
): Set<Mutant> {
  const judge = mutantJudge();
  const open = survivors.map((mutant) => ({ mutant, answer: loadProgram(mutant.source) }));
  const found = new Set<Mutant>();
  for (const question of questions) {
    const right = base(question);
    for (const { mutant, answer } of open) {
      if (found.has(mutant)) continue;
      const given = answer?.(question) ?? null;
      if (given !== right && !judge.isRight(question, given)) found.add(mutant);
    }
  }
  return found;
}

const sums = new Map<string, { all: number; killed: number; missed: number }>();

describe.each(EXAMPLE_NAMES)('%s', (name) => {
  it('has mutants of which the judge finds at least 95 % of those that a small board tells apart', {
    timeout: 3_600_000,
  }, () => {
    const source = exampleSource(name);
    const base = loadProgram(source);
    if (base === null) throw new Error('it is a program');
    const judge = mutantJudge();
    const mutants = mutantsOf(source);
    const survivors = mutants.filter(({ source: broken }) => {
      const answer = loadProgram(broken);
      return answer !== null && judge.firstWrong(answer) === null;
    });
    // What answers for lines stands before the first function that lists tiles.
    const first = source.split('\n').findIndex((line) => line.startsWith('function hint')) + 1;
    const missed = new Set([
      ...toldApart(
        survivors.filter(({ line }) => line < first),
        lineQuestions(),
        base,
      ),
      ...toldApart(
        survivors.filter(({ line }) => line >= first),
        boardQuestions(),
        base,
      ),
    ]);
    for (const mutant of mutants) {
      const sum = sums.get(mutant.operator) ?? { all: 0, killed: 0, missed: 0 };
      sum.all++;
      if (missed.has(mutant)) sum.missed++;
      else if (!survivors.includes(mutant)) sum.killed++;
      sums.set(mutant.operator, sum);
    }
    const killed = mutants.length - survivors.length;
    console.log(
      `${name}: ${mutants.length} mutants, ${killed} found, ${missed.size} missed, ${survivors.length - missed.size} equivalent`,
    );
    for (const { operator, line } of missed) console.log(`  missed in line ${line}: ${operator}`);
    expect(killed / (killed + missed.size)).toBeGreaterThanOrEqual(0.95);
  });
});

it('finds mutants of every operator, more than two hundred in all', () => {
  console.table(Object.fromEntries(sums));
  const killed = [...sums.values()].map((sum) => sum.killed);
  expect(killed.filter((count) => count > 0).length).toBeGreaterThanOrEqual(10);
  expect(killed.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(200);
});

it('shows faults on boards of four by four at most in the median', { timeout: 3_600_000 }, () => {
  const sides: number[] = [];
  for (const name of EXAMPLE_NAMES) {
    for (const mutant of mutantsOf(exampleSource(name)).filter((_, index) => index % 10 === 0)) {
      const answer = loadProgram(mutant.source);
      if (answer === null) continue;
      const course = examine({ ...WHOLE_SCOPE, tasks: ['link', 'line', 'dead', 'hint'] });
      let step = course.next();
      while (step.done !== true) {
        const text = answer(step.value);
        step = course.next(
          text === null
            ? { type: 'failed', fault: 'crash', ended: null, detail: '' }
            : { type: 'answer', text },
        );
      }
      for (const finding of step.value.findings) {
        const { width, height } = finding.type === 'wrong' ? finding.complaint.question : finding.question;
        sides.push(Math.max(width, height));
      }
    }
  }
  const median = sides.toSorted((a, b) => a - b)[Math.floor(sides.length / 2)];
  console.log(
    `${sides.length} minimal boards, the longer side ${median} in the median, at most ${Math.max(...sides)}`,
  );
  expect(median).toBeLessThanOrEqual(4);
});
