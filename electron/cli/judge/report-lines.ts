/** The sentences of a report, which the text and the page share. */
import type { TracedAlgorithm } from '../../../core/algorithms/pseudo-code.ts';
import { ALGORITHM_NAMES } from '../../../core/algorithms/published.ts';
import { type JudgeFinding, questionOf, type TaskResult } from '../../../core/judge/examination.ts';
import { taskOfFault } from '../../../core/judge/known-faults.ts';
import { type JudgeQuestion, makeQuestion, type Task } from '../../../core/judge/question.ts';
import { makeAnswer, type ShownPosition } from '../../../core/judge/verdict.ts';
import type { Language } from '../../../core/languages.ts';
import { algorithmName, type JudgeWords, judgeWords, listSeparator } from '../texts.ts';
import type { ProgramReport } from './examine-program.ts';
import { isPassing } from './examine-program.ts';
import type { ProgramBounds } from './examined-program.ts';
import { isMemoryBounded } from './examined-program.ts';
import type { MeasuredGrowth } from './measure-growth.ts';

const MEBIBYTE = 1024 * 1024;
const SECOND_MS = 1000;

function boundFigures({ answerMs, outputBytes, memoryBytes }: ProgramBounds) {
  return { seconds: answerMs / SECOND_MS, output: outputBytes / MEBIBYTE, memory: memoryBytes / MEBIBYTE };
}

/** The verdict in a sentence. */
export function headlineOf(t: JudgeWords, report: ProgramReport): string {
  const { results, findings } = report.examination;
  if (results.every(({ isPassed }) => isPassed)) return t('nothing-done');
  if (isPassing(report)) return t('passed');
  const isUnfinished = findings.length === 0 && report.differing === 0;
  return t(isUnfinished ? 'unfinished' : 'failed');
}

/** The fault of a finding in a few words. */
export function faultWords(t: JudgeWords, { fault }: JudgeFinding, bounds: ProgramBounds): string {
  return t(`fault.${fault}`, boundFigures(bounds));
}

/** A name and what stands behind it. */
export interface ToldRow {
  readonly name: string;
  readonly text: string;
  /** True where the end of a long text says most. */
  readonly isEndTold: boolean;
}

/** A finding in words, and the position to be drawn. */
export interface ToldFinding {
  readonly heading: string;
  readonly count: string;
  /** The border of the board, and the move of a game. */
  readonly place: string;
  readonly asked: ToldRow;
  readonly replied: readonly ToldRow[];
  /** The other tasks that failed alike; null where none did. */
  readonly alike: string | null;
  readonly question: JudgeQuestion;
  readonly shown: ShownPosition;
}

/** The growth of a task as the report tells it. */
export interface ToldGrowth {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly measured: MeasuredGrowth;
}

/** All that a report says, in the order in which it is read. */
export interface ToldReport {
  readonly program: string;
  readonly headline: string;
  readonly circumstances: readonly string[];
  readonly results: readonly { readonly task: Task; readonly words: string }[];
  readonly findings: readonly ToldFinding[];
  /** A sentence for each published fault that explains the answers. */
  readonly known: readonly string[];
  readonly growth: readonly ToldGrowth[];
}

export function tellReport(report: ProgramReport, language: Language): ToldReport {
  const t = judgeWords(language);
  const { results, findings, known } = report.examination;
  return {
    program: report.command.join(' '),
    headline: headlineOf(t, report),
    circumstances: circumstancesOf(t, report),
    results: results.map((result) => ({ task: result.task, words: resultWords(t, result) })),
    findings: onceEach(findings).map(({ finding, alike }, index) => ({
      ...tellFinding(t, finding, index + 1, report.bounds),
      alike: alike.length === 0 ? null : t('alike', { tasks: alike.join(listSeparator(language)) }),
    })),
    known: known.map((name) => t('known.explains', { task: taskOfFault(name), fault: t(`known.${name}`) })),
    growth: report.growth.map((measured) => ({
      title: t(`growth.${measured.task}`),
      head: growthHead(language, measured),
      rows: growthRows(t, measured),
      measured,
    })),
  };
}

/** A finding, and the other tasks in which the program failed alike. */
interface ToldOnce {
  readonly finding: JudgeFinding;
  readonly alike: Task[];
}

/** A program that ends, or never answers, fails alike in each task: that is told once, by the first. */
function onceEach(findings: readonly JudgeFinding[]): ToldOnce[] {
  const told: ToldOnce[] = [];
  for (const finding of findings) {
    const before = told.find((each) => failAlike(each.finding, finding));
    if (before === undefined) told.push({ finding, alike: [] });
    else before.alike.push(finding.task);
  }
  return told;
}

function failAlike(one: JudgeFinding, other: JudgeFinding): boolean {
  if (one.type !== 'failed' || other.type !== 'failed') return false;
  return one.fault === other.fault && one.ended === other.ended && one.detail === other.detail;
}

/** Says in which way the program was run, and within which bounds. */
function circumstancesOf(t: JudgeWords, { asked, mode, bounds, ...report }: ProgramReport): string[] {
  const { differing, isCutShort, examination } = report;
  return [
    `${t('asked', { count: asked })} · ${t(`mode.${mode}`)}`,
    t(isMemoryBounded ? 'bounds.memory' : 'bounds.no-memory', boundFigures(bounds)),
    t('rights'),
    ...(isCutShort ? [t('cut-short')] : []),
    ...(differing > 0 ? [t('differing', { count: differing })] : []),
    ...(examination.unproved > 0 ? [t('unproved', { count: examination.unproved })] : []),
  ];
}

function resultWords(t: JudgeWords, { asked, right, isPassed, isGivenUp }: TaskResult): string {
  if (isPassed) return t('result.pass');
  return t(isGivenUp ? 'result.given-up' : 'result.right', { asked, right });
}

function tellFinding(
  t: JudgeWords,
  finding: JudgeFinding,
  number: number,
  bounds: ProgramBounds,
): Omit<ToldFinding, 'alike'> {
  const question = questionOf(finding);
  const { cells, pair } = question;
  const row = (key: 'question' | 'answered' | 'right-answer' | 'said' | 'ended', text: string): ToldRow => ({
    name: t(key),
    text: text.trim() === '' ? t('nothing') : text,
    isEndTold: key === 'said',
  });
  const about = {
    heading: t('finding', { number, task: t(`task.${finding.task}`), fault: faultWords(t, finding, bounds) }),
    count: t('times', { count: finding.count }),
    asked: row('question', makeQuestion(question)),
    question,
  };
  const border = t(`border.${question.border}`);
  if (finding.type === 'failed') {
    const { fault, ended, detail } = finding;
    const replied = [
      ...(fault === 'crash' && ended !== null ? [row('ended', ended)] : []),
      ...(detail === '' ? [] : [row('said', detail)]),
    ];
    return { ...about, place: border, replied, shown: { cells, pair, line: null } };
  }
  const { answered, truth, shown, move } = finding.complaint;
  return {
    ...about,
    place: move === null ? border : `${border} · ${t('move', { move })}`,
    replied: [row('answered', answered), row('right-answer', makeAnswer(question, truth))],
    shown,
  };
}

/** Less cannot be told from the time that asking takes. */
const LEAST_MS = 0.0005;

/** Returns whether a time could be measured. */
export function isTold(ms: number | null): ms is number {
  return ms !== null && ms > LEAST_MS;
}

/** Times as multiples of the first one that can be told, one row a size: the program, then each algorithm. */
function growthRows(t: JudgeWords, { sides, ms, algorithms }: MeasuredGrowth): string[][] {
  const columns = [ms, ...algorithms.map((each) => each.ms)];
  return sides.map((side, row) => [
    `${side}×${side}`,
    ...columns.map((times) => {
      const first = times.find(isTold) ?? null;
      const now = times[row] ?? null;
      if (first === null || !isTold(now)) return t('growth.none');
      return t('growth.times', { times: makeMultiple(now / first) });
    }),
  ]);
}

function growthHead(language: Language, { algorithms }: MeasuredGrowth): string[] {
  const t = judgeWords(language);
  const names = algorithms.map(({ name }) => algorithmWords(language, name));
  return [t('growth.side'), t('growth.program'), ...names];
}

/** The name of an algorithm; what is not published is ours. */
export function algorithmWords(language: Language, name: TracedAlgorithm): string {
  const isPublished = ALGORITHM_NAMES.some((each) => each === name);
  const words = algorithmName(language, name);
  return isPublished ? words : judgeWords(language)('growth.ours', { name: words });
}

/** Two digits that count. */
function makeMultiple(multiple: number): string {
  return multiple >= 10 ? String(Math.round(multiple)) : String(Math.round(10 * multiple) / 10);
}
