import { countSlots, type Shape } from '../board/board.ts';

const SECONDS_A_PAIR = 3;
const STEP_SECONDS = 15;

/** The time of the third star: three seconds a pair, as on the journey, in steps of a quarter of a minute. */
export function starSecondsOf({ marks }: Pick<Shape, 'marks'>): number {
  return Math.max(1, Math.ceil(((countSlots(marks) / 2) * SECONDS_A_PAIR) / STEP_SECONDS) * STEP_SECONDS);
}
