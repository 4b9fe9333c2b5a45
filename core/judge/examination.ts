/** An examination: questions are asked, answers judged, and the boards of what is wrong made as small as they go. */
import { type AnsweredQuestion, explain, type KnownFault } from './known-faults.ts';
import { minimise } from './minimise.ts';
import type { JudgeQuestion, Task } from './question.ts';
import { type JudgeScope, questionsOf } from './question-set.ts';
import { findTruth } from './truth.ts';
import {
  type Complaint,
  type FaultOfAnswer,
  isComplaintProved,
  type JudgeVerdict,
  judgeAnswer,
} from './verdict.ts';

/** Why a program gave no answer. */
export const FAILURES = ['crash', 'hang', 'silent', 'flood', 'memory'] as const;
export type FailureToAnswer = (typeof FAILURES)[number];

/** No answer. */
export interface FailedReply {
  readonly type: 'failed';
  readonly fault: FailureToAnswer;
  /** The exit code or the signal of a program that ended by itself, else null. */
  readonly ended: string | null;
  /** The last that it wrote to standard error. */
  readonly detail: string;
}

/** An answer that was proved to be wrong. */
interface WrongAnswer {
  readonly type: 'wrong';
  readonly fault: FaultOfAnswer;
  readonly complaint: Complaint;
}

/** The outcome of a question: an answer, or none. */
export type ProgramReply =
  | { readonly type: 'answer'; readonly text: string }
  /** The program is asked no more. */
  | { readonly type: 'over' }
  | FailedReply;

/** Something wrong, on the smallest board on which the program shows it. */
export type JudgeFinding = {
  readonly task: Task;
  /** The number of questions of the examination that showed it. */
  readonly count: number;
  /** The smallest of them, as it was asked. */
  readonly first: JudgeQuestion;
} & (WrongAnswer | (FailedReply & { readonly question: JudgeQuestion }));

/**
 * A task in figures. `isPassed`: the program does not do it, as it said to the first question. `isGivenUp`: it was not asked to
 * the end, because of its failures or since the program did not answer any more.
 */
export interface TaskResult {
  readonly task: Task;
  readonly asked: number;
  readonly right: number;
  readonly isPassed: boolean;
  readonly isGivenUp: boolean;
}

export interface Examination {
  readonly results: readonly TaskResult[];
  readonly findings: readonly JudgeFinding[];
  readonly known: readonly KnownFault[];
  /** Questions whose right answer could not be proved, which would be a fault of ours; nothing is said of them. */
  readonly unproved: number;
}

/** Questions without an answer after which a task is not asked on: each may cost all the time that is allowed. */
const MOST_FAILURES = 2;
/** As many wrong answers without a right one say enough. */
const MOST_WRONG = 40;
/** Smaller boards that are tried for one finding; where each costs the time allowed, few. */
const MOST_TRIES = { wrong: 400, failed: 60, hang: 8 } as const;

/** A task so far. */
type Course = { -readonly [K in keyof TaskResult]: TaskResult[K] } & { failures: number };

/** A fault as it was seen: how often, and on the smallest board of those. */
type Seen = { count: number; first: JudgeQuestion; reply: ProgramReply };

/** Yields questions, is given the replies, and returns what came of all. */
export function* examine(scope: JudgeScope): Generator<JudgeQuestion, Examination, ProgramReply> {
  const courses = new Map(scope.tasks.map((task) => [task, newCourse(task)]));
  const seen = new Map<string, Seen>();
  const answered: AnsweredQuestion[] = [];
  let unproved = 0;
  for (const question of questionsOf(scope)) {
    const course = courses.get(question.task);
    if (course === undefined || course.isPassed || course.isGivenUp) continue;
    const reply = yield question;
    if (reply.type === 'over') break;
    const outcome = outcomeOf(question, reply);
    if (outcome.type === 'unproved') unproved++;
    if (outcome.type === 'pass') course[course.asked === 0 ? 'isPassed' : 'isGivenUp'] = true;
    if (outcome.type === 'unproved' || outcome.type === 'pass') continue;
    course.asked++;
    note(answered, question, reply, outcome);
    if (outcome.type === 'right') {
      course.right++;
      continue;
    }
    if (reply.type === 'failed') course.failures++;
    course.isGivenUp = course.failures >= MOST_FAILURES || (course.right === 0 && course.asked >= MOST_WRONG);
    const key = `${question.task} ${outcome.fault}`;
    const before = seen.get(key);
    if (before === undefined) seen.set(key, { count: 1, first: question, reply });
    else {
      before.count++;
      if (sizeOf(question) < sizeOf(before.first)) Object.assign(before, { first: question, reply });
    }
  }
  const findings: JudgeFinding[] = [];
  for (const each of seen.values()) findings.push(yield* smallest(each, answered));
  const results = [...courses.values()].map(({ failures: _, ...result }) => result);
  return { results, findings, known: explain(answered), unproved };
}

function sizeOf({ width, height }: JudgeQuestion): number {
  return width * height;
}

function newCourse(task: Task): Course {
  return { task, asked: 0, right: 0, failures: 0, isPassed: false, isGivenUp: false };
}

type Outcome = Exclude<JudgeVerdict, { readonly type: 'wrong' }> | WrongAnswer | FailedReply;

function outcomeOf(question: JudgeQuestion, reply: ProgramReply): Outcome {
  if (reply.type === 'over') return { type: 'pass' };
  if (reply.type === 'failed') return reply;
  const verdict = judgeAnswer(question, reply.text);
  if (verdict.type !== 'wrong') return verdict;
  // Said only when it holds a second time.
  if (!isComplaintProved(verdict.complaint)) return { type: 'unproved' };
  return { type: 'wrong', fault: verdict.complaint.fault, complaint: verdict.complaint };
}

/** Keeps an answer by which a published fault may be known. */
function note(answered: AnsweredQuestion[], question: JudgeQuestion, reply: ProgramReply, outcome: Outcome) {
  if (reply.type === 'answer' && (outcome.type === 'right' || outcome.type === 'wrong'))
    answered.push({
      question,
      answer: reply.text,
      fault: outcome.type === 'wrong' ? outcome.fault : null,
    });
}

/** Asks about smaller boards, as long as the same is wrong there. */
function* smallest(
  { count, first, reply }: Seen,
  answered: AnsweredQuestion[],
): Generator<JudgeQuestion, JudgeFinding, ProgramReply> {
  const found = outcomeOf(first, reply);
  if (found.type !== 'wrong' && found.type !== 'failed')
    throw new Error('a finding was wrong when it was seen');
  const tries =
    found.type === 'wrong' ? MOST_TRIES.wrong : found.fault === 'hang' ? MOST_TRIES.hang : MOST_TRIES.failed;
  const smaller = minimise(first, tries);
  let [question, last] = [first, found];
  for (let step = smaller.next(); step.done !== true; ) {
    // A question without an answer is not asked: a program may rightly look for one without end.
    if (findTruth(step.value) === null) {
      step = smaller.next(false);
      continue;
    }
    const given = yield step.value;
    const outcome = outcomeOf(step.value, given);
    note(answered, step.value, given, outcome);
    const isSame = outcome.type === found.type && outcome.fault === found.fault;
    if (isSame) [question, last] = [step.value, outcome];
    step = smaller.next(isSame);
  }
  const about = { task: first.task, count, first };
  return last.type === 'wrong' ? { ...about, ...last } : { ...about, ...last, question };
}

/** The question of a finding: that of its smallest board. */
export function questionOf(finding: JudgeFinding): JudgeQuestion {
  return finding.type === 'wrong' ? finding.complaint.question : finding.question;
}

/** Returns whether nothing was found, and something was done, to the end. */
export function hasPassed({ results, findings }: Examination): boolean {
  const isWhole = results.every(({ isGivenUp }) => !isGivenUp);
  return findings.length === 0 && isWhole && results.some(({ asked }) => asked > 0);
}
