/**
 * `npm run bench`: measures the engine against our own plain versions in one interleaved run and prints a table. Its flags are
 * read by scripts/bench.mjs, whose usage says what they do. What was missed is said at the end on standard error.
 */
import { measureTogether, type Work } from './measure.ts';
import { type BenchResult, type BenchRow, judge, summaryOf } from './row.ts';
import { makeDealRows } from './rows-deal.ts';
import {
  DIFFICULTY_ROWS,
  DIFFICULTY_WORK,
  measureDifficultyRow,
  nameOfDifficulty,
} from './rows-difficulty.ts';
import { makeEditorRows } from './rows-editor.ts';
import { makeGrowthRows } from './rows-growth.ts';
import { LARGE_DEAL_ROWS, LARGE_DEAL_WORK, measureLargeDealRow, nameOfLargeDeal } from './rows-large-deal.ts';
import { makeLeanRows } from './rows-lean.ts';
import { makeLinkRows } from './rows-link.ts';
import { makeLoadRows } from './rows-load.ts';
import { makeReadyRows } from './rows-ready.ts';
import { measureReviewRow, nameOfReview, REVIEW_ROWS, REVIEW_WORK } from './rows-review.ts';
import { measureSecondsRow } from './rows-seconds.ts';
import { measureSolveRow, nameOf, SOLVE_ROWS, workOf } from './rows-solve.ts';
import { makeWordRows } from './rows-words.ts';
import { makeMarkdown, makeTable } from './table.ts';

interface Options {
  readonly json?: boolean;
  readonly markdown?: boolean;
  readonly only: string;
  readonly boards: string;
  readonly seconds?: string;
}

const options: Options = JSON.parse(process.argv[2] ?? '{}');
const boards = Number(options.boards);
const seconds = options.seconds === undefined ? null : Number(options.seconds);
const rows = [
  ...makeLoadRows(),
  ...makeReadyRows(),
  ...makeLinkRows(),
  ...makeLeanRows(),
  ...makeWordRows(),
  ...makeGrowthRows(),
  ...makeDealRows(),
  ...makeEditorRows(),
].filter(({ work, board, against }) => isWanted(work, board, against?.name));
const solveRows = SOLVE_ROWS.filter((row) => isWanted(workOf(row), nameOf(row)));
const difficultyRows = DIFFICULTY_ROWS.filter((row) => isWanted(DIFFICULTY_WORK, nameOfDifficulty(row)));
const largeDeals = LARGE_DEAL_ROWS.filter((row) => isWanted(LARGE_DEAL_WORK, nameOfLargeDeal(row)));
const reviewRows = REVIEW_ROWS.filter((row) => isWanted(REVIEW_WORK, nameOfReview(row)));
const results =
  seconds === null
    ? [
        ...measureRows(rows),
        ...difficultyRows.map(measureDifficultyRow),
        ...largeDeals.map(measureLargeDealRow),
        ...reviewRows.map(measureReviewRow),
        ...solveRows.map((row) => measureSolveRow(row, boards)),
      ]
    : solveRows.map((row) => measureSecondsRow(row, boards, seconds));
if (options.json === true) {
  console.log(JSON.stringify(results, null, 2));
} else {
  console.log((options.markdown === true ? makeMarkdown : makeTable)(results));
  for (const note of new Set(
    rows.flatMap(({ work, board, note }) => (note === undefined ? [] : `${work}, ${board}: ${note}`)),
  ))
    console.log(`\n${note}`);
}
const { text, exitCode } = summaryOf(results);
console.error(`\n${text}`);
process.exitCode = exitCode;

function isWanted(work: string, board: string, opponent = ''): boolean {
  return new RegExp(options.only, 'i').test(`${work} | ${board} | ${opponent}`);
}

/** Measures each work once, however many rows it appears in. */
function measureRows(wanted: readonly BenchRow[]): BenchResult[] {
  const works = [
    ...new Set(wanted.flatMap(({ subject, against }) => [subject, ...(against ? [against.work] : [])])),
  ];
  const times = measureTogether(works);
  const timeOf = (work: Work): number => times[works.indexOf(work)] ?? Number.NaN;
  return wanted.map((row) => judge(row, timeOf(row.subject), row.against ? timeOf(row.against.work) : null));
}
