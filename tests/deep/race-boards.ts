/** Random boards for the searches that race under gravity: kinds with two to six tiles, some of them odd, at rest and in the air. */
import { type Board, EMPTY, GAP, SLOT, WALL } from '../../core/board/board.ts';
import { createRandom, pick, type Random, shuffle } from '../../core/random.ts';
import { settle } from '../../core/rules/gravity.ts';
import { GRAVITIES, type Rules } from '../../core/rules/rules.ts';
import { rulesNumber, type SmallGame } from './small-boards.ts';

/** Most tiles of a small board; exhaustive search takes milliseconds on it. */
const MOST_TILES = 16;
/** Most cells of a small board. Full ones need the right order of moves far more often than those with room. */
const MOST_CELLS = 20;
const [MOST_WIDTH, MOST_HEIGHT] = [18, 8];
/** The combinations of border, turn limit and gravity. */
export const ALL_RULES = 72;

/** The rules run through all their combinations as `index` counts up, the boards are random. */
export function smallRaceGame(index: number, seed: number): SmallGame {
  const random = createRandom(seed + index);
  const rules = rulesNumber(index);
  const width = 1 + random.below(6);
  const height = 1 + random.below(Math.min(6, Math.floor(MOST_CELLS / width)));
  const copies = random.below(8) === 0 ? [2, 3, 4, 5, 6] : pick(random, [[2], [2, 2, 4], [2, 4, 6]]);
  const marks = marksOf(width, height, pick(random, [0, 1, 2]), random);
  const board = withTiles(marks, { shape: { width, height }, most: MOST_TILES, copies, random });
  return { board: random.below(2) === 0 ? board : { ...board, cells: settle(board, rules.gravity) }, rules };
}

/** A full board of up to 18 × 8 under some gravity, with four tiles of most kinds. */
export function largeRaceGame(index: number, seed: number): SmallGame {
  const random = createRandom(seed + index);
  const gravities = GRAVITIES.filter((gravity) => gravity !== 'none');
  const rules: Rules = { ...rulesNumber(index), gravity: pick(random, gravities) };
  const [width, height] = [3 + random.below(MOST_WIDTH - 2), 2 + random.below(MOST_HEIGHT - 1)];
  const marks = marksOf(width, height, pick(random, [0, 0, 1]), random);
  const board = withTiles(marks, {
    shape: { width, height },
    most: marks.length,
    copies: pick(random, [[2, 4], [4], [4, 6]]),
    random,
  });
  return { board: { ...board, cells: settle(board, rules.gravity) }, rules };
}

/** Slots, with as many twentieths of walls and of gaps. */
function marksOf(width: number, height: number, twentieths: number, random: Random): number[] {
  return Array.from({ length: width * height }, () => {
    const roll = random.below(20);
    if (roll < twentieths) return WALL;
    return roll < 2 * twentieths ? GAP : SLOT;
  });
}

interface Filling {
  readonly shape: { readonly width: number; readonly height: number };
  /** The most tiles. */
  readonly most: number;
  /** The numbers of tiles that a kind may have. */
  readonly copies: readonly number[];
  readonly random: Random;
}

function withTiles(marks: readonly number[], { shape, most, copies, random }: Filling): Board {
  const slots = [...marks.keys()].filter((cell) => marks[cell] === SLOT);
  shuffle(random, slots);
  const cells: number[] = marks.map((mark) => (mark === WALL ? WALL : EMPTY));
  const room = Math.min(most, slots.length);
  for (let kind = 1, placed = 0; room - placed >= 2; kind++) {
    const count = Math.min(pick(random, copies), (room - placed) & ~1);
    for (const cell of slots.slice(placed, placed + count)) cells[cell] = kind;
    placed += count;
  }
  return { ...shape, marks, cells };
}
