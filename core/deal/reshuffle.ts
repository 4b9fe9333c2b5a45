import { type Board, type Cells, countTiles, type Move } from '../board/board.ts';
import { createEngine, type Engine } from '../engine/engine.ts';
import { createRandom, type Random, shuffle } from '../random.ts';
import type { Rules } from '../rules/rules.ts';
import { countedFrom, type Progress, reported } from '../solve/progress.ts';
import { hasOddKind, solve } from '../solve/solve.ts';
import type { LossProof, SearchOptions } from '../solve/verdict.ts';
import { JoinedTiles } from './joined-tiles.ts';
import { tilesOf } from './numbered.ts';
import { kindsForPairs } from './reshuffle-fill.ts';
import {
  findMend,
  followedBy,
  originsOf,
  type PartGame,
  playedToDeadEnd,
  startOf,
  withTrade,
} from './reshuffle-game.ts';

/**
 * The result of a reshuffle. A reshuffled board has the same occupied cells and the same tiles; `moved` cells show
 * another kind than before; `witness` clears it. `isMinimal`: proved that no board that can be cleared moves fewer.
 *
 * `impossible` is a proof: `odd-kind`, a kind that does not pair up, or these cells cannot be emptied pair by pair whatever
 * tiles lie on them: `closure`, one of them never, or `exhausted`, every order was tried or ruled out. `not-found`: the budget is over and nothing is proved.
 */
export type Reshuffle =
  | {
      readonly kind: 'reshuffled';
      readonly cells: Cells;
      readonly witness: readonly Move[];
      readonly moved: number;
      readonly isMinimal: boolean;
    }
  | { readonly kind: 'impossible'; readonly reason: LossProof }
  | { readonly kind: 'not-found' };

/**
 * A node limit that finds something on nearly every board in a few seconds. The nodes are divided among the attempts, so
 * with far more of them the first proof never ends, and with far fewer most attempts come to nothing.
 */
const RESHUFFLE_NODES = 200_000;
/**
 * The options of the search for a reshuffle in a game, fixed so that it can be found again from its position.
 */
export const RESHUFFLE_OPTIONS: SearchOptions = { nodeLimit: RESHUFFLE_NODES, seed: 1 };
/** Share of the node limit that goes into proving that nothing need move. */
const PROOF_SHARE = 1 / 4;
/** Share that may go into the trades at one dead end, and into the proof of one of them. */
const DEAD_END_SHARE = 1 / 8;
const TRADE_SHARE = 1 / 200;
/** The number of tiles left at a dead end up to which trades are searched for: each costs a proof. */
const MOST_TILES_LEFT = 24;
/** Games played to their dead end while a single trade is looked for. */
const GAMES = 8;

/** A board that was found. */
export type Reshuffled = Extract<Reshuffle, { kind: 'reshuffled' }>;

/**
 * Lays the tiles of a board anew so that it can be cleared, moving as few as the node limit finds.
 *
 * Nothing moves when the board can be won. Otherwise at least two tiles must: a single one cannot change its kind alone.
 * So random games are played to their dead end, and a trade of two tiles left there is looked for that makes the rest
 * solvable. When no single trade helps, the game that needed the fewest, mended one after the other, counts; then tiles
 * are brought home again as long as the board stays solvable. The last resort empties the cells without regard to kinds
 * and lays pairs along that way; when even that is proved impossible, so is everything. Nodes are those of the solver,
 * and moves played.
 *
 * `onFound` is called with each board that is better than the one before it: a host that stops early uses the last of
 * them.
 */
export function* reshuffle(
  board: Board,
  rules: Rules,
  options: SearchOptions,
  onFound: (found: Reshuffled) => void = () => {},
): Generator<Progress, Reshuffle> {
  if (hasOddKind(board)) return { kind: 'impossible', reason: 'odd-kind' };
  const search = new TradeSearch(board, rules, options, onFound);
  // A first result before the proof, which takes far longer.
  yield* search.playMended(yield* search.playToDeadEnd());
  const proof = yield* countedFrom(search.nodes, solve(board, rules, share(options, PROOF_SHARE)));
  if (proof.verdict === 'solvable')
    return { kind: 'reshuffled', cells: board.cells, witness: proof.witness, moved: 0, isMinimal: true };
  search.nodes += proof.nodes;
  const traded = yield* search.run();
  if (traded === null) return yield* layAnew(board, rules, options);
  const isMinimal = proof.verdict === 'unsolvable' && traded.moved === 2;
  return { ...traded, isMinimal };
}

/** Random games with trades where they die; keeps the one with the fewest tiles moved. */
class TradeSearch {
  nodes = 0;
  readonly #board: Board;
  readonly #rules: Rules;
  readonly #options: SearchOptions;
  readonly #random: Random;
  readonly #engine: Engine;
  readonly #joined: JoinedTiles;
  readonly #onFound: (found: Reshuffled) => void;
  #best: Reshuffled | null = null;

  constructor(board: Board, rules: Rules, options: SearchOptions, onFound: (found: Reshuffled) => void) {
    this.#board = board;
    this.#rules = rules;
    this.#options = options;
    this.#random = createRandom(options.seed);
    this.#engine = createEngine(board, rules);
    this.#joined = new JoinedTiles(board, rules);
    this.#onFound = onFound;
  }

  *run(): Generator<Progress, Reshuffled | null> {
    for (let round = 0; round < GAMES && this.#hasNodes(); round++) {
      const game = yield* this.playToDeadEnd();
      if (yield* this.#findTrade(game)) return this.#best;
      yield* this.playMended(game);
    }
    return this.#best === null ? null : yield* this.#moveBack(this.#best);
  }

  /** A random game up to where nothing links. */
  *playToDeadEnd(): Generator<Progress, PartGame> {
    const start: PartGame = { witness: [], pairKinds: [], rest: this.#board.cells };
    const game = yield* this.#playOn(start);
    this.nodes += game.witness.length;
    yield { nodes: this.nodes };
    return game;
  }

  /** Goes on with a game by a trade wherever it dies, and keeps it when it clears the board. */
  *playMended(game: PartGame): Generator<Progress, void> {
    let now = game;
    while (countTiles(now.rest) > 0 && this.#hasNodes()) {
      const mend = findMend(now.rest, this.#joined, this.#random);
      if (mend === null) return;
      now = yield* this.#playOn({ ...now, rest: withTrade(now.rest, mend) });
      this.nodes++;
      yield { nodes: this.nodes };
    }
    if (countTiles(now.rest) === 0) this.#keep(now);
  }

  #playOn(game: PartGame): Generator<Progress, PartGame> {
    return reported(playedToDeadEnd(this.#engine, game, this.#random), () => this.nodes);
  }

  #hasNodes(): boolean {
    return this.nodes < this.#options.nodeLimit;
  }

  /** Trades moved tiles among each other, so that one at least comes home, as long as the board stays solvable. */
  *#moveBack(found: Reshuffled): Generator<Progress, Reshuffled> {
    for (const trade of this.#tradesHome(found.cells)) {
      if (!this.#hasNodes()) break;
      const cells = withTrade(found.cells, trade);
      const board = { ...this.#board, cells };
      const proof = yield* solve(board, this.#rules, share(this.#options, TRADE_SHARE));
      this.nodes += 1 + proof.nodes;
      if (proof.verdict !== 'solvable') continue;
      const moved = countMoved(this.#board.cells, cells);
      const better: Reshuffled = { ...found, cells, witness: proof.witness, moved };
      this.#onFound(better);
      return yield* this.#moveBack(better);
    }
    return found;
  }

  #tradesHome(cells: Cells): Move[] {
    const home = this.#board.cells;
    const moved = tilesOf(cells).filter((cell) => cells[cell] !== home[cell]);
    const trades = moved.flatMap((a) =>
      moved.filter((b) => b !== a && cells[b] === home[a]).map((b): Move => [a, b]),
    );
    shuffle(this.#random, trades);
    return trades;
  }

  /** Looks for two tiles left at a dead end whose trade makes the rest solvable. */
  *#findTrade(game: PartGame): Generator<Progress, boolean> {
    const stopAt = this.nodes + this.#options.nodeLimit * DEAD_END_SHARE;
    for (const trade of this.#tradesOf(game.rest)) {
      if (this.nodes >= Math.min(stopAt, this.#options.nodeLimit)) return false;
      const rest = { ...this.#board, cells: withTrade(game.rest, trade) };
      const proof = yield* solve(rest, this.#rules, share(this.#options, TRADE_SHARE));
      this.nodes += 1 + proof.nodes;
      if (proof.verdict !== 'solvable') continue;
      this.#keep(followedBy(game, rest, this.#rules, proof.witness));
      return true;
    }
    return false;
  }

  /** Every two tiles of different kinds, in random order; none when too many tiles are left. */
  #tradesOf(rest: Cells): Move[] {
    const tiles = tilesOf(rest);
    if (tiles.length > MOST_TILES_LEFT) return [];
    const trades = tiles.flatMap((a) =>
      tiles.filter((b) => b > a && rest[a] !== rest[b]).map((b): Move => [a, b]),
    );
    shuffle(this.#random, trades);
    return trades;
  }

  #keep(game: PartGame): void {
    const cells = startOf(this.#board, this.#rules, game);
    const moved = countMoved(this.#board.cells, cells);
    if (this.#best !== null && this.#best.moved <= moved) return;
    this.#best = { kind: 'reshuffled', cells, witness: game.witness, moved, isMinimal: false };
    this.#onFound(this.#best);
  }
}

/** Forgets the kinds, finds a way to empty the cells, and lays the tiles in pairs along it. */
function* layAnew(board: Board, rules: Rules, options: SearchOptions): Generator<Progress, Reshuffle> {
  const blank = { ...board, cells: board.cells.map((cell) => Math.min(cell, 1)) };
  const way = yield* solve(blank, rules, options);
  if (way.verdict === 'unsolvable') return { kind: 'impossible', reason: way.proof };
  if (way.verdict === 'unknown') return { kind: 'not-found' };
  const pairKinds = kindsForPairs(board.cells, originsOf(board, rules, way.witness));
  const cells = startOf(board, rules, { witness: way.witness, pairKinds, rest: [] });
  const moved = countMoved(board.cells, cells);
  return { kind: 'reshuffled', cells, witness: way.witness, moved, isMinimal: false };
}

/** Cells that show another kind. */
export function countMoved(before: Cells, after: Cells): number {
  return before.reduce((count, kind, cell) => count + (kind === after[cell] ? 0 : 1), 0);
}

function share(options: SearchOptions, part: number): SearchOptions {
  return { ...options, nodeLimit: Math.ceil(options.nodeLimit * part) };
}
