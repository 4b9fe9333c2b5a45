/** A report as one page of HTML, with its pictures inside: nothing is loaded from elsewhere and no script runs. */
import { growthChart } from '../../../core/judge/growth-chart.ts';
import type { GrowthMeasure } from '../../../core/judge/growth-scope.ts';
import { chartSvg } from '../../../core/judge/growth-svg.ts';
import type { Language } from '../../../core/languages.ts';
import { escapeMarkup } from '../../../core/text/escape-markup.ts';
import { judgeWords } from '../texts.ts';
import { isPassing, type ProgramReport } from './examine-program.ts';
import type { MeasuredGrowth } from './measure-growth.ts';
import { positionSvg } from './position-svg.ts';
import {
  algorithmWords,
  isTold,
  type ToldFinding,
  type ToldGrowth,
  type ToldRow,
  tellReport,
} from './report-lines.ts';

const STYLE = `
:root{--paper:#f6f1e5;--ink:#26241f;--soft:#5d584c;--tile:#fffdf6;--edge:#8a8272;--cell:#ddd6c6;--line:#b3261e;--good:#2d6a4f}
@media(prefers-color-scheme:dark){:root{--paper:#1f1d19;--ink:#ece6d8;--soft:#b3ab9a;--tile:#38342b;--edge:#9a917e;--cell:#4a453a;--line:#ff8a7a;--good:#7fd1a9}}
body{margin:0;padding:24px;background:var(--paper);color:var(--ink);font:16px/1.55 system-ui,sans-serif}
main{max-width:820px;margin:0 auto}h1{font-size:26px}h2{font-size:19px;margin-top:36px}
p.soft{color:var(--soft);margin:4px 0}table{border-collapse:collapse;margin-top:16px;display:block;overflow-x:auto}
td,th{padding:4px 14px 4px 0;text-align:left;font-variant-numeric:tabular-nums;white-space:nowrap}
code{overflow-wrap:anywhere}svg{max-width:100%;height:auto}dt{color:var(--soft)}dd{margin:0 0 8px}
.good{color:var(--good)}.bad{color:var(--line)}.chart{background:#fffdf6;border-radius:8px;padding:12px;--ink:#26241f;--cell:#ddd6c6;display:inline-block}`;

/** The page. */
export function reportPage(report: ProgramReport, language: Language): string {
  const t = judgeWords(language);
  const told = tellReport(report, language);
  const title = t('page.title', { program: told.program });
  const body = [
    `<h1>${escapeMarkup(title)}</h1>`,
    `<p class="${isPassing(report) ? 'good' : 'bad'}"><strong>${escapeMarkup(told.headline)}</strong></p>`,
    ...told.circumstances.map(soft),
    table(
      [t('column.task'), t('column.result')],
      told.results.map(({ task, words }) => [t(`task.${task}`), words]),
    ),
    ...told.findings.map(findingPart),
    ...(told.known.length === 0 ? [] : [`<h2>${escapeMarkup(t('known.title'))}</h2>`]),
    ...told.known.map((words) => `<p>${escapeMarkup(words)}</p>`),
    ...told.growth.map((growth) => growthPart(language, growth)),
    soft(t('page.made')),
  ];
  return `<!doctype html>\n<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta http-equiv="Content-Security-Policy" content="default-src 'none';style-src 'unsafe-inline'"><title>${escapeMarkup(title)}</title><style>${STYLE}</style></head><body><main>\n${body.join('\n')}\n</main></body></html>\n`;
}

function soft(words: string): string {
  return `<p class="soft">${escapeMarkup(words)}</p>`;
}

function findingPart({ heading, count, place, asked, replied, alike, question, shown }: ToldFinding): string {
  const row = ({ name, text }: ToldRow) =>
    `<dt>${escapeMarkup(name)}</dt><dd><code>${escapeMarkup(text)}</code></dd>`;
  return [
    `<h2>${escapeMarkup(heading)}</h2>`,
    `<p>${escapeMarkup(count)} <span class="soft">${escapeMarkup(place)}</span></p>`,
    positionSvg(question, shown, heading),
    `<dl>${[asked, ...replied].map(row).join('')}</dl>`,
    ...(alike === null ? [] : [`<p>${escapeMarkup(alike)}</p>`]),
  ].join('\n');
}

function growthPart(language: Language, { title, head, rows, measured }: ToldGrowth): string {
  const t = judgeWords(language);
  return [
    `<h2>${escapeMarkup(title)}</h2>`,
    soft(t('growth.note')),
    table(head, rows),
    ...(['time', 'cells'] as const).flatMap((measure) => [
      `<p>${escapeMarkup(t(`growth.chart-${measure}`))}</p>`,
      `<div class="chart">${growthSvg(language, measured, measure)}</div>`,
    ]),
  ].join('\n');
}

/** A chart of times or of cells examined; the program itself is in the first alone: it does not tell which cells it examines. */
export function growthSvg(
  language: Language,
  { task, sides, ms, algorithms }: MeasuredGrowth,
  measure: GrowthMeasure,
): string {
  const t = judgeWords(language);
  const told = ms.map((each) => (isTold(each) ? each : null));
  const own = measure === 'time' && ms.length > 0 ? [{ name: t('growth.program'), values: told }] : [];
  const curves = [
    ...algorithms.map((each) => ({
      name: algorithmWords(language, each.name),
      values: measure === 'time' ? each.ms : each.looks,
    })),
    // Last, so that an algorithm looks alike in every chart.
    ...own,
  ];
  return chartSvg(growthChart(sides, curves), `${t(`growth.${task}`)}: ${t(`growth.chart-${measure}`)}`);
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = (tag: string, row: readonly string[]) =>
    row.map((word) => `<${tag}>${escapeMarkup(word)}</${tag}>`).join('');
  return `<table><thead><tr>${cells('th', head)}</tr></thead><tbody>${rows.map((row) => `<tr>${cells('td', row)}</tr>`).join('')}</tbody></table>`;
}
