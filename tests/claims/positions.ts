/** Small positions of every sort under all rules, few enough tiles for each way to play to be gone through. */
import { type Board, EMPTY, type Move, SLOT, WALL } from '../../core/board/board.ts';
import { createRandom, type Random, shuffle } from '../../core/random.ts';
import { BORDERS, GRAVITIES, type Rules, TURN_LIMITS } from '../../core/rules/rules.ts';
import { rulesNumber, type SmallGame, smallGame } from '../deep/small-boards.ts';

/** Most tiles of a position. */
const MOST_TILES = 10;

/** A position of one of all sorts. The rules run through all their combinations as `index` counts up. */
export function position(index: number, seed: number, mostTiles = MOST_TILES): SmallGame {
  const round = Math.floor(index / 3);
  if (index % 3 === 0) return smallGame(round, seed, mostTiles);
  const random = createRandom(seed + index);
  const shape = index % 3 === 1 ? crowdedMarks(random, mostTiles) : mazeMarks(random);
  return { board: filledBoard(random, shape, mostTiles), rules: rulesNumber(round) };
}

/** The first combinations of rules are those without gravity. */
const STILL_RULES = BORDERS.length * TURN_LIMITS.length;
const SLIDING_RULES = STILL_RULES * (GRAVITIES.length - 1);

/** A position between walls, of eight tiles. */
export function maze(index: number, seed: number): SmallGame {
  return mazeOf(index, seed, 8);
}

/** A position between walls. */
export function mazeOf(index: number, seed: number, mostTiles: number): SmallGame {
  const random = createRandom(seed + index);
  return { board: filledBoard(random, mazeMarks(random), mostTiles), rules: rulesNumber(index) };
}

/** A position between walls without gravity. */
export function stillMaze(index: number, seed: number): SmallGame {
  const random = createRandom(seed + index);
  return {
    board: filledBoard(random, mazeMarks(random), MOST_TILES),
    rules: rulesNumber(index % STILL_RULES),
  };
}

/** The same without room. */
export function crowdedFew(index: number, seed: number): SmallGame {
  const random = createRandom(seed + index);
  const marks = crowdedMarks(random, MOST_TILES);
  return { board: filledBoard(random, marks, MOST_TILES, 3), rules: rulesNumber(index) };
}

/** All rules with gravity, in turn. */
export function slidingRules(index: number): Rules {
  return rulesNumber(STILL_RULES + (index % SLIDING_RULES));
}

/** A position with many tiles of one or two kinds, each with several partners. */
export function fewKinds(index: number, seed: number): SmallGame {
  const random = createRandom(seed + index);
  return { board: filledBoard(random, mazeMarks(random), MOST_TILES, 2), rules: rulesNumber(index) };
}

/** A few tiles under gravity that have not slid yet. */
export function floatingPosition(index: number, seed: number): SmallGame {
  const random = createRandom(seed + index);
  const shape = index % 2 === 0 ? mazeMarks(random) : OPEN_SHEET;
  return { board: filledBoard(random, shape, 8), rules: slidingRules(index) };
}

/** The same with four tiles, which are soon dead. */
export function floatingFew(index: number, seed: number): SmallGame {
  const random = createRandom(seed + index);
  return { board: filledBoard(random, mazeMarks(random), 4), rules: slidingRules(index) };
}

const OPEN_SHEET = { width: 4, height: 4, marks: Array.from({ length: 16 }, () => SLOT) };

/** One to three rows with hardly a slot more than there are tiles, where few pairs link. */
function crowdedMarks(random: Random, mostTiles: number): Omit<Board, 'cells'> {
  const height = 1 + random.below(3);
  const width = Math.max(2, Math.ceil((mostTiles + random.below(3)) / height));
  const marks = Array.from({ length: width * height }, () => SLOT);
  for (let walls = random.below(3); walls > 0; walls--) marks[random.below(marks.length)] = WALL;
  return { width, height, marks };
}

/** Walls that leave a way with many turns: any, or rows of them that are open at the left and at the right in turn. */
function mazeMarks(random: Random): Omit<Board, 'cells'> {
  const [width, height] = [3 + random.below(3), 4 + random.below(2)];
  const isWinding = random.below(2) === 0;
  const isWall = (x: number, y: number) =>
    isWinding ? y % 2 === 1 && x !== (y % 4 === 1 ? 0 : width - 1) : random.below(3) === 0;
  const marks = Array.from({ length: width * height }, (_, cell) =>
    isWall(cell % width, Math.floor(cell / width)) ? WALL : SLOT,
  );
  return { width, height, marks };
}

/** Pairs of tiles on any slots of a shape. */
function filledBoard(
  random: Random,
  shape: Omit<Board, 'cells'>,
  mostTiles: number,
  mostKinds = mostTiles,
): Board {
  const slots = [...shape.marks.keys()].filter((cell) => shape.marks[cell] === SLOT);
  shuffle(random, slots);
  const pairs = Math.min(mostTiles, slots.length) >> 1;
  const kinds = 1 + random.below(Math.max(1, Math.min(pairs, mostKinds)));
  const cells: number[] = shape.marks.map((mark) => (mark === WALL ? WALL : EMPTY));
  for (let pair = 0; pair < pairs; pair++)
    for (const slot of slots.slice(2 * pair, 2 * pair + 2)) cells[slot] = 1 + (pair % kinds);
  return { ...shape, cells };
}

/** The same board with one tile of another kind, so that two kinds do not pair up. */
export function unpaired({ board, rules }: SmallGame): SmallGame {
  const cell = board.cells.findIndex((kind) => kind > 0);
  return { board: { ...board, cells: board.cells.with(cell, 1 + Math.max(...board.cells)) }, rules };
}

/**
 * Two equal tiles in the last column of a closed board that no line joins, with a free first column: a search that reads a
 * column too far takes it for the one beside them.
 */
export function pastTheEdge(index: number, seed: number): SmallGame & { readonly pair: Move } {
  const random = createRandom(seed + index);
  const [width, height] = [3 + random.below(5), 4 + random.below(4)];
  const from = random.below(height - 3);
  const to = from + 2 + random.below(height - from - 3);
  const pair = [(from + 1) * width - 1, (to + 1) * width - 1] as const;
  const isFree = (x: number) => x === 0 || (x > 1 && x < width - 2 && random.below(2) === 0);
  const marks = Array.from({ length: width * height }, (_, cell) =>
    pair.includes(cell) || isFree(cell % width) ? SLOT : WALL,
  );
  const cells = marks.map((mark, cell) => (pair.includes(cell) ? 1 : mark === WALL ? WALL : EMPTY));
  const rules = { ...rulesNumber(index), border: 'closed', maxTurns: 2 } as const;
  return { board: { width, height, marks, cells }, rules, pair };
}
