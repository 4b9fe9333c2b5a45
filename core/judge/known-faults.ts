/** Programs with the published faults, as far as their answers differ: an examined program that answers as one does has it too. */
import type { TracedAlgorithm } from '../algorithms/pseudo-code.ts';
import { makeSearchGrid, type TraceAnswer } from '../algorithms/trace.ts';
import { TRACED } from '../algorithms/traced.ts';
import type { Move } from '../board/board.ts';
import { readAnswer } from './answer.ts';
import { boardOf, type JudgeQuestion, pointAt, type Task } from './question.ts';

export const KNOWN_FAULTS = [
  'corner-gives-up',
  'column-past-edge',
  'mark-per-cell',
  'first-found',
  'dead-after-four',
] as const;
export type KnownFault = (typeof KNOWN_FAULTS)[number];

/** The task in which each shows, and how a program with it answers. */
const FAULTY: Readonly<
  Record<KnownFault, { readonly task: Task; answer(question: JudgeQuestion): readonly string[] }>
> = {
  'corner-gives-up': { task: 'link', answer: (question) => [yesOrNo(search(question, 'by-cases', true))] },
  'column-past-edge': { task: 'link', answer: (question) => [yesOrNo(search(question, 'cross-scan', true))] },
  'mark-per-cell': { task: 'link', answer: (question) => [yesOrNo(search(question, 'breadth-first', true))] },
  'first-found': {
    task: 'line',
    answer: (question) =>
      (['by-cases', 'depth-first', 'cross-scan'] as const).map((name) =>
        points(question, search(question, name, false)),
      ),
  },
  'dead-after-four': { task: 'dead', answer: (question) => [isDeadAfterFour(question) ? 'yes' : 'no'] },
};

/** The task in which a fault shows. */
export function taskOfFault(name: KnownFault): Task {
  return FAULTY[name].task;
}

/** A question, and the line that came back. */
export interface AnsweredQuestion {
  readonly question: JudgeQuestion;
  readonly answer: string;
  readonly isRight: boolean;
}

/**
 * The published faults that explain a program: in the task in which one shows some of its answers are wrong, and every one is that of
 * a program with that fault.
 */
export function explain(answered: readonly AnsweredQuestion[]): KnownFault[] {
  return KNOWN_FAULTS.filter((name) => {
    const { task, answer } = FAULTY[name];
    const asked = answered.filter(({ question }) => question.task === task);
    if (asked.every(({ isRight }) => isRight)) return false;
    const same = (task: Task, one: string, other: string) =>
      JSON.stringify(readAnswer(task, one)) === JSON.stringify(readAnswer(task, other));
    const forms = answer(asked[0]?.question as JudgeQuestion).length;
    return Array.from({ length: forms }, (_, form) => form).some((form) =>
      asked.every(({ question, answer: given }) => same(task, given, answer(question)[form] ?? '')),
    );
  });
}

function search(
  { maxTurns, border, pair, ...grid }: JudgeQuestion,
  name: TracedAlgorithm,
  hasFault: boolean,
): TraceAnswer {
  const [a, b] = pair ?? [0, 0];
  const trace = TRACED[name].trace(
    makeSearchGrid(boardOf(grid), border),
    pointAt(grid, a),
    pointAt(grid, b),
    maxTurns,
    hasFault,
  );
  for (let step = trace.next(); ; step = trace.next()) if (step.done === true) return step.value;
}

function yesOrNo(answer: TraceAnswer): string {
  return answer === null ? 'no' : 'yes';
}

function points(question: JudgeQuestion, answer: TraceAnswer): string {
  const [a, b] = question.pair ?? [0, 0];
  return answer === null ? 'no' : [pointAt(question, a), ...answer, pointAt(question, b)].flat().join(' ');
}

/** A dead test that looks at the first four tiles of a kind alone. */
function isDeadAfterFour(question: JudgeQuestion): boolean {
  const { cells } = question;
  const kinds = [...new Set(cells.filter((kind) => kind > 0))];
  if (kinds.length === 0) return false;
  return kinds.every((kind) => {
    const first = [...cells.keys()].filter((cell) => cells[cell] === kind).slice(0, 4);
    const pairs = first.flatMap((a) => first.filter((b) => b > a).map((b): Move => [a, b]));
    return pairs.every((pair) => search({ ...question, pair }, 'breadth-first', false) === null);
  });
}
