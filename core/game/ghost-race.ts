/** Two games on the same deal side by side: how far each was at the same time of its own game clock. */

/** The state of a game from `elapsedMs` of its clock on, in milliseconds. */
export interface Standing {
  readonly elapsedMs: number;
  /** Pairs left on the board of the level. */
  readonly pairsLeft: number;
  /** Pairs taken on the way to that board, in all levels; a move that is taken back takes them back too. */
  readonly pairsTaken: number;
}

/**
 * The figures of a finished game that are compared: when it ended, whether its one board was cleared, and its
 * pairs.
 */
export interface RaceEnd {
  readonly elapsedMs: number;
  readonly isCleared: boolean;
  readonly pairsTaken: number;
}

/**
 * The result of one game against another: by their times where both cleared the board, in whole seconds as lists and cards
 * tell them, by the pairs that they took where one did not. Positive: the first one was better.
 */
export type RaceResult =
  | { readonly by: 'time'; readonly aheadMs: number }
  | { readonly by: 'pairs'; readonly ahead: number };

/**
 * The last standing that was reached by this time, the first one before all others; null of a game without any. Of several at
 * the same time it is the last. Logarithmic in their number.
 */
export function standingAt(standings: readonly Standing[], elapsedMs: number): Standing | null {
  let [from, to] = [0, standings.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((standings[middle]?.elapsedMs ?? 0) <= elapsedMs) from = middle + 1;
    else to = middle;
  }
  return standings[Math.max(0, from - 1)] ?? null;
}

/** The number of pairs that a game has taken more than the ghost at this time; negative when it is behind. */
export function pairsAhead(pairsTaken: number, ghost: readonly Standing[], elapsedMs: number): number {
  return pairsTaken - (standingAt(ghost, elapsedMs)?.pairsTaken ?? 0);
}

/** Compares a game that is over with its ghost. */
export function compareEnds(own: RaceEnd, ghost: RaceEnd): RaceResult {
  if (own.isCleared && ghost.isCleared)
    return { by: 'time', aheadMs: toldMs(ghost.elapsedMs) - toldMs(own.elapsedMs) };
  return { by: 'pairs', ahead: own.pairsTaken - ghost.pairsTaken };
}

function toldMs(elapsedMs: number): number {
  return elapsedMs - (elapsedMs % 1_000);
}
