import type { BenchResult } from './row.ts';

const HEADINGS = ['work', 'board', 'time', 'against', 'its time', 'ratio', 'goal', '', 'to reach'] as const;

/** The results as aligned columns for a terminal. */
export function makeTable(results: readonly BenchResult[]): string {
  const rows = [[...HEADINGS], ...results.map(cellsOf)];
  const widths = HEADINGS.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** The results as a Markdown table. */
export function makeMarkdown(results: readonly BenchResult[]): string {
  const rows = [[...HEADINGS], HEADINGS.map(() => '---'), ...results.map(cellsOf)];
  return rows.map((row) => `| ${row.join(' | ')} |`).join('\n');
}

function cellsOf(result: BenchResult): string[] {
  const { work, board, ns, against, againstNs, ratio, goal, toReach, ok } = result;
  return [
    work,
    board,
    formatNs(ns),
    against ?? '',
    againstNs === null ? '' : formatNs(againstNs),
    ratio === null ? '' : ratio.toPrecision(3),
    goal === null ? '' : `${goal}`,
    goal === null && ok ? '' : ok ? 'ok' : 'MISSED',
    toReach ?? '',
  ];
}

function formatNs(ns: number): string {
  if (ns < 1e3) return `${ns.toPrecision(3)} ns`;
  if (ns < 1e6) return `${(ns / 1e3).toPrecision(3)} µs`;
  return `${(ns / 1e6).toPrecision(3)} ms`;
}
