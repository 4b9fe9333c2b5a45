/** A report as text for a terminal. */
import { drawPosition } from '../../../core/judge/drawing.ts';
import type { JudgeFinding } from '../../../core/judge/examination.ts';
import { makeQuestion } from '../../../core/judge/question.ts';
import { makeAnswer } from '../../../core/judge/verdict.ts';
import type { Printer } from '../printer.ts';
import { type JudgeWords, judgeWords } from '../texts.ts';
import type { ProgramReport } from './examine-program.ts';
import {
  circumstancesOf,
  failureRows,
  faultWords,
  growthHead,
  growthRows,
  headlineOf,
  knownWords,
  questionOf,
  resultWords,
} from './report-lines.ts';

/** Most characters of a line of the program that are shown. */
const MOST_SHOWN = 160;

/** The whole report. */
export function printReport(report: ProgramReport, printer: Printer): string {
  const t = judgeWords(printer.language);
  const { command, examination, growth, bounds } = report;
  const { results, findings, known } = examination;
  const width = Math.max(...results.map(({ task }) => task.length));
  const parts = [
    [
      printer.strong(`${command.join(' ')}: ${headlineOf(t, report)}`),
      ...circumstancesOf(t, report).map(printer.faint),
    ],
    results.map((result) => `${result.task.padEnd(width)}  ${resultWords(t, result)}`),
    ...findings.map((finding, index) => {
      const [task, fault] = [t(`task.${finding.task}`), faultWords(t, finding, bounds)];
      return [printer.strong(t('finding', { number: index + 1, task, fault })), ...findingLines(t, finding)];
    }),
    ...(known.length === 0
      ? []
      : [[printer.strong(t('known.title')), ...known.map((name) => `  ${knownWords(t, name)}`)]]),
    ...growth.map((each) => [
      printer.strong(t(`growth.${each.task}`)),
      ...table([growthHead(printer.language, each), ...growthRows(t, each)]),
    ]),
    ...(growth.length === 0 ? [] : [[printer.faint(t('growth.note'))]]),
  ];
  return parts.map((lines) => lines.join('\n')).join('\n\n');
}

function findingLines(t: JudgeWords, finding: JudgeFinding): string[] {
  const question = questionOf(finding);
  const row = (key: 'question' | 'answered' | 'right-answer' | 'said' | 'ended', text: string) =>
    `  ${t(key)}: ${text.trim() === '' ? t('nothing') : shown(text, key === 'said')}`;
  const head = [`  ${t('times', { count: finding.count })}`, row('question', makeQuestion(question))];
  if (finding.type === 'failed') {
    const drawn = drawPosition(question, { cells: question.cells, pair: null, line: null });
    return [
      ...head,
      ...drawn.map((line) => `    ${line}`),
      ...failureRows(finding).map(({ key, text }) => row(key, text)),
    ];
  }
  const { complaint } = finding;
  return [
    ...head,
    `  ${t(`border.${question.border}`)}${complaint.move === null ? '' : ` · ${t('move', { move: complaint.move })}`}`,
    ...drawPosition(question, complaint.shown).map((line) => `    ${line}`),
    row('answered', complaint.answered),
    row('right-answer', makeAnswer(question, complaint.truth)),
  ];
}

/** The beginning of a long text, or its end: what went wrong stands last in what a program says. */
function shown(text: string, isEnd: boolean): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= MOST_SHOWN) return line;
  return isEnd ? `…${line.slice(-MOST_SHOWN)}` : `${line.slice(0, MOST_SHOWN)}…`;
}

/** Columns to the right, as wide as they must be; a Chinese character is two columns wide. */
function table(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => columnsOf(row[column] ?? ''))),
  );
  return rows.map((row) =>
    row.map((word, column) => ' '.repeat((widths[column] ?? 0) - columnsOf(word)) + word).join('  '),
  );
}

function columnsOf(text: string): number {
  return [...text].reduce((sum, each) => sum + (/[\p{Script=Han}\uFF00-\uFFEF]/u.test(each) ? 2 : 1), 0);
}
