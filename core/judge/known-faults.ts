/** Programs with the published faults, as far as their answers differ: an examined program that answers as one does has it too. */

import type { TracedAlgorithm } from '../algorithms/pseudo-code.ts';
import { makeSearchGrid, type TraceAnswer } from '../algorithms/trace.ts';
import { TRACED } from '../algorithms/traced.ts';
import type { Move } from '../board/board.ts';
import { pointAt } from '../board/point-at.ts';
import { readAnswer } from './answer.ts';
import { CORNER_FORMS, MARK_FORMS, PAST_EDGE_FORMS } from './fault-forms.ts';
import { boardOf, type JudgeQuestion, type Task } from './question.ts';
import type { FaultOfAnswer } from './verdict.ts';

export const KNOWN_FAULTS = [
  'corner-gives-up',
  'column-past-edge',
  'mark-per-cell',
  'first-found',
  'dead-after-four',
] as const;
export type KnownFault = (typeof KNOWN_FAULTS)[number];

/** Says yes or no to a question. */
type Form = (question: JudgeQuestion) => boolean;

/** The faults of a search for a pair or of a dead test: the task in which each shows, and the forms in which it is written. */
const FORMS: Readonly<
  Record<Exclude<KnownFault, 'first-found'>, { readonly task: Task; readonly forms: readonly Form[] }>
> = {
  'corner-gives-up': { task: 'link', forms: [tracedForm('by-cases'), ...CORNER_FORMS] },
  'column-past-edge': { task: 'link', forms: [tracedForm('cross-scan'), ...PAST_EDGE_FORMS] },
  'mark-per-cell': { task: 'link', forms: [tracedForm('breadth-first'), ...MARK_FORMS] },
  'dead-after-four': { task: 'dead', forms: [isDeadAfterFour] },
};

/** The faults of a line that a search met first and that is not the best one. */
const NOT_THE_BEST: readonly (FaultOfAnswer | null)[] = ['more-turns', 'longer'];

/** The task in which a fault shows. */
export function taskOfFault(name: KnownFault): Task {
  return name === 'first-found' ? 'line' : FORMS[name].task;
}

/** A question, and the line that came back. */
export interface AnsweredQuestion {
  readonly question: JudgeQuestion;
  readonly answer: string;
  /** null for a right answer. */
  readonly fault: FaultOfAnswer | null;
}

/**
 * The published faults that explain a program. In the task in which one shows some of its answers are wrong, and every one is that
 * of a program with that fault in one of its forms; the first line that is found may be any line of the board.
 */
export function explain(answered: readonly AnsweredQuestion[]): KnownFault[] {
  return KNOWN_FAULTS.filter((name) => {
    const asked = answered.filter(({ question }) => question.task === taskOfFault(name));
    const wrong = asked.filter(({ fault }) => fault !== null);
    if (wrong.length === 0) return false;
    if (name === 'first-found') return wrong.every(({ fault }) => NOT_THE_BEST.includes(fault));
    // Most forms differ in the questions that it answered wrongly, so these are asked first.
    const inOrder = [...wrong, ...asked.filter(({ fault }) => fault === null)];
    return FORMS[name].forms.some((form) =>
      inOrder.every(
        ({ question, answer }) => readAnswer(question.task, answer).type === yesOrNo(form(question)),
      ),
    );
  });
}

/** A search of the lab with its fault. */
function tracedForm(name: TracedAlgorithm): Form {
  return (question) => search(question, name, true) !== null;
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

function yesOrNo(isYes: boolean): 'yes' | 'no' {
  return isYes ? 'yes' : 'no';
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
