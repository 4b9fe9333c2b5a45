/**
 * Every mutant of our own programs before the judge. One that the judge calls right is equivalent only if it is right on every small
 * board too, up to 3 × 4 and 4 × 3 with three kinds, under both borders: lines between each pair on every pattern of free cells (a
 * search for a line sees of another tile that it is there), hints and dead tests on every board. All others count as missed.
 */
import { describe, expect, it } from 'vitest';
import type { Move, Point } from '../../core/board/board.ts';
import { examine } from '../../core/judge/examination.ts';
import type { FunctionBoard } from '../../core/judge/function-answer.ts';
import type { JudgeQuestion, Task } from '../../core/judge/question.ts';
import { WHOLE_SCOPE } from '../../core/judge/question-set.ts';
import { BORDERS } from '../../core/rules/rules.ts';
import { loadProgram, type MutantAnswer, mutantJudge } from '../support/mutant-judge.ts';
import { EXAMPLE_NAMES, exampleSource, mutantsOf } from '../support/mutants.ts';

const MOST_CELLS = 12;
const MOST_SIDE = 4;
const KINDS = 3;

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

/** Every filling of cells with three kinds that are numbered in the order in which they come: a program only compares kinds. */
function* fillings(cells: number[], left: number): Generator<readonly number[], void> {
  if (left === 0) return yield cells;
  for (let kind = 0; kind <= Math.min(KINDS, Math.max(0, ...cells) + 1); kind++) {
    cells.push(kind);
    yield* fillings(cells, left - 1);
    cells.pop();
  }
}

/** Every board up to 3 × 4 and 4 × 3, under both borders. */
function* boardQuestions(task: Task): Generator<JudgeQuestion, void> {
  for (const [width, height] of sizes(MOST_CELLS))
    for (const border of BORDERS)
      for (const cells of fillings([], width * height))
        yield { task, maxTurns: 2, border, width, height, cells, pair: null };
}

/** The survivors that some question tells apart. */
function toldApart(
  survivors: readonly string[],
  questions: Iterable<JudgeQuestion>,
  load: (source: string) => MutantAnswer | null,
  base: MutantAnswer,
): Set<string> {
  const judge = mutantJudge();
  const open = survivors.map((source) => ({ source, answer: load(source) }));
  const found = new Set<string>();
  for (const question of questions) {
    if (found.size === open.length) break;
    const right = base(question);
    for (const { source, answer } of open) {
      if (found.has(source)) continue;
      const given = answer?.(question) ?? null;
      if (given !== right && !judge.isRight(question, given)) found.add(source);
    }
  }
  return found;
}

const WHOLE_BOARD = '// The first pair in reading order';

/** A program in two parts: what finds a line, and what asks it about whole boards, which is the same in all of them. */
function partsOf(source: string): readonly [line: string, board: string] {
  const at = source.indexOf(WHOLE_BOARD);
  return [source.slice(0, at), source.slice(at)];
}

/**
 * In the place of a search for lines, which is right: by the free cells of a board, its shape and its border each pair is looked up,
 * so that every board can be asked about.
 */
const LOOKED_UP = 'function line(board, a, b) {\n  return lookUp(board, a, b);\n}\n';

function lookUpBy(base: MutantAnswer) {
  const known = new Map<number, boolean>();
  return (board: FunctionBoard, [ax, ay]: Point, [bx, by]: Point): true | null => {
    const { width, height } = board;
    const [a, b] = [ay * width + ax, by * width + bx];
    // A leading 1, so that keys of boards of different size differ.
    let key = board.at(-1, -1) === 0 ? 3 : 2;
    for (const figure of [width, height]) key = key * 8 + figure;
    for (const cell of [a, b]) key = key * 16 + cell;
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) key = key * 2 + (board.at(x, y) > 0 ? 1 : 0);
    const before = known.get(key);
    if (before !== undefined) return before ? true : null;
    const cells = Array.from({ length: width * height }, (_, cell) =>
      cell === a || cell === b ? 1 : board.at(cell % width, Math.floor(cell / width)) > 0 ? 2 : 0,
    );
    const border = board.at(-1, -1) === 0 ? 'open' : 'closed';
    const answer = base({ task: 'link', maxTurns: 2, border, width, height, cells, pair: [a, b] });
    known.set(key, answer === 'yes');
    return answer === 'yes' ? true : null;
  };
}

/** The broken parts about whole boards that some board tells apart, each asked once for all programs. */
const wholeBoards = new Map<string, boolean>();

function boardsToldApart(survivors: readonly string[], source: string, base: MutantAnswer): Set<string> {
  const lookUp = lookUpBy(base);
  const load = (board: string) => loadProgram(LOOKED_UP + board, { lookUp });
  const right = load(partsOf(source)[1]);
  if (right === null) throw new Error('it is a program');
  const boards = [...new Set(survivors.map((each) => partsOf(each)[1]))].filter(
    (each) => !wholeBoards.has(each),
  );
  const missed = new Set<string>();
  for (const task of ['hint', 'dead'] as const)
    for (const each of toldApart(
      boards.filter((board) => !missed.has(board) && isIn(board, task)),
      boardQuestions(task),
      load,
      right,
    ))
      missed.add(each);
  for (const board of boards) wholeBoards.set(board, missed.has(board));
  return new Set(survivors.filter((each) => wholeBoards.get(partsOf(each)[1])));
}

/** Returns whether a part was broken in the function of a task: the text of the other is as it was. */
function isIn(board: string, task: 'hint' | 'dead'): boolean {
  const [hint, dead] = [board, WHOLE].map((text) => text.split('// A board is dead')) as [string[], string[]];
  return task === 'hint' ? hint[0] !== dead[0] : hint[1] !== dead[1];
}

const WHOLE = partsOf(exampleSource(EXAMPLE_NAMES[0] ?? 'by-cases'))[1];

/** Returns whether a cell is compared with anything but 0 by what finds a line. */
function seesKinds(source: string): boolean {
  return /\.at\([^()]*\) *[!=<>]+(?![!=<>]) *(?![ 0])/.test(partsOf(source)[0]);
}

const sums = new Map<string, { all: number; killed: number; missed: number }>();

describe.each(EXAMPLE_NAMES)('%s', (name) => {
  // Every small board is asked about: that takes what it takes.
  it('has mutants of which the judge finds at least 95 % of those that a small board tells apart', {
    timeout: 0,
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
    expect(partsOf(source)[1]).toBe(WHOLE);
    const sources = survivors.map((mutant) => mutant.source);
    const isOfLines = (each: string) => partsOf(each)[0] !== partsOf(source)[0];
    const told = new Set([
      ...toldApart(sources.filter(isOfLines), lineQuestions(), loadProgram, base),
      ...boardsToldApart(
        sources.filter((each) => !isOfLines(each)),
        source,
        base,
      ),
    ]);
    // Patterns of free cells do not show everything where a cell is compared with a kind, so that mutant counts as
    // missed.
    const missed = new Set(
      survivors.filter(({ source: each }) => told.has(each) || (isOfLines(each) && seesKinds(each))),
    );
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
