import { type Board, type Cells, countTiles, type Move } from '../board/board.ts';
import { createEngine, type Engine } from '../engine/engine.ts';
import type { DealRecord, GameSetup } from './entry.ts';
import { extendedLimitMs, firstLimitMs } from './modes/countdown.ts';
import type { ModeRules } from './modes/mode.ts';
import { rulesOf } from './modes/mode-of.ts';
import {
  earnedBy,
  type LinkPoints,
  NO_SCORE,
  type ScoreBreakdown,
  withLink,
  withTimeLeft,
  withTimeUnderPar,
} from './score.ts';
import type { DealTotals, GameNode } from './tree.ts';

type NodePosition = Pick<GameNode, 'deal' | 'cells'>;

/** The engine of a deal, and the position that it holds. */
interface CachedEngine {
  readonly deal: DealRecord;
  readonly engine: Engine;
  /** null while the engine is being changed. */
  cells: Cells | null;
}

/** Few, because the tables of an engine for a large board take megabytes. */
const MOST_ENGINES = 4;
/** The engines of the deals used last, latest first. */
let cache: readonly CachedEngine[] = [];

function cachedFor(deal: DealRecord): CachedEngine {
  if (cache[0]?.deal === deal) return cache[0];
  const known = cache.find((each) => each.deal === deal);
  const cached = known ?? { deal, engine: createEngine(deal.template, deal.rules), cells: null };
  cache = [cached, ...cache.filter((each) => each !== known)].slice(0, MOST_ENGINES);
  return cached;
}

/**
 * The engine with a position loaded, valid until the next call; it may be queried, not changed. Where the position is
 * the very array that the engine followed a game to, nothing is loaded. Arrays of cells never change and each is made
 * for one position of one game, so an engine is never taken for that of another branch or another game.
 */
export function engineAt({ deal, cells }: NodePosition): Engine {
  const cached = cachedFor(deal);
  if (cached.cells === cells) return cached.engine;
  cached.cells = null;
  cached.engine.load(cells);
  cached.cells = cells;
  return cached.engine;
}

/** The engine of a deal if it holds this position already. */
function cachedAt({ deal, cells }: NodePosition): CachedEngine | null {
  const cached = cache[0];
  return cached?.deal === deal && cached.cells === cells ? cached : null;
}

/** Lets the engine follow a game from a node back to its parent, whose position is `cells`. */
export function followBack(from: GameNode, cells: Cells): void {
  const cached = cachedAt(from);
  // Behind a reshuffle or a level there is another position; behind a position that was loaded the engine has no
  // moves to take back.
  if (cached === null || !isByMove(from) || cached.engine.depth === 0) return;
  cached.cells = null;
  cached.engine.takeBack();
  cached.cells = cells;
}

/** Lets the engine follow a game from `from` to its child `to`. */
export function followOn(from: GameNode, to: GameNode): void {
  const cached = cachedAt(from);
  if (cached === null || !isByMove(to) || to.move === null) return;
  cached.cells = null;
  cached.engine.apply(...to.move);
  cached.cells = to.cells;
}

function isByMove({ by }: GameNode): boolean {
  return by === 'link' || by === 'mercy';
}

/** The board of a node, for the rules. */
export function boardOf({ deal, cells }: NodePosition): Board {
  const { width, height, marks } = deal.template;
  return { width, height, marks, cells };
}

function stateOf(engine: Engine): GameNode['state'] {
  if (engine.tiles === 0) return 'cleared';
  return engine.isDead() ? 'dead' : 'playing';
}

/** The position after a pair is gone and gravity has acted. */
function after(parent: GameNode, [a, b]: Move): Pick<GameNode, 'cells' | 'state'> {
  const engine = engineAt(parent);
  const cached = cachedFor(parent.deal);
  cached.cells = null;
  engine.apply(a, b);
  const cells = engine.cells();
  cached.cells = cells;
  return { cells, state: stateOf(engine) };
}

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
  const { cells, state } = after(parent, move);
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
    ...after(parent, move),
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
