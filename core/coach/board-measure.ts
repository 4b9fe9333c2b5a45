/** The two measures of a board, by the games of the casual player: how easily its links are seen, and how easily it is lost. */
import type { Board } from '../board/board.ts';
import type { Rules } from '../rules/rules.ts';
import { type Progress, runToEnd } from '../solve/progress.ts';
import { CASUAL_PLAYER, type CasualGame, type CasualParameters, CasualPlayer } from './casual-player.ts';
import { ProvedHelp } from './proved-help.ts';

/** The games that measure a board. Game i has the stream of seed + i. */
export interface MeasureOptions {
  readonly games: number;
  /** Unsigned 32-bit. */
  readonly seed: number;
  readonly parameters?: CasualParameters;
  /** True if the player has help. */
  readonly isHelped?: boolean;
}

/** The measures of a casual player's games. Medians are null where no game counts for them. */
export interface CasualMeasure {
  readonly games: number;
  readonly won: number;
  /**
   * Seconds that a link takes in the first, the second and the last third of a game, without the hand: the median over the games
   * won of the mean of each game.
   */
  readonly secondsByThird: readonly [number, number, number] | null;
  /** The bounds of the 95 % interval of the first of them; null where too few games were won to have one. */
  readonly firstThirdBounds: { readonly low: number; readonly high: number } | null;
  /** The least number of open links before the last quarter of the pairs: the median over all games. */
  readonly leastOpen: number;
  /** Games in which fewer than two links were open at some time before the last quarter. */
  readonly tight: number;
  /** The median share of the pairs that is left in games that got stuck, from 0 to 1. */
  readonly leftWhenStuck: number | null;
  /** The median length of a game won. */
  readonly minutes: number | null;
}

/** Moves at the end of a game that got stuck whose open links do not count: there it is nearly over. */
const LAST_MOVES = 3;
const QUARTERS = 4;
const THIRDS = 3;
const NORMAL_95 = 1.959964;
const LEAST_VALUES = 20;
const MS_A_SECOND = 1_000;
const MS_A_MINUTE = 60_000;

/** Plays games on a board and measures them. The same board, rules and options give the same figures on every machine. */
export function measureBoard(board: Board, rules: Rules, options: MeasureOptions): CasualMeasure {
  return runToEnd(measureInSteps(board, rules, options));
}

/** The same figures, with a pause after each game; the nodes that it reports are games. */
export function* measureInSteps(
  board: Board,
  rules: Rules,
  options: MeasureOptions,
): Generator<Progress, CasualMeasure> {
  const games: CasualGame[] = [];
  for (const game of eachCasualGame(board, rules, options)) {
    games.push(game);
    yield { nodes: games.length };
  }
  return summarizeGames(games);
}

/** The games that `measureBoard` measures. */
export function playCasualGames(board: Board, rules: Rules, options: MeasureOptions): CasualGame[] {
  return [...eachCasualGame(board, rules, options)];
}

function* eachCasualGame(board: Board, rules: Rules, options: MeasureOptions): Generator<CasualGame, void> {
  const { games, seed, parameters = CASUAL_PLAYER, isHelped = false } = options;
  const player = new CasualPlayer(board, rules, parameters);
  const help = isHelped ? new ProvedHelp(board, rules) : null;
  for (let game = 0; game < games; game++) yield player.play(board.cells, seed + game, help);
}

/** Summarizes some games on one board. */
export function summarizeGames(games: readonly CasualGame[]): CasualMeasure {
  const won = games.filter(({ isWon }) => isWon);
  const stuck = games.filter(({ isWon }) => !isWon);
  const leastOpen = games.map(leastOpenOf);
  return {
    games: games.length,
    won: won.length,
    secondsByThird:
      won.length === 0 ? null : [medianSeconds(won, 0), medianSeconds(won, 1), medianSeconds(won, 2)],
    firstThirdBounds: medianBounds(won.map((game) => secondsOf(game, 0))),
    leastOpen: medianOf(leastOpen) ?? 0,
    tight: leastOpen.filter((open) => open < 2).length,
    leftWhenStuck: medianOf(stuck.map(({ pairsLeft, moves }) => pairsLeft / (pairsLeft + moves.length / 2))),
    minutes: medianOf(won.map(({ totalMs }) => totalMs / MS_A_MINUTE)),
  };
}

/** The median of some numbers, of two in the middle their mean; null of none. */
export function medianOf(values: readonly number[]): number | null {
  const sorted = values.toSorted((one, other) => one - other);
  const above = sorted[sorted.length >> 1];
  const below = sorted[(sorted.length - 1) >> 1];
  return above === undefined || below === undefined ? null : (above + below) / 2;
}

function medianSeconds(games: readonly CasualGame[], third: number): number {
  return medianOf(games.map((game) => secondsOf(game, third))) ?? 0;
}

/** The mean time of a link in a third of a game. */
function secondsOf({ waitsMs }: CasualGame, third: number): number {
  const from = Math.floor((waitsMs.length * third) / THIRDS);
  const to = Math.floor((waitsMs.length * (third + 1)) / THIRDS);
  const waits = waitsMs.slice(from, Math.max(from + 1, to));
  return waits.reduce((sum, wait) => sum + wait, 0) / (waits.length * MS_A_SECOND);
}

/**
 * The 95 % interval of a median, from the order of the values alone: how many of them lie below the true median is
 * binomial with one half, here by its normal approximation. Null of fewer than `LEAST_VALUES`, where that is too rough.
 */
function medianBounds(values: readonly number[]): { readonly low: number; readonly high: number } | null {
  const count = values.length;
  if (count < LEAST_VALUES) return null;
  const sorted = values.toSorted((one, other) => one - other);
  const away = Math.ceil((NORMAL_95 * Math.sqrt(count)) / 2);
  const low = sorted[Math.max(0, Math.floor(count / 2) - away)];
  const high = sorted[Math.min(count - 1, Math.ceil(count / 2) + away - 1)];
  return low === undefined || high === undefined ? null : { low, high };
}

/** The least number of links open before the moves that count. */
function leastOpenOf({ isWon, pairsLeft, openLinks }: CasualGame): number {
  const pairs = pairsLeft + openLinks.length;
  const beforeLastQuarter = Math.floor((pairs * (QUARTERS - 1)) / QUARTERS);
  const counted = isWon ? openLinks : openLinks.slice(0, Math.max(1, openLinks.length - LAST_MOVES));
  return Math.min(...counted.slice(0, Math.max(1, beforeLastQuarter)));
}
