/** The nodes of a game's undo tree: the root, and the one after each kind of entry. */
import { type Cells, countTiles, type Move } from '../../board/board.ts';
import { extendedLimitMs, firstLimitMs } from '../modes/countdown.ts';
import type { ModeRules } from '../modes/mode.ts';
import { hasScore } from '../modes/table.ts';
import type { DealRecord, GameSetup } from '../setup/entry.ts';
import { rulesOf } from '../setup/mode-rules.ts';
import {
  earnedBy,
  type LinkPoints,
  NO_SCORE,
  type ScoreBreakdown,
  withLink,
  withTimeLeft,
  withTimeUnderPar,
} from '../setup/score.ts';
import { engineAt, positionAfter, stateOf } from './node-engine.ts';
import type { DealTotals, GameNode } from './tree.ts';

const NO_TOTALS: DealTotals = { links: 0, earned: 0 };

/** The root of a game. */
export function rootNode({ deal, ...setup }: GameSetup): GameNode {
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
    lastLinkMs: 0,
    madeMs: 0,
    links: 0,
    score: NO_SCORE,
    onDeal: NO_TOTALS,
    taken: { pairs: 0, byAuto: 0, isLastByAuto: false },
    limitMs: firstLimitMs(rulesOf(setup).countdown),
  };
}

/** The next level's deal, laid after `parent`, whose level is cleared. */
export function levelNode(
  { countdown }: ModeRules,
  parent: GameNode,
  parentIndex: number,
  deal: DealRecord,
  countdownMs: number,
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
    onDeal: NO_TOTALS,
    limitMs: extendedLimitMs(
      countdown,
      parent.limitMs,
      countdown?.levelBonusMs(parent.level, Math.max(0, parent.limitMs - countdownMs)) ?? 0,
      countdownMs,
    ),
  };
}

/** A moment of a game: on its clock, and on that of its countdown, which stands while it is frozen. */
export interface Moment {
  readonly elapsedMs: number;
  readonly countdownMs: number;
}

/** A link: its cells, the turns of its line, and what it pays; null for one of auto-play, which pays nothing. */
export interface PaidLink {
  readonly move: Move;
  readonly turns: number;
  readonly points: LinkPoints | null;
}

/** The position after a link. */
export function linkNode(
  setup: GameSetup,
  parent: GameNode,
  parentIndex: number,
  link: PaidLink,
  at: Moment,
): GameNode {
  const { move, turns, points } = link;
  const { cells, state } = positionAfter(parent, move);
  const byAuto = points === null ? 1 : 0;
  const node: GameNode = {
    ...parent,
    parent: parentIndex,
    by: 'link',
    move,
    turns,
    cells,
    state,
    comboCount: 0,
    lastLinkMs: at.elapsedMs,
    limitMs: extendedLimitMs(
      rulesOf(setup).countdown,
      parent.limitMs,
      points?.timeBonusMs ?? 0,
      at.countdownMs,
    ),
    taken: {
      pairs: parent.taken.pairs + 1,
      byAuto: parent.taken.byAuto + byAuto,
      isLastByAuto: byAuto > 0,
    },
  };
  return points === null ? node : paidNode(setup, parent, node, points, at);
}

/** A node after a player's link, with what the link pays. */
function paidNode(
  setup: GameSetup,
  parent: GameNode,
  node: GameNode,
  points: LinkPoints,
  at: Moment,
): GameNode {
  const { scoreVersion: version } = setup;
  const { lossPermille } = parent.deal;
  const { links, earned } = parent.onDeal;
  const onDeal = { links: links + 1, earned: earned + earnedBy(points) };
  const linked = withLink(parent.score, points, { lossPermille, earnedBefore: earned, version });
  const paid = { ...node, comboCount: points.comboCount, links: parent.links + 1, score: linked, onDeal };
  // Only a link of the player that clears the board earns the time part.
  return paid.state === 'cleared' ? { ...paid, score: withTimePart(setup, paid, at) } : paid;
}

function withTimePart(
  setup: GameSetup,
  { score, deal, limitMs, onDeal }: GameNode,
  { elapsedMs, countdownMs }: Moment,
): ScoreBreakdown {
  if (!hasScore(setup.mode)) return score;
  const pairs = countTiles(deal.cells) / 2;
  const own = setup.scoreVersion === 1 ? pairs : onDeal.links;
  const { timeScore } = rulesOf(setup);
  if (timeScore === 'time-left') return withTimeLeft(score, limitMs - countdownMs, { own, pairs });
  return withTimeUnderPar(score, own, elapsedMs);
}

/** The position after mercy took an equal pair that no line joins. It pays nothing and ends the combo. */
export function mercyNode(parent: GameNode, parentIndex: number, move: Move): GameNode {
  return {
    ...parent,
    ...positionAfter(parent, move),
    parent: parentIndex,
    by: 'mercy',
    move,
    turns: 0,
    comboCount: 0,
    taken: { ...parent.taken, pairs: parent.taken.pairs + 1, isLastByAuto: false },
  };
}

/** The position after a reshuffle: other tiles on the same cells. */
export function reshuffleNode(parent: GameNode, parentIndex: number, shuffled: Cells): GameNode {
  // An array of its own: the engine is known by it, see `engineAt`.
  const cells = shuffled.slice();
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
