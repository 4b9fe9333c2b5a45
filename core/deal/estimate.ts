/**
 * How often play without thinking wins on a template: many deals, some uniform random games on each. Games on one deal
 * are alike (a cluster sample), so the interval counts them as fewer than they are.
 */
import type { Cells } from '../board/board.ts';
import { createEngine, type Engine } from '../engine/engine.ts';
import { createRandom } from '../random.ts';
import type { Progress } from '../solve/progress.ts';
import { clopperPearson, student95 } from '../solve/share-interval.ts';
import { type DealRequest, dealBoard } from './deal.ts';
import { RandomPlayer } from './playing/random-play.ts';

/** Games on each deal while a game takes less time than a deal; more of them tell ever less. */
const GAMES_A_DEAL = 10;
/**
 * On boards with more slots than this a game takes longer. Most of its time goes by while nobody can lose yet, so some
 * beginnings are each played to several ends. Each of these games is a random one; that they are alike, the interval
 * counts. On 64 x 64 a fifth of the tiles takes a fifth of the time to play out, and five ends tell as much as three
 * games.
 */
const DEAR_SLOTS = 600;
const BEGINNINGS_A_DEAL = 4;
const ENDS_A_BEGINNING = 5;
const TILES_OF_AN_END = 1 / 5;
const STREAM_STEP = 0x9e3779b1;

/** What many games gave. Tallies of different seeds add up. */
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

/**
 * Share of random games won, in thousandths, with the bounds of its 95 % confidence interval, rounded outwards. The share
 * is 0 or 1000 only when none or all of the games were won.
 */
export interface WinShare {
  readonly games: number;
  readonly winPermille: number;
  readonly lowPermille: number;
  readonly highPermille: number;
  /** Mean number of legal moves at the start, in thousandths of a move. */
  readonly openingMovesPermille: number;
}

/** The tally before any deal was played. */
export const NO_TALLY: WinTally = { deals: 0, games: 0, won: 0, wonSquares: 0, openingMoves: 0 };

/**
 * Plays the deals of `seed`, `seed + 1`, ... and returns their tally. After each deal it yields the number of deals so
 * far and calls `onDeal` with the tally, which is what a host that stops early has. A deal that cannot be made ends it.
 */
export function* playRandomDeals(
  request: DealRequest,
  deals: number,
  onDeal: (tally: WinTally) => void = () => {},
): Generator<Progress, WinTally> {
  const engine = createEngine(request.shape, request.rules);
  let tally = NO_TALLY;
  for (let deal = 0; deal < deals; deal++) {
    const seed = (request.seed + deal) >>> 0;
    const dealt = dealBoard({ ...request, seed });
    if (!dealt.ok) return tally;
    const random = createRandom(Math.imul(seed, STREAM_STEP));
    tally = addTallies(tally, playDeal(engine, new RandomPlayer(engine, random), dealt.value.cells));
    onDeal(tally);
    yield { nodes: tally.deals };
  }
  return tally;
}

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
 * What a tally says about every game on every deal; null when nothing was played. The interval is that of Korn and
 * Graubard for cluster samples (Survey Methodology 24, 1998): Clopper and Pearson's, for as many games as those played are
 * worth, with Student's factor since how much deals differ is itself known from few deals only.
 */
export function winShareOf(tally: WinTally): WinShare | null {
  const { deals, games, won, openingMoves } = tally;
  if (deals === 0) return null;
  const share = won / games;
  const surety = deals === 1 ? 0 : (NORMAL_95 / student95(deals - 1)) ** 2;
  const worth = (games / likeness(tally)) * surety;
  const { low, high } = clopperPearson(share * worth, worth);
  return {
    games,
    winPermille: share === 0 || share === 1 ? share * 1000 : clamp(Math.round(share * 1000), 1, 999),
    lowPermille: Math.floor(low * 1000),
    highPermille: Math.ceil(high * 1000),
    openingMovesPermille: Math.round((openingMoves / deals) * 1000),
  };
}

/** A win share in whole per cent, as it is shown. */
export interface WinPercent {
  readonly wins: number;
  readonly low: number;
  readonly high: number;
}

/** Rounded as the thousandths are: the interval outwards, the share to 0 or 100 only when it is. */
export function winPercentOf({ winPermille, lowPermille, highPermille }: WinShare): WinPercent {
  const isCertain = winPermille === 0 || winPermille === 1000;
  return {
    wins: isCertain ? winPermille / 10 : clamp(Math.round(winPermille / 10), 1, 99),
    low: Math.floor(lowPermille / 10),
    high: Math.ceil(highPermille / 10),
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
function likeness(tally: WinTally): number {
  const gamesEach = tally.games / tally.deals;
  const deals = tally.deals + 2;
  const won = tally.won + gamesEach;
  const wonSquares = tally.wonSquares + gamesEach ** 2;
  const share = won / (deals * gamesEach);
  const variance = (wonSquares - won ** 2 / deals) / (deals - 1);
  return clamp(variance / (gamesEach * share * (1 - share)), 1, gamesEach);
}

/** The tally of one deal. */
function playDeal(engine: Engine, player: RandomPlayer, cells: Cells): WinTally {
  engine.load(cells);
  const openingMoves = engine.moves().length;
  const isDear = engine.tiles > DEAR_SLOTS;
  const beginnings = isDear ? BEGINNINGS_A_DEAL : GAMES_A_DEAL;
  const ends = isDear ? ENDS_A_BEGINNING : 1;
  const tilesOfAnEnd = isDear ? engine.tiles * TILES_OF_AN_END : engine.tiles;
  let won = 0;
  for (let beginning = 0; beginning < beginnings; beginning++) {
    const rest = player.playDown(cells, tilesOfAnEnd);
    for (let end = 0; end < ends; end++) if (player.winsGame(rest)) won++;
  }
  return { deals: 1, games: beginnings * ends, won, wonSquares: won ** 2, openingMoves };
}

/** How hard a template is, by the share of random games that win. */
export const GRADES = ['gentle', 'easy', 'moderate', 'hard', 'fierce'] as const;
export type Grade = (typeof GRADES)[number];

/** The least win share of each grade but the last, in thousandths. */
const LEAST_WINS: readonly number[] = [850, 600, 300, 80];

/** The grade of a win share in thousandths. */
export function gradeOf(winPermille: number): Grade {
  const grade = LEAST_WINS.findIndex((least) => winPermille >= least);
  return GRADES[grade] ?? 'fierce';
}
