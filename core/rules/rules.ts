/**
 * Rules are data: every part of the core (moves, dead test, dealer, solver, hints) obeys the same object.
 *
 * Gravity acts line by line after a removal: columns for down, up and the verticals, rows for the others. A line is
 * cut into runs of neighbouring slots (gaps and walls end a run); tiles slide to the end of their run and keep their
 * order. Split and join also cut the line at `floor(length / 2)`: split moves the first part towards 0 and the second
 * towards the end, join the other way round.
 */
export const GRAVITIES = [
  'none',
  'down',
  'up',
  'left',
  'right',
  'split-vertical',
  'split-horizontal',
  'join-vertical',
  'join-horizontal',
] as const;
export type Gravity = (typeof GRAVITIES)[number];

/**
 * The values of `border`: `open` lets lines use the ring, the lane one cell wide around the board; `closed`
 * does not.
 */
export const BORDERS = ['open', 'closed'] as const;
export type Border = (typeof BORDERS)[number];

/** Most turns a link may take. */
export const TURN_LIMITS = [0, 1, 2, 3] as const;
export type TurnLimit = (typeof TURN_LIMITS)[number];

/** The rules of a game: which links are legal, and what happens after a move. */
export interface Rules {
  readonly maxTurns: TurnLimit;
  readonly border: Border;
  readonly gravity: Gravity;
}

/** Returns whether two boards are played alike. */
export function isSameRules(one: Rules, other: Rules): boolean {
  return one.maxTurns === other.maxTurns && one.border === other.border && one.gravity === other.gravity;
}

/** The classic game. */
export const CLASSIC_RULES: Rules = { maxTurns: 2, border: 'open', gravity: 'none' };
