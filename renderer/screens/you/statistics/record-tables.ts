/** Statistics and scores as tables to save: a row of headings, then a row for each. */
import type { TFunction } from 'i18next';
import type { CountedGame, TableStatistics } from '../../../../core/contract/statistics.ts';
import { hasScore, MODES, type Mode } from '../../../../core/game/modes/table.ts';
import type { ScoreRow } from '../../../../core/game/score-row.ts';
import { makePercent } from '../../../../core/percent.ts';
import { templateName } from '../../../components/words.ts';
import { MODE_LOOKS, modeName } from '../../../parts/modes/mode-looks.ts';
import type { CsvCell } from './csv.ts';
import { ratiosOf, sumsOfGame } from './played-games.ts';

type Table = readonly (readonly CsvCell[])[];

function secondsOf(elapsedMs: number | null): number | null {
  return elapsedMs === null ? null : Math.floor(elapsedMs / 1_000);
}

/** Day and time of the machine, in the order that sorts by itself. */
function momentOf(moment: number): string {
  // Swedish writes what ISO 8601 asks for.
  return new Date(moment).toLocaleString('sv-SE');
}

function hasLevels({ mode }: { readonly mode: Mode }): boolean {
  return MODES[mode].boards === 'levels';
}

function isScored({ mode }: { readonly mode: Mode }): boolean {
  return hasScore(mode);
}

function isNamedByMode({ mode }: { readonly mode: Mode }): boolean {
  return MODE_LOOKS[mode].isNamedBy === 'mode';
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
    modeName(t, table.mode),
    table.template === null ? null : templateName(t, table.template),
    table.started,
    table.finished,
    table.unaided,
    table.links,
    isScored(table) ? secondsOf(table.elapsedMs) : null,
    isScored(table) ? table.bestTotal : null,
    hasLevels(table) ? table.bestLevel : null,
    hasLevels(table) || !isScored(table) ? null : secondsOf(table.leastElapsedMs),
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
  const rows = scores
    .filter(isScored)
    .map(({ score, ...row }) => [
      momentOf(row.finishedAt),
      modeName(t, row.mode),
      isNamedByMode(row) ? null : templateName(t, { name: row.templateName, builtIn: row.builtIn }),
      score.total,
      score.links,
      score.turns,
      score.combo,
      score.time,
      score.difficulty,
      row.level,
      row.links,
      secondsOf(row.elapsedMs),
      row.assists.map((assist) => t(`assist.${assist}`)).join(t('app.list-separator')),
    ]);
  return [SCORE_HEADS.map((head) => t(`record.csv.${head}`)), ...rows];
}

const GAME_HEADS = [
  'date',
  'mode',
  'board',
  'help',
  'links',
  'seconds',
  'pace',
  'wrong-pairs',
  'tried-links',
  'last-third-percent',
] as const;

function percentOf(share: number | null): number | null {
  return share === null ? null : Number(makePercent(share));
}

/** Every finished game with what it adds to the statistics. */
export function gamesTable(t: TFunction, games: readonly CountedGame[]): Table {
  const rows = games.map((game) => {
    const { figures, template } = game;
    const { pace, lastThirdShare } = ratiosOf(sumsOfGame(game));
    const knowsMisses = figures !== null && figures.triedLinks > 0;
    return [
      momentOf(game.finishedAt),
      modeName(t, game.mode),
      isNamedByMode(game) ? null : templateName(t, template),
      t(`record.help.${game.help}`),
      figures?.links ?? null,
      isScored(game) ? secondsOf(figures?.elapsedMs ?? null) : null,
      pace === null ? null : Math.round(10 * pace) / 10,
      knowsMisses ? figures.misses : null,
      knowsMisses ? figures.triedLinks : null,
      percentOf(lastThirdShare),
    ];
  });
  return [GAME_HEADS.map((head) => t(`record.csv.${head}`)), ...rows];
}
