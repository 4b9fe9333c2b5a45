/** Examines a learner's program in the lab, as `twofold judge` examines one on the command line. */
import {
  type Examination,
  examine,
  hasPassed,
  type JudgeFinding,
  questionOf,
} from '../../core/judge/examination.ts';
import { taskOfFault } from '../../core/judge/known-faults.ts';
import { WHOLE_SCOPE } from '../../core/judge/question-set.ts';
import { makeAnswer } from '../../core/judge/verdict.ts';
import { err, ok } from '../../core/result.ts';
import type { EngineState } from './engine-state.ts';
import type { EngineReply, EngineRequest } from './protocol.ts';
import type { StudentProgram } from './student-program.ts';

/** Random questions besides those that are drawn. */
const RANDOM_QUESTIONS = 200;
/** All questions together may take so long. */
const WHOLE_MS = 60_000;
const ASKED_BETWEEN_NEWS = 20;

type ExamineRequest = Extract<EngineRequest, { type: 'lab-examine' }>;

/** Asks a program until all is asked, the time is over or the request is cancelled. */
export async function examineStudent(
  { driver, running, post }: EngineState,
  id: number,
  program: StudentProgram,
  { tasks, maxTurns }: ExamineRequest,
): Promise<EngineReply<'lab-examine'>> {
  const refused = await program.load();
  if (refused === 'endless') return ok({ type: 'endless' });
  if (refused !== null) return ok({ type: 'refused', ...refused });
  const startedAt = driver.now();
  const course = examine({ ...WHOLE_SCOPE, tasks, maxTurns, count: RANDOM_QUESTIONS });
  let [asked, isCutShort] = [0, false];
  let step = course.next();
  while (step.done !== true) {
    if (!running.has(id)) return err('cancelled');
    isCutShort ||= driver.now() - startedAt > WHOLE_MS;
    if (isCutShort) {
      step = course.next({ type: 'over' });
      continue;
    }
    const { reply } = await program.ask(step.value);
    if (++asked % ASKED_BETWEEN_NEWS === 0) post({ kind: 'progress', id, nodes: asked });
    step = course.next(reply);
  }
  return ok({ type: 'examined', asked, isCutShort, ...(await withTraces(program, step.value, isCutShort)) });
}

/** Each finding with the program's run on its board, which is watched. */
async function withTraces(program: StudentProgram, examination: Examination, isCutShort: boolean) {
  const { results, unproved } = examination;
  const known = examination.known.map((name) => ({ name, task: taskOfFault(name) }));
  const findings = [];
  for (const finding of examination.findings) {
    const { trace } = await program.ask(questionOf(finding), true);
    findings.push({ finding, right: rightAnswer(finding), trace });
  }
  return { isPassed: hasPassed(examination) && !isCutShort, results, known, unproved, findings };
}

function rightAnswer(finding: JudgeFinding): string | null {
  return finding.type === 'wrong' ? makeAnswer(finding.complaint.question, finding.complaint.truth) : null;
}
