/** The engines that hold the positions of games: one follows a game move by move instead of loading each position. */
import type { Board, Cells, Move } from '../../board/board.ts';
import { createEngine, type Engine } from '../../engine/engine.ts';
import type { DealRecord } from '../setup/entry.ts';
import type { GameNode } from './tree.ts';

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

/**
 * Returns the state of the engine's board, which depends on whether tiles are left and whether any of them
 * link.
 */
export function stateOf(engine: Engine): GameNode['state'] {
  if (engine.tiles === 0) return 'cleared';
  return engine.isDead() ? 'dead' : 'playing';
}

/** The position after a pair is gone and gravity has acted. */
export function positionAfter(parent: GameNode, [a, b]: Move): Pick<GameNode, 'cells' | 'state'> {
  const engine = engineAt(parent);
  const cached = cachedFor(parent.deal);
  cached.cells = null;
  engine.apply(a, b);
  const cells = engine.cells();
  cached.cells = cells;
  return { cells, state: stateOf(engine) };
}
