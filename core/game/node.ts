import { type Board, type Cells, countTiles, type Move } from '../board/board.ts';
import { applyMove } from '../rules/apply.ts';
import { isDead } from '../rules/dead.ts';
import { COUNTDOWN_START_MS, LEVEL_BONUS_MS } from './countdown.ts';
import type { DealRecord, Mode } from './entry.ts';
import type { GameNode } from './game.ts';
import {
  type LinkPoints,
  NO_SCORE,
  type ScoreBreakdown,
  withLink,
  withTimeLeft,
  withTimeUnderPar,
} from './score.ts';

/** The board of a node, for the rules. */
export function boardOf(node: Pick<GameNode, 'deal' | 'cells'>): Board {
  const { width, height, marks } = node.deal.template;
  return { width, height, template: marks, cells: node.cells };
}

function stateOf(deal: DealRecord, cells: Cells): GameNode['state'] {
  if (countTiles(cells) === 0) return 'cleared';
  return isDead(boardOf({ deal, cells }), deal.rules) ? 'dead' : 'playing';
}

/** The root of a game. */
export function rootNode(mode: Mode, deal: DealRecord): GameNode {
  return {
    parent: -1,
    by: 'deal',
    move: null,
    level: 1,
    deal,
    cells: deal.cells,
    state: stateOf(deal, deal.cells),
    comboCount: 0,
    links: 0,
    score: NO_SCORE,
    limitMs: mode === 'timed' ? COUNTDOWN_START_MS : 0,
  };
}

/** The next level's deal, laid after `parent`, whose level is cleared. */
export function levelNode(parent: GameNode, parentIndex: number, deal: DealRecord): GameNode {
  return {
    ...parent,
    parent: parentIndex,
    by: 'deal',
    move: null,
    level: parent.level + 1,
    deal,
    cells: deal.cells,
    state: stateOf(deal, deal.cells),
    comboCount: 0,
    limitMs: parent.limitMs + LEVEL_BONUS_MS,
  };
}

/** The position after a link of a player (`points`) or of auto-play (`null`: it pays nothing). */
export function linkNode(
  mode: Mode,
  parent: GameNode,
  parentIndex: number,
  move: Move,
  points: LinkPoints | null,
  elapsedMs: number,
): GameNode {
  const cells = applyMove(boardOf(parent), parent.deal.rules, move).cells;
  const state = stateOf(parent.deal, cells);
  const limitMs = parent.limitMs + (points?.timeBonusMs ?? 0);
  const linked = points === null ? parent.score : withLink(parent.score, points, parent.deal.lossPermille);
  // Auto-play that takes the last pair must not earn the time part either.
  const isClearedByPlayer = state === 'cleared' && points !== null;
  return {
    ...parent,
    parent: parentIndex,
    by: 'link',
    move,
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
  const cells = applyMove(boardOf(parent), parent.deal.rules, move).cells;
  return {
    ...parent,
    parent: parentIndex,
    by: 'mercy',
    move,
    cells,
    state: stateOf(parent.deal, cells),
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
    cells,
    state: stateOf(parent.deal, cells),
    comboCount: 0,
  };
}
