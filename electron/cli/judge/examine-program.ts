/** Examines a program: asks it, judges it, and measures how its time grows. */
import {
  type Examination,
  examine,
  hasPassed,
  type ProgramReply,
  questionOf,
} from '../../../core/judge/examination.ts';
import { makeQuestion } from '../../../core/judge/question.ts';
import type { JudgeScope } from '../../../core/judge/question-set.ts';
import { ExaminedProgram, type ProgramBounds, type ProgramMode } from './examined-program.ts';
import { type MeasuredGrowth, measureGrowth } from './measure-growth.ts';

/** All that is told of a program. */
export interface ProgramReport {
  /** The command as it was given. */
  readonly command: readonly string[];
  readonly mode: ProgramMode;
  /** The number of questions that it was asked, those about smaller boards included. */
  readonly asked: number;
  /** Questions that it answered otherwise when it was started for them alone. */
  readonly differing: number;
  /** True if the time for all was over before all was asked. */
  readonly isCutShort: boolean;
  readonly examination: Examination;
  readonly growth: readonly MeasuredGrowth[];
  readonly bounds: ProgramBounds;
}

/** The options of an examination. */
export interface ExaminationOptions {
  readonly scope: JudgeScope;
  readonly bounds: ProgramBounds;
  /** The longest time that all questions may take together. */
  readonly wholeMs: number;
  readonly measuresGrowth: boolean;
  onAsked(count: number): void;
}

/** `program`: the file that is started in place of the first word of the command. */
export async function examineProgram(
  command: readonly string[],
  program: string,
  options: ExaminationOptions,
): Promise<ProgramReport> {
  const examined = new ExaminedProgram([program, ...command.slice(1)], options.bounds);
  try {
    const first = await ask(examined, options);
    const differing = await countDiffering(examined, first.examination);
    // Something is carried over from one question to the next: only what it answers alone is believed.
    const course = differing === 0 ? first : await ask(examined, options);
    const growth =
      options.measuresGrowth && !course.isCutShort ? await measureGrowth(examined, course.examination) : [];
    return { command, ...course, differing, mode: examined.runsBy, growth, bounds: options.bounds };
  } finally {
    examined.end();
  }
}

type Course = Pick<ProgramReport, 'asked' | 'isCutShort' | 'examination'>;

async function ask(
  examined: ExaminedProgram,
  { scope, wholeMs, onAsked }: ExaminationOptions,
): Promise<Course> {
  const startedAt = performance.now();
  let asked = 0;
  let isCutShort = false;
  const course = examine(scope);
  let step = course.next();
  while (step.done !== true) {
    isCutShort ||= performance.now() - startedAt > wholeMs;
    if (isCutShort) {
      step = course.next({ type: 'over' });
      continue;
    }
    const { reply } = await examined.ask(makeQuestion(step.value));
    onAsked(++asked);
    step = course.next(reply);
  }
  return { asked, isCutShort, examination: step.value };
}

/** Asks each question of a finding once more, of a program that was started for it alone; from the first that differs on it always is. */
async function countDiffering(examined: ExaminedProgram, { findings }: Examination): Promise<number> {
  if (examined.runsBy === 'single') return 0;
  let differing = 0;
  for (const finding of findings) {
    // Tiles may be laid by chance.
    if (finding.task === 'shuffle' || finding.task === 'deal') continue;
    const { reply } = await examined.askAlone(makeQuestion(questionOf(finding)));
    const before: ProgramReply =
      finding.type === 'wrong' ? { type: 'answer', text: finding.complaint.answered } : finding;
    if (!isSame(reply, before)) differing++;
  }
  if (differing > 0) examined.startsForEach();
  return differing;
}

function isSame(one: ProgramReply, other: ProgramReply): boolean {
  if (one.type !== 'answer' || other.type !== 'answer') return one.type === other.type;
  return one.text.trim() === other.text.trim();
}

/** Returns whether a program was asked everything and has done all that it does rightly. */
export function isPassing({ examination, differing, isCutShort }: ProgramReport): boolean {
  return hasPassed(examination) && differing === 0 && !isCutShort;
}
