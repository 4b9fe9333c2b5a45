/** Statistics and scores as tables to save: a row of headings, then a row for each. */
import type { TFunction } from 'i18next';
import type { ScoreRow } from '../../../core/contract/schemas.ts';
import type { TableStatistics } from '../../../core/contract/statistics.ts';
import { templateName } from '../../components/words.ts';
import type { CsvCell } from './csv.ts';

type Table = readonly (readonly CsvCell[])[];

function secondsOf(elapsedMs: number | null): number | null {
  return elapsedMs === null ? null : Math.floor(elapsedMs / 1_000);
}

/** Day and time of the machine, in the order that sorts by itself. */
function momentOf(moment: number): string {
  // Swedish writes what ISO 8601 asks for.
  return new Date(moment).toLocaleString('sv-SE');
}

const STATISTICS_HEADS = [
  'mode',
  'board',
  'started',
  'finished',
  'unaided',
  'links',
  'seconds',
  'high-score',
  'best-level',
  'best-seconds',
] as const;

export function statisticsTable(t: TFunction, tables: readonly TableStatistics[]): Table {
  const rows = tables.map((table) => [
    t(`record.mode.${table.mode}`),
    table.template === null ? null : templateName(t, table.template),
    table.started,
    table.finished,
    table.unaided,
    table.links,
    secondsOf(table.elapsedMs),
    table.bestTotal,
    table.mode === 'timed' ? table.bestLevel : null,
    table.mode === 'timed' ? null : secondsOf(table.leastElapsedMs),
  ]);
  return [STATISTICS_HEADS.map((head) => t(`record.csv.${head}`)), ...rows];
}

const SCORE_HEADS = [
  'date',
  'mode',
  'board',
  'score',
  'part-links',
  'part-turns',
  'part-combo',
  'part-time',
  'part-difficulty',
  'level',
  'links',
  'seconds',
  'help',
] as const;

export function scoresTable(t: TFunction, scores: readonly ScoreRow[]): Table {
  const rows = scores.map(({ score, ...row }) => [
    momentOf(row.finishedAt),
    t(`record.mode.${row.mode}`),
    row.mode === 'timed' ? null : templateName(t, { name: row.templateName, builtIn: row.builtIn }),
    score.total,
    score.links,
    score.turns,
    score.combo,
    score.time,
    score.difficulty,
    row.level,
    row.links,
    secondsOf(row.elapsedMs),
    row.assists.map((assist) => t(`assist.${assist}`)).join(t('record.separator')),
  ]);
  return [SCORE_HEADS.map((head) => t(`record.csv.${head}`)), ...rows];
}
