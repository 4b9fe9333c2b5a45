/** Random positions of every size and density, to compare ways of finding links. */
import { type Board, EMPTY, GAP, SLOT, WALL } from '../../core/board/board.ts';
import { createRandom, type Random } from '../../core/random.ts';
import type { Rules } from '../../core/rules/rules.ts';
import { rulesNumber } from './small-boards.ts';

export interface LinkGame {
  readonly board: Board;
  readonly rules: Rules;
}

/** Most boards are small; one in fifty crosses the 30 cells that bit rows can hold, one in a thousand is really wide. */
const SIDES = [
  { every: 1_000, most: 120 },
  { every: 50, most: 34 },
  { every: 1, most: 11 },
] as const;

/** The rules run through all their combinations as `index` counts up, the boards are random. */
export function linkGame(index: number, seed: number): LinkGame {
  const random = createRandom(seed + index);
  const most = SIDES.find(({ every }) => index % every === 0)?.most ?? 1;
  const width = 1 + random.below(most);
  const height = 1 + random.below(Math.min(most, Math.ceil(900 / width)));
  const kinds = 1 + random.below(12);
  const emptyPercent = random.below(90);
  const wallPercent = random.below(3) === 0 ? random.below(30) : 0;
  const marks = Array.from({ length: width * height }, () => drawMark(random, wallPercent));
  const cells = marks.map((mark) => {
    if (mark === WALL) return WALL;
    return mark === SLOT && random.below(100) >= emptyPercent ? 1 + random.below(kinds) : EMPTY;
  });
  return { board: { width, height, marks, cells }, rules: rulesNumber(index) };
}

function drawMark(random: Random, wallPercent: number): number {
  if (random.below(100) < wallPercent) return WALL;
  return random.below(20) === 0 ? GAP : SLOT;
}
