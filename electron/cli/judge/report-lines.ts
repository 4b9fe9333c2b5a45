/** The sentences of a report, which the text and the page share. */
import type { TracedAlgorithm } from '../../../core/algorithms/pseudo-code.ts';
import { ALGORITHM_NAMES } from '../../../core/algorithms/published.ts';
import type { JudgeFinding, TaskResult } from '../../../core/judge/examination.ts';
import { type KnownFault, taskOfFault } from '../../../core/judge/known-faults.ts';
import type { JudgeQuestion } from '../../../core/judge/question.ts';
import type { Language } from '../../../core/languages.ts';
import { algorithmName, type JudgeWords, judgeWords } from '../texts.ts';
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
  const isUnfinished = report.isCutShort && findings.length === 0 && report.differing === 0;
  return t(isUnfinished ? 'unfinished' : 'failed');
}

/** How the program was run, and within which bounds. */
export function circumstancesOf(t: JudgeWords, { asked, mode, bounds, ...report }: ProgramReport): string[] {
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

export function resultWords(t: JudgeWords, { asked, right, isPassed, isGivenUp }: TaskResult): string {
  if (isPassed) return t('result.pass');
  return t(isGivenUp ? 'result.given-up' : 'result.right', { asked, right });
}

/** The fault of a finding in a few words. */
export function faultWords(t: JudgeWords, { fault }: JudgeFinding, bounds: ProgramBounds): string {
  return t(`fault.${fault}`, boundFigures(bounds));
}

/** What a program wrote or how it ended, one row each, where it gave no answer. */
export function failureRows(finding: Extract<JudgeFinding, { type: 'failed' }>) {
  const { fault, ended, detail } = finding;
  return [
    ...(fault === 'crash' && ended !== null ? [{ key: 'ended', text: ended } as const] : []),
    ...(detail === '' ? [] : [{ key: 'said', text: detail } as const]),
  ];
}

/** Says which published fault explains the answers to a task. */
export function knownWords(t: JudgeWords, name: KnownFault): string {
  return t('known.explains', { task: taskOfFault(name), fault: t(`known.${name}`) });
}

/** The question of a finding: that of its smallest board. */
export function questionOf(finding: JudgeFinding): JudgeQuestion {
  return finding.type === 'wrong' ? finding.complaint.question : finding.question;
}

/** Less cannot be told from the time that asking takes. */
const LEAST_MS = 0.0005;

/** Times as multiples of the first one that can be told, one row a size: the program, then each algorithm. */
export function growthRows(t: JudgeWords, { sides, ms, algorithms }: MeasuredGrowth): string[][] {
  const columns = [ms, ...algorithms.map((each) => each.ms)];
  return sides.map((side, row) => [
    `${side}×${side}`,
    ...columns.map((times) => {
      const first = times.find((each) => each !== null && each > LEAST_MS) ?? null;
      const now = times[row] ?? null;
      if (first === null || now === null || now < first) return t('growth.none');
      return t('growth.times', { times: makeMultiple(now / first) });
    }),
  ]);
}

export function growthHead(language: Language, { algorithms }: MeasuredGrowth): string[] {
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
