/** Small random boards of every sort: all rules, gaps, walls, emptied slots, tiles above empty slots. */
import { type Board, EMPTY, GAP, SLOT, WALL } from '../../core/board/board.ts';
import { createRandom, type Random, shuffle } from '../../core/random.ts';
import { BORDERS, GRAVITIES, type Rules, TURN_LIMITS } from '../../core/rules/rules.ts';

export interface SmallGame {
  readonly board: Board;
  readonly rules: Rules;
}

/** Most tiles of a small board; exhaustive search takes milliseconds on it. */
const MAX_TILES = 18;

/** The rules run through all their combinations as `index` counts up, the boards are random. */
export function smallGame(index: number, seed: number, mostTiles = MAX_TILES): SmallGame {
  const random = createRandom(seed + index);
  const rules = rulesNumber(index);
  const width = 1 + random.below(6);
  const height = 1 + random.below(6);
  const marks = Array.from({ length: width * height }, () => drawMark(random));
  const slots = [...marks.keys()].filter((cell) => marks[cell] === SLOT);
  shuffle(random, slots);
  const cells: number[] = marks.map((mark) => (mark === WALL ? WALL : EMPTY));
  const tiles = Math.min(mostTiles, slots.length) & ~1;
  const kinds = drawKinds(tiles, random);
  for (const [i, kind] of kinds.entries()) cells[slots[i] ?? 0] = kind;
  return { board: { width, height, marks, cells }, rules };
}

export function rulesNumber(index: number): Rules {
  const border = BORDERS[index % BORDERS.length] ?? 'open';
  const afterBorder = Math.floor(index / BORDERS.length);
  const maxTurns = TURN_LIMITS[afterBorder % TURN_LIMITS.length] ?? 2;
  const gravity = GRAVITIES[Math.floor(afterBorder / TURN_LIMITS.length) % GRAVITIES.length] ?? 'none';
  return { maxTurns, border, gravity };
}

function drawMark(random: Random): number {
  const roll = random.below(20);
  if (roll === 0) return WALL;
  return roll === 1 ? GAP : SLOT;
}

/** An even number of each kind, in pairs of random kinds: some kinds come twice, some four or six times. */
function drawKinds(tiles: number, random: Random): number[] {
  // Many kinds make hopeless boards, few make easy ones: as many as there are pairs, or half as many.
  const kinds = Math.max(1, tiles >> (1 + random.below(2)));
  return Array.from({ length: tiles / 2 }, () => 1 + random.below(kinds)).flatMap((kind) => [kind, kind]);
}
