import { describe, expect, it } from 'vitest';
import type { TracedAlgorithm } from '../algorithms/pseudo-code.ts';
import { makeSearchGrid } from '../algorithms/trace.ts';
import { TRACED, TRACED_NAMES } from '../algorithms/traced.ts';
import { pointAt } from '../board/point-at.ts';
import { type Examination, examine, hasPassed, type ProgramReply } from './examination.ts';
import { growthQuestion, looksOf, makeRun } from './growth.ts';
import { GROWTH_SIDES } from './growth-scope.ts';
import type { KnownFault } from './known-faults.ts';
import { minimise } from './minimise.ts';
import { boardOf, isAboutPair, type JudgeQuestion, TASKS } from './question.ts';
import { type JudgeScope, questionsOf, WHOLE_SCOPE } from './question-set.ts';
import { findTruth } from './truth.ts';
import { isComplaintProved, makeAnswer } from './verdict.ts';

const SCOPE: JudgeScope = { ...WHOLE_SCOPE, tasks: TASKS, count: 60 };

function right(question: JudgeQuestion): string {
  const truth = findTruth(question);
  return truth === null ? 'pass' : makeAnswer(question, truth);
}

function examineBy(answer: (question: JudgeQuestion) => string | ProgramReply, scope = SCOPE): Examination {
  const course = examine(scope);
  let step = course.next();
  while (step.done !== true) {
    const reply = answer(step.value);
    step = course.next(typeof reply === 'string' ? { type: 'answer', text: reply } : reply);
  }
  return step.value;
}

/** A program that searches as a published one does, with its fault or without, and takes the first line found. */
function searchingBy(name: (typeof TRACED_NAMES)[number], hasFault: boolean) {
  return (question: JudgeQuestion): string => {
    const { task, border, maxTurns, pair } = question;
    if (!isAboutPair(task) || pair === null) return right(question);
    const [a, b] = pair.map((cell) => pointAt(question, cell));
    if (a === undefined || b === undefined) return 'pass';
    const trace = TRACED[name].trace(makeSearchGrid(boardOf(question), border), a, b, maxTurns, hasFault);
    for (let step = trace.next(); ; step = trace.next()) {
      if (step.done !== true) continue;
      if (task === 'link') return step.value === null ? 'no' : 'yes';
      return step.value === null ? 'no' : [a, ...step.value, b].flat().join(' ');
    }
  };
}

describe('an examination', () => {
  it('finds nothing wrong with right answers', () => {
    const examination = examineBy(right);
    expect(examination).toMatchObject({ findings: [], known: [], unproved: 0 });
    expect(hasPassed(examination)).toBe(true);
    expect(examination.results.every(({ asked, right }) => asked > 0 && asked === right)).toBe(true);
  });

  it.each<[KnownFault, (question: JudgeQuestion) => string]>([
    ['corner-gives-up', searchingBy('by-cases', true)],
    ['column-past-edge', searchingBy('cross-scan', true)],
    ['mark-per-cell', searchingBy('breadth-first', true)],
    ['first-found', searchingBy('cross-scan', false)],
    ['dead-after-four', (question) => (question.task === 'dead' ? deadAfterFour(question) : right(question))],
  ])('names the published fault %s, on boards of at most four by four', (known, answer) => {
    const examination = examineBy(answer);
    expect(examination.known).toContain(known);
    expect(examination.findings.length).toBeGreaterThan(0);
    for (const finding of examination.findings) {
      if (finding.type !== 'wrong') throw new Error('it answers');
      expect(isComplaintProved(finding.complaint)).toBe(true);
      const { width, height } = finding.complaint.question;
      if (known !== 'dead-after-four') expect(Math.max(width, height)).toBeLessThanOrEqual(4);
    }
  });

  it('asks on about what a program does, and says what it does not', () => {
    const { results } = examineBy((question) => (question.task === 'link' ? right(question) : 'pass'));
    expect(results.filter(({ isPassed }) => !isPassed).map(({ task }) => task)).toEqual(['link']);
  });

  it('neither calls a task undone nor passes a program that began it and answers no more', () => {
    let asked = 0;
    const examination = examineBy((question) => (++asked > 30 ? 'pass' : right(question)), {
      ...SCOPE,
      tasks: ['link'],
    });
    expect(examination.results).toMatchObject([{ asked: 30, right: 30, isPassed: false, isGivenUp: true }]);
    expect(examination.findings).toEqual([]);
    expect(hasPassed(examination)).toBe(false);
  });

  it('gives up a task after two questions without an answer, and looks for a smaller board with few more', () => {
    let asked = 0;
    const { findings, results } = examineBy(
      (question) => {
        asked++;
        return question.cells.length > 4
          ? { type: 'failed', fault: 'hang', ended: null, detail: '' }
          : right(question);
      },
      { ...SCOPE, tasks: ['link'] },
    );
    expect(results).toMatchObject([{ task: 'link', isGivenUp: true }]);
    expect(findings).toMatchObject([{ type: 'failed', fault: 'hang', count: 2 }]);
    const before = [...questionsOf({ ...SCOPE, tasks: ['link'] })].findIndex(({ cells }) => cells.length > 4);
    expect(asked - before).toBeLessThan(40);
  });

  it('asks the same questions whenever the seed is the same', () => {
    expect([...questionsOf(SCOPE)]).toEqual([...questionsOf(SCOPE)]);
    expect([...questionsOf(SCOPE)]).not.toEqual([...questionsOf({ ...SCOPE, seed: 2 })]);
  });
});

function deadAfterFour(question: JudgeQuestion): string {
  const cells = question.cells.map((kind, cell) => {
    const before = question.cells.slice(0, cell).filter((each) => each === kind).length;
    return kind > 0 && before >= 4 ? 100 + cell : kind;
  });
  return right({ ...question, cells });
}

describe('minimising', () => {
  it('ends where no row, column or tile can go, and keeps both ends', () => {
    const question = growthQuestion('link', 8);
    const steps = minimise({ ...question, task: 'link' }, 1000);
    let step = steps.next();
    // As a program that fails wherever the second tile is walled in on the left.
    const fails = ({ cells, pair }: JudgeQuestion) => pair !== null && cells[pair[1] - 1] === 2;
    while (step.done !== true) step = steps.next(fails(step.value));
    expect(step.value).toMatchObject({ width: 3, height: 2, cells: [1, 0, 0, 0, 2, 1] });
  });
});

describe('growth', () => {
  it.each(['link', 'dead'] as const)(
    'of %s: no algorithm has less to do on a larger board, the classic ones have more, and ours has least of these',
    (task) => {
      const [small, large] = GROWTH_SIDES[task].slice(0, 2).map((side) => growthQuestion(task, side));
      if (small === undefined || large === undefined) throw new Error('there are several sizes');
      const looks = (name: TracedAlgorithm) => [looksOf(name, small), looksOf(name, large)] as const;
      for (const name of TRACED_NAMES) expect(looks(name)[1]).toBeGreaterThanOrEqual(looks(name)[0]);
      for (const name of ['by-cases', 'breadth-first', 'depth-first', 'cross-scan'] as const) {
        expect(looks(name)[1]).toBeGreaterThan(looks(name)[0]);
        expect(looks(name)[1]).toBeGreaterThan(looks('by-corridors')[1]);
      }
      const answers = new Set(TRACED_NAMES.map((name) => makeRun(name, large)()));
      expect([...answers]).toEqual([task === 'dead']);
    },
  );
});
