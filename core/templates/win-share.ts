/**
 * The results of random games on a template: tallies, the share of games won with its interval, and the grade
 * of a share. Playing them is `estimate.ts`; a window that only shows them does without the engine.
 */
import type { MeasuredShare } from '../solve/measured-share.ts';
import { clopperPearson, student95 } from '../solve/share-interval.ts';

/** The results of many games. Tallies of different seeds add up. */
export interface WinTally {
  /** Deals that were played, each equally often. */
  readonly deals: number;
  readonly games: number;
  readonly won: number;
  /** Sum over the deals of the square of the games won on each: how much deals differ. */
  readonly wonSquares: number;
  /** Legal moves at the start, summed over the deals. */
  readonly openingMoves: number;
}

/** Share of random games won, from 0 to 1, over all deals of a template. */
export interface WinShare extends MeasuredShare {
  /** Mean number of legal moves at the start. */
  readonly openingMoves: number;
}

/** The tally before any deal was played. */
export const NO_TALLY: WinTally = { deals: 0, games: 0, won: 0, wonSquares: 0, openingMoves: 0 };

/** Both tallies as one. */
export function addTallies(one: WinTally, other: WinTally): WinTally {
  return {
    deals: one.deals + other.deals,
    games: one.games + other.games,
    won: one.won + other.won,
    wonSquares: one.wonSquares + other.wonSquares,
    openingMoves: one.openingMoves + other.openingMoves,
  };
}

/** Two-sided 95 % of the standard normal distribution. */
const NORMAL_95 = 1.959964;

/**
 * Estimates from a tally the share of all games on all deals that are won; null when nothing was played. The
 * interval is that of Korn and Graubard for cluster samples (Survey Methodology 24, 1998): Clopper and
 * Pearson's, for as many games as those played are worth, with Student's factor since how much deals differ
 * is itself known from few deals only.
 */
export function winShareOf(tally: WinTally): WinShare | null {
  const { deals, games, won, openingMoves } = tally;
  if (deals === 0) return null;
  const share = won / games;
  const surety = deals === 1 ? 0 : (NORMAL_95 / student95(deals - 1)) ** 2;
  const worth = (games / designEffect(tally)) * surety;
  const { low, high } = clopperPearson(share * worth, worth);
  return {
    games,
    share,
    low,
    high,
    openingMoves: openingMoves / deals,
  };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

/**
 * By how much games on one deal repeat each other, from 1 (not at all) to the number of games on each (wholly), which
 * surveys call the design effect: the variance of the deals' wins over what it would be if each game were dealt anew.
 * One deal always won and one always lost are added: few deals that agree by chance, or a rare deal of another sort that
 * was not met yet, would make the interval too narrow.
 */
function designEffect(tally: WinTally): number {
  const gamesEach = tally.games / tally.deals;
  const deals = tally.deals + 2;
  const won = tally.won + gamesEach;
  const wonSquares = tally.wonSquares + gamesEach ** 2;
  const share = won / (deals * gamesEach);
  const variance = (wonSquares - won ** 2 / deals) / (deals - 1);
  return clamp(variance / (gamesEach * share * (1 - share)), 1, gamesEach);
}

/** Grades of a template, by the share of random games that win. */
export const GRADES = ['gentle', 'easy', 'moderate', 'hard', 'fierce'] as const;
export type Grade = (typeof GRADES)[number];

/** The least win share of each grade but the last, in thousandths. */
const LEAST_WINS: readonly number[] = [850, 600, 300, 80];

/** The grade of a win share in thousandths. */
export function gradeOf(winPermille: number): Grade {
  const grade = LEAST_WINS.findIndex((least) => winPermille >= least);
  return GRADES[grade] ?? 'fierce';
}
