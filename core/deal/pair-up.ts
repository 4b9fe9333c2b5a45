/**
 * Emptying a board without gravity by pairing its tiles first and ordering the pairs after.
 *
 * Tiles that see each other along a straight line may go at any time, so a matching of such neighbours empties what it
 * covers. Tiles that it leaves single go in pairs too, when all matched ones are gone and lines are long; which tiles
 * these are is open to some choice, as every tile of a single's tree can stand in for it (see matching.ts). A pair that is
 * set aside so stands in the way of all that are set aside after it, and is taken after them.
 */
import { type Board, EMPTY, type Move, WALL } from '../board/board.ts';
import { type Random, shuffle } from '../random.ts';
import type { Rules } from '../rules/rules.ts';
import type { Progress } from '../solve/progress.ts';
import { JoinedTiles } from './joined-tiles.ts';
import { Matching, NONE } from './matching.ts';

/** Most pairs set aside that leave as many single tiles as before: sometimes the new one has a partner, past a wall. */
const DETOURS = 32;
/** Cells that lines may cross while pairs to set aside are looked for. */
const LINE_STEPS = 10_000_000;
const TILE = 1;

/**
 * Moves that empty a board without gravity whatever its kinds, found at random; null when this way finds none, which
 * proves nothing. About linear in the area for each pair of tiles that no matching of neighbours covers.
 */
export function* pairUp(board: Board, rules: Rules, random: Random): Generator<Progress, Move[] | null> {
  const search = new PairUpSearch(board, rules, random);
  while (search.matching.singles().length > 0) {
    if (!search.setPairAside()) return null;
    yield { nodes: search.aside.length };
  }
  const near = search.matching.pairs();
  shuffle(random, near);
  return [...near, ...search.aside.reverse()];
}

class PairUpSearch {
  readonly matching: Matching;
  /** The pairs set aside, in the order in which they stand in each other's way. */
  readonly aside: Move[] = [];
  readonly #tiles: readonly number[];
  readonly #random: Random;
  readonly #joined: JoinedTiles;
  /** The board without its tiles but for walls where tiles are set aside. */
  readonly #ground: number[];
  #queries: number;
  #detours = DETOURS;

  constructor(board: Board, rules: Rules, random: Random) {
    this.#tiles = [...board.cells.keys()].filter((cell) => (board.cells[cell] ?? EMPTY) > EMPTY);
    this.#random = random;
    this.#joined = new JoinedTiles(board, rules);
    this.#ground = board.cells.map((cell) => Math.min(cell, EMPTY));
    const lineSteps = rules.maxTurns === 0 ? board.width + board.height : board.cells.length;
    this.#queries = Math.ceil(LINE_STEPS / lineSteps);
    this.matching = new Matching(this.#tiles, neighboursOf(board), random);
  }

  /** Sets two tiles aside that a line joins over cells that are free then; false when there are none. */
  setPairAside(): boolean {
    const { matching } = this;
    matching.grow();
    const trees = this.#trees();
    for (const tree of trees) {
      const root = matching.rootOf(tree[0] ?? NONE);
      const isOther = (cell: number) => ![NONE, root].includes(matching.rootOf(cell));
      const pair = this.#findPair(tree, isOther);
      if (pair === null) continue;
      matching.setFreeAside(pair[0]);
      matching.setFreeAside(pair[1]);
      return this.#keep(pair);
    }
    for (const tree of this.#detours-- > 0 ? trees : []) {
      const pair = this.#findPair(tree, (cell) => matching.isOutside(cell));
      if (pair === null) continue;
      matching.setFreeAside(pair[0]);
      matching.setMatchedAside(pair[1]);
      return this.#keep(pair);
    }
    return false;
  }

  #keep(pair: Move): boolean {
    this.aside.push(pair);
    for (const cell of pair) this.#ground[cell] = WALL;
    return true;
  }

  /** The tiles that can be single, by tree, all in random order. */
  #trees(): number[][] {
    const trees = new Map<number, number[]>();
    for (const cell of this.#tiles) {
      const root = this.matching.rootOf(cell);
      if (root === NONE) continue;
      const tree = trees.get(root);
      if (tree === undefined) trees.set(root, [cell]);
      else tree.push(cell);
    }
    const inOrder = [...trees.values()];
    shuffle(this.#random, inOrder);
    for (const tree of inOrder) shuffle(this.#random, tree);
    return inOrder;
  }

  /** Some tile of a tree and a partner that a line joins to it. */
  #findPair(tree: readonly number[], isPartner: (cell: number) => boolean): Move | null {
    const cells = this.#ground.slice();
    for (const cell of this.#tiles) if (isPartner(cell)) cells[cell] = TILE;
    this.#joined.load(cells);
    for (const cell of tree) {
      if (this.#queries-- <= 0) return null;
      const partners = this.#joined.to(cell);
      const partner = partners[this.#random.below(Math.max(1, partners.length))];
      if (partner === undefined) continue;
      return [cell, partner];
    }
    return null;
  }
}

/**
 * For each tile those of the other colour that it sees along its row and its column. Colours spread from tile to tile, as
 * on a chequerboard; where gaps close a circle of odd length, two of one colour that see each other are left out.
 */
function neighboursOf(board: Board): number[][] {
  const seen = seenFrom(board);
  const colours = new Int8Array(seen.length);
  for (let cell = 0; cell < seen.length; cell++) {
    if (colours[cell] !== 0) continue;
    colours[cell] = 1;
    const queue = [cell];
    for (const from of queue)
      for (const other of seen[from] ?? []) {
        if (colours[other] !== 0) continue;
        colours[other] = -(colours[from] ?? 0);
        queue.push(other);
      }
  }
  return seen.map((others, cell) => others.filter((other) => colours[other] !== colours[cell]));
}

/** For each tile those that it sees along its row and its column. */
function seenFrom({ width, height, cells }: Board): number[][] {
  const seen = cells.map((): number[] => []);
  const walk = (from: number, step: number, length: number) => {
    let last = NONE;
    for (let cell = from; cell < from + length * step; cell += step) {
      const content = cells[cell] ?? WALL;
      if (content === WALL) last = NONE;
      if (content <= EMPTY) continue;
      seen[cell]?.push(last);
      seen[last]?.push(cell);
      last = cell;
    }
  };
  for (let y = 0; y < height; y++) walk(y * width, 1, width);
  for (let x = 0; x < width; x++) walk(x, width, height);
  return seen.map((others) => others.filter((other) => other !== NONE));
}
