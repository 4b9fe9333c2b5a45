/** The editor's answers about a drawing after each stroke: parity, cells out of reach, what fits. */
import { GAP, type Shape, SLOT, WALL } from '../../core/board/board.ts';
import { createDraw } from '../../core/lab/measured-random.ts';
import type { Rules } from '../../core/rules/rules.ts';
import { drawingFactsOf } from '../../core/templates/drawing-feedback.ts';
import type { BenchRow } from './row.ts';
import { makeYardstick, YARDSTICK } from './yardstick.ts';

/** The largest drawing of the app. */
const SIDE = 64;
/** Three quarters of what a quiet machine measured. */
const LEAST_RATIO = 0.42;
const FILLING = { kinds: 20, copies: 4 };
const BEND: Rules = { maxTurns: 3, border: 'open', gravity: 'none' };

/** Drawings on which lines have far to go before they meet a slot, the hardest question there is. */
const DRAWINGS: readonly (readonly [name: string, mark: (x: number, y: number) => number])[] = [
  ['all slots', () => SLOT],
  ['few slots between walls', scattered(0.3, 0.02)],
  ['half walls', scattered(0.5, 0.3)],
  [
    'one slot in every room',
    (x, y) => (x % 4 === 0 || y % 4 === 0 ? WALL : x % 4 === 2 && y % 4 === 2 ? SLOT : GAP),
  ],
  ['two slots at the ends of a maze', (x, y) => maze(x, y)],
];

export function makeEditorRows(): BenchRow[] {
  return DRAWINGS.map(([name, mark]) => {
    const marks = Array.from({ length: SIDE * SIDE }, (_, cell) =>
      mark(cell % SIDE, Math.floor(cell / SIDE)),
    );
    const shape: Shape = { width: SIDE, height: SIDE, marks };
    const run = () => {
      const { slots, outOfReach, oddRegions } = drawingFactsOf(shape, BEND, FILLING);
      return slots + outOfReach.length + oddRegions.length;
    };
    return {
      work: 'parity and reach of a drawing',
      board: `${SIDE}×${SIDE} ${name}, three turns`,
      subject: { operations: 1, run },
      against: { name: YARDSTICK, work: makeYardstick() },
      goal: { atLeastRatio: LEAST_RATIO },
    };
  });
}

/** The same drawing each time, whatever is asked first. */
function scattered(walls: number, slots: number): (x: number, y: number) => number {
  const random = createDraw(7);
  const marks = Array.from({ length: SIDE * SIDE }, () => {
    const drawn = random(1_000) / 1_000;
    return drawn < walls ? WALL : drawn < walls + slots ? SLOT : GAP;
  });
  return (x, y) => marks[y * SIDE + x] ?? GAP;
}

/** A corridor that winds from the first row to the last. */
function maze(x: number, y: number): number {
  if ((x === 0 && y === 0) || (x === SIDE - 1 && y === SIDE - 2)) return SLOT;
  const opening = y % 4 === 1 ? SIDE - 1 : 0;
  return y % 2 === 1 && x !== opening ? WALL : GAP;
}
