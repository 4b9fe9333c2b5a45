import { type Board, type Cells, countTiles, type Move } from '../board/board.ts';
import { createEngine, type Engine } from '../engine/engine.ts';
import { COUNTDOWN_START_MS, extendedLimitMs, LEVEL_BONUS_MS } from './countdown.ts';
import type { DealRecord, Mode } from './entry.ts';
import {
  type LinkPoints,
  NO_SCORE,
  type ScoreBreakdown,
  withLink,
  withTimeLeft,
  withTimeUnderPar,
} from './score.ts';
import type { GameNode } from './tree.ts';

type Position = Pick<GameNode, 'deal' | 'cells'>;

interface Holder {
  readonly deal: DealRecord;
  readonly engine: Engine;
  /** The position that the engine holds. */
  cells: Cells | null;
}

/** The engines of the deals asked about last, latest first. Few, because the tables of one for a large board take megabytes. */
const MOST_ENGINES = 4;
let holders: readonly Holder[] = [];

function holderOf(deal: DealRecord): Holder {
  if (holders[0]?.deal === deal) return holders[0];
  const known = holders.find((each) => each.deal === deal);
  const holder = known ?? { deal, engine: createEngine(deal.template, deal.rules), cells: null };
  holders = [holder, ...holders.filter((each) => each !== known)].slice(0, MOST_ENGINES);
  return holder;
}

/**
 * The engine with a position loaded, until it is asked for again; it may be asked, not changed. A position that comes from
 * the last one by a move is there already, so a game from its beginning on is replayed without loading again and again.
 */
export function engineAt({ deal, cells }: Position): Engine {
  const holder = holderOf(deal);
  if (holder.cells !== cells) holder.engine.load(cells);
  holder.cells = cells;
  return holder.engine;
}

/** The board of a node, for the rules. */
export function boardOf({ deal, cells }: Position): Board {
  const { width, height, marks } = deal.template;
  return { width, height, template: marks, cells };
}

function stateOf(engine: Engine): GameNode['state'] {
  if (engine.tiles === 0) return 'cleared';
  return engine.isDead() ? 'dead' : 'playing';
}

/** The position after a pair is gone and gravity has acted. */
function after(parent: GameNode, [a, b]: Move): Pick<GameNode, 'cells' | 'state'> {
  const engine = engineAt(parent);
  engine.apply(a, b);
  const cells = engine.cells();
  holderOf(parent.deal).cells = cells;
  return { cells, state: stateOf(engine) };
}

/** The root of a game. */
export function rootNode(mode: Mode, deal: DealRecord): GameNode {
  return {
    parent: -1,
    by: 'deal',
    move: null,
    turns: 0,
    level: 1,
    deal,
    cells: deal.cells,
    state: stateOf(engineAt({ deal, cells: deal.cells })),
    comboCount: 0,
    links: 0,
    score: NO_SCORE,
    limitMs: mode === 'timed' ? COUNTDOWN_START_MS : 0,
  };
}

/** The next level's deal, laid after `parent`, whose level is cleared. */
export function levelNode(
  parent: GameNode,
  parentIndex: number,
  deal: DealRecord,
  elapsedMs: number,
): GameNode {
  return {
    ...parent,
    parent: parentIndex,
    by: 'deal',
    move: null,
    turns: 0,
    level: parent.level + 1,
    deal,
    cells: deal.cells,
    state: stateOf(engineAt({ deal, cells: deal.cells })),
    comboCount: 0,
    limitMs: extendedLimitMs(parent.limitMs, LEVEL_BONUS_MS, elapsedMs),
  };
}

/** A link: its cells, the turns of its line, and what it pays; null for one of auto-play, which pays nothing. */
export interface PaidLink {
  readonly move: Move;
  readonly turns: number;
  readonly points: LinkPoints | null;
}

/** The position after a link. */
export function linkNode(
  mode: Mode,
  parent: GameNode,
  parentIndex: number,
  { move, turns, points }: PaidLink,
  elapsedMs: number,
): GameNode {
  const { cells, state } = after(parent, move);
  const limitMs = extendedLimitMs(parent.limitMs, points?.timeBonusMs ?? 0, elapsedMs);
  const linked = points === null ? parent.score : withLink(parent.score, points, parent.deal.lossPermille);
  // Auto-play that takes the last pair must not earn the time part either.
  const isClearedByPlayer = state === 'cleared' && points !== null;
  return {
    ...parent,
    parent: parentIndex,
    by: 'link',
    move,
    turns,
    cells,
    state,
    comboCount: points?.comboCount ?? 0,
    links: parent.links + (points === null ? 0 : 1),
    score: isClearedByPlayer ? withTimePart(mode, linked, parent.deal, elapsedMs, limitMs) : linked,
    limitMs,
  };
}

function withTimePart(
  mode: Mode,
  score: ScoreBreakdown,
  deal: DealRecord,
  elapsedMs: number,
  limitMs: number,
): ScoreBreakdown {
  if (mode === 'timed') return withTimeLeft(score, limitMs - elapsedMs);
  return withTimeUnderPar(score, countTiles(deal.cells) / 2, elapsedMs);
}

/** The position after mercy took an equal pair that no line joins. It pays nothing and ends the combo. */
export function mercyNode(parent: GameNode, parentIndex: number, move: Move): GameNode {
  return {
    ...parent,
    ...after(parent, move),
    parent: parentIndex,
    by: 'mercy',
    move,
    turns: 0,
    comboCount: 0,
  };
}

/** The position after a reshuffle: other tiles on the same cells. */
export function reshuffleNode(parent: GameNode, parentIndex: number, cells: Cells): GameNode {
  return {
    ...parent,
    parent: parentIndex,
    by: 'reshuffle',
    move: null,
    turns: 0,
    cells,
    state: stateOf(engineAt({ deal: parent.deal, cells })),
    comboCount: 0,
  };
}
