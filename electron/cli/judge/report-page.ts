/** A report as one page of HTML, with its pictures inside: nothing is loaded from elsewhere and no script runs. */

import type { JudgeFinding } from '../../../core/judge/examination.ts';
import { growthChart } from '../../../core/judge/growth-chart.ts';
import { makeQuestion } from '../../../core/judge/question.ts';
import { makeAnswer } from '../../../core/judge/verdict.ts';
import type { Language } from '../../../core/languages.ts';
import { type JudgeWords, judgeWords } from '../texts.ts';
import { isPassing, type ProgramReport } from './examine-program.ts';
import type { MeasuredGrowth } from './measure-growth.ts';
import {
  algorithmWords,
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
import { chartSvg, escapeText, positionSvg } from './svg.ts';

const STYLE = `
:root{--paper:#f6f1e5;--ink:#26241f;--soft:#5d584c;--tile:#fffdf6;--edge:#8a8272;--cell:#ddd6c6;--line:#b3261e;--good:#2d6a4f}
@media(prefers-color-scheme:dark){:root{--paper:#1f1d19;--ink:#ece6d8;--soft:#b3ab9a;--tile:#38342b;--edge:#9a917e;--cell:#4a453a;--line:#ff8a7a;--good:#7fd1a9}}
body{margin:0;padding:24px;background:var(--paper);color:var(--ink);font:16px/1.55 "PingFang SC","Microsoft YaHei UI","Noto Sans CJK SC",system-ui,sans-serif}
main{max-width:820px;margin:0 auto}h1{font-size:26px}h2{font-size:19px;margin-top:36px}
p.soft{color:var(--soft);margin:4px 0}table{border-collapse:collapse;display:block;overflow-x:auto}
td,th{padding:4px 14px 4px 0;text-align:left;font-variant-numeric:tabular-nums;white-space:nowrap}
code{overflow-wrap:anywhere}svg{max-width:100%;height:auto}dt{color:var(--soft)}dd{margin:0 0 8px}
.good{color:var(--good)}.bad{color:var(--line)}.chart{background:#fffdf6;border-radius:8px;padding:12px;--ink:#26241f;--cell:#ddd6c6;display:inline-block}`;

/** The page. */
export function reportPage(report: ProgramReport, language: Language): string {
  const t = judgeWords(language);
  const { command, examination, growth } = report;
  const { results, findings, known } = examination;
  const program = command.join(' ');
  const title = t('page.title', { program });
  const rows = results.map(({ task, ...result }) => [t(`task.${task}`), resultWords(t, { task, ...result })]);
  const body = [
    `<h1>${escapeText(title)}</h1>`,
    `<p class="${isPassing(report) ? 'good' : 'bad'}"><strong>${escapeText(headlineOf(t, report))}</strong></p>`,
    ...circumstancesOf(t, report).map((words) => `<p class="soft">${escapeText(words)}</p>`),
    table([t('column.task'), t('column.result')], rows),
    ...findings.map((finding, index) => findingPart(t, finding, index + 1, report)),
    ...(known.length === 0
      ? []
      : [
          `<h2>${escapeText(t('known.title'))}</h2>`,
          ...known.map((name) => `<p>${escapeText(knownWords(t, name))}</p>`),
        ]),
    ...growth.map((each) => growthPart(language, each)),
    `<p class="soft">${escapeText(t('page.made'))}</p>`,
  ];
  return `<!doctype html>\n<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta http-equiv="Content-Security-Policy" content="default-src 'none';style-src 'unsafe-inline'"><title>${escapeText(title)}</title><style>${STYLE}</style></head><body><main>\n${body.join('\n')}\n</main></body></html>\n`;
}

function findingPart(
  t: JudgeWords,
  finding: JudgeFinding,
  number: number,
  { bounds }: ProgramReport,
): string {
  const question = questionOf(finding);
  const [task, fault] = [t(`task.${finding.task}`), faultWords(t, finding, bounds)];
  const heading = t('finding', { number, task, fault });
  const row = (name: string, text: string) =>
    `<dt>${escapeText(name)}</dt><dd><code>${escapeText(text.trim() === '' ? t('nothing') : text)}</code></dd>`;
  const shown =
    finding.type === 'wrong'
      ? finding.complaint.shown
      : { cells: question.cells, pair: question.pair, line: null };
  const said =
    finding.type === 'wrong'
      ? [
          row(t('answered'), finding.complaint.answered),
          row(t('right-answer'), makeAnswer(question, finding.complaint.truth)),
        ]
      : failureRows(finding).map(({ key, text }) => row(t(key), text));
  const move =
    finding.type === 'wrong' && finding.complaint.move !== null
      ? ` · ${t('move', { move: finding.complaint.move })}`
      : '';
  return [
    `<h2>${escapeText(heading)}</h2>`,
    `<p>${escapeText(t('times', { count: finding.count }))} <span class="soft">${escapeText(t(`border.${question.border}`) + move)}</span></p>`,
    positionSvg(question, shown, heading),
    `<dl>${row(t('question'), makeQuestion(question))}${said.join('')}</dl>`,
  ].join('\n');
}

function growthPart(language: Language, measured: MeasuredGrowth): string {
  const t = judgeWords(language);
  return [
    `<h2>${escapeText(t(`growth.${measured.task}`))}</h2>`,
    `<p class="soft">${escapeText(t('growth.note'))}</p>`,
    table(growthHead(language, measured), growthRows(t, measured)),
    `<p>${escapeText(t('growth.chart-ms'))}</p>`,
    `<div class="chart">${growthSvg(language, measured, 'ms')}</div>`,
    `<p>${escapeText(t('growth.chart-looks'))}</p>`,
    `<div class="chart">${growthSvg(language, measured, 'looks')}</div>`,
  ].join('\n');
}

/** A chart of times or of cells examined; the program itself is in the first alone, since nobody sees where it looks. */
export function growthSvg(
  language: Language,
  { task, sides, ms, algorithms }: MeasuredGrowth,
  of: 'ms' | 'looks',
): string {
  const t = judgeWords(language);
  const own = of === 'ms' && ms.length > 0 ? [{ name: t('growth.program'), values: ms }] : [];
  const curves = [
    ...own,
    ...algorithms.map((each) => ({ name: algorithmWords(language, each.name), values: each[of] })),
  ];
  return chartSvg(growthChart(sides, curves), `${t(`growth.${task}`)}: ${t(`growth.chart-${of}`)}`);
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = (tag: string, row: readonly string[]) =>
    row.map((word) => `<${tag}>${escapeText(word)}</${tag}>`).join('');
  return `<table><thead><tr>${cells('th', head)}</tr></thead><tbody>${rows.map((row) => `<tr>${cells('td', row)}</tr>`).join('')}</tbody></table>`;
}
