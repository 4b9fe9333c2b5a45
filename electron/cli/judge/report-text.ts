/** A report as text for a terminal. */
import { drawPosition } from '../../../core/judge/drawing.ts';
import type { Printer } from '../printer.ts';
import { judgeWords } from '../texts.ts';
import type { ProgramReport } from './examine-program.ts';
import { type ToldFinding, type ToldRow, tellReport } from './report-lines.ts';

/** Most characters of a line of the program that are shown. */
const MOST_SHOWN = 160;

/** The whole report. */
export function printReport(report: ProgramReport, printer: Printer): string {
  const t = judgeWords(printer.language);
  const told = tellReport(report, printer.language);
  const width = Math.max(...told.results.map(({ task }) => task.length));
  const parts = [
    [printer.strong(`${told.program}: ${told.headline}`), ...told.circumstances.map(printer.faint)],
    told.results.map(({ task, words }) => `${task.padEnd(width)}  ${words}`),
    ...told.findings.map((finding) => [printer.strong(finding.heading), ...findingLines(finding)]),
    ...(told.known.length === 0
      ? []
      : [[printer.strong(t('known.title')), ...told.known.map((words) => `  ${words}`)]]),
    ...told.growth.map(({ title, head, rows }) => [printer.strong(title), ...table([head, ...rows])]),
    ...(told.growth.length === 0 ? [] : [[printer.faint(t('growth.note'))]]),
  ];
  return parts.map((lines) => lines.join('\n')).join('\n\n');
}

function findingLines({ count, place, asked, replied, alike, question, shown }: ToldFinding): string[] {
  const row = ({ name, text, isEndTold }: ToldRow) => `${name}: ${cut(text, isEndTold)}`;
  const drawn = drawPosition(question, shown).map((line) => `  ${line}`);
  const lines = [count, row(asked), place, ...drawn, ...replied.map(row), ...(alike === null ? [] : [alike])];
  return lines.map((line) => `  ${line}`);
}

/** The beginning of a long text, or its end. */
function cut(text: string, isEndTold: boolean): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= MOST_SHOWN) return line;
  return isEndTold ? `…${line.slice(-MOST_SHOWN)}` : `${line.slice(0, MOST_SHOWN)}…`;
}

/** Columns to the right, as wide as they must be; a Chinese or Japanese character is two columns wide. */
function table(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => columnsOf(row[column] ?? ''))),
  );
  return rows.map((row) =>
    row.map((word, column) => ' '.repeat((widths[column] ?? 0) - columnsOf(word)) + word).join('  '),
  );
}

function columnsOf(text: string): number {
  return [...text].reduce(
    (sum, each) => sum + (/[\p{Script=Han}\u3000-\u30FF\uFF00-\uFFEF]/u.test(each) ? 2 : 1),
    0,
  );
}
