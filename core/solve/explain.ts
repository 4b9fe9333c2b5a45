import type { Assignment, Literal } from './assignment.ts';
import type { Closure } from './closure.ts';
import type { PairPlay } from './pair-play.ts';
import type { Pairs } from './pairs.ts';

/**
 * Most passes that freeing one group may take before it counts as needed. Giving up makes a clause longer, never wrong.
 * Without this bound most of the time went into trials that end with an empty board: 4 passes halved the time a board
 * in the hard region (20 × 20, 50 to 66 kinds).
 */
const TRIAL_PASSES = 4;

/**
 * Explains a dead position: a clause that the decisions falsify (a nogood), as short as is found.
 *
 * What has been played is closed, so it gives a falsified clause at once; but the position was often lost long before it was
 * dead. So the closure grows on in two ways, as long as some tile stays. First the latest levels are freed one by one, which
 * means that pairs they put apart are allowed again: the level at which everything would vanish is where the position was
 * lost. Then single groups are freed, the latest first: a group that makes no difference drops out of the clause. Both only
 * ever add to one growing closure, so a whole explanation costs little more than a few closures.
 *
 * Null when something stays with all levels freed: the board is unsolvable.
 */
export function* explainDead(
  pairs: Pairs,
  assignment: Assignment,
  play: PairPlay,
  closure: Closure,
): Generator<void, Literal[] | null> {
  closure.restore(pairs.tiles);
  for (let tile = 0; tile < pairs.tiles; tile++) if (play.isGone(tile)) closure.vanish(tile);
  const lostAt = yield* freeLevels(assignment, closure);
  if (lostAt === 0) return null;
  closure.level = lostAt + 1;
  return yield* freeGroups(pairs, assignment, closure, lostAt);
}

/** Frees levels from the last one down; gives the level whose freeing clears the board, 0 when none does. */
function* freeLevels(assignment: Assignment, closure: Closure): Generator<void, number> {
  const { trail, starts } = assignment;
  closure.level = assignment.level + 1;
  yield* closure.grow(Number.POSITIVE_INFINITY);
  let end = trail.length;
  for (let level = assignment.level; level > 0; level--) {
    const start = starts[level - 1] as number;
    closure.level = level;
    if (opensSome(trail, start, end, closure)) {
      const before = closure.left;
      yield* closure.grow(Number.POSITIVE_INFINITY);
      if (closure.left === 0) {
        closure.restore(before);
        return level;
      }
    }
    end = start;
  }
  return 0;
}

/** Returns whether this part of the trail excludes a pair whose link would let another tile be removed. */
function opensSome(trail: readonly Literal[], start: number, end: number, closure: Closure): boolean {
  for (let at = start; at < end; at++) {
    const literal = trail[at] as Literal;
    if ((literal & 1) === 1 && closure.opens(literal >> 1)) return true;
  }
  return false;
}

/** Frees groups that the clause does not need. The level at which the board was lost stays: its decision is part of every reason. */
function* freeGroups(
  pairs: Pairs,
  assignment: Assignment,
  closure: Closure,
  lostAt: number,
): Generator<void, Literal[]> {
  const tried = new Set<number>();
  const freed: number[] = [];
  let clause = closure.clause();
  for (;;) {
    const group = latestGroup(pairs, assignment, clause, lostAt, tried);
    if (group === null) break;
    tried.add(group);
    const before = closure.left;
    closure.setFree(group, true);
    if (!closure.growGroup(group)) freed.push(group);
    else if ((yield* closure.grow(TRIAL_PASSES)) && closure.left > 0) {
      freed.push(group);
      clause = closure.clause();
    } else {
      closure.restore(before);
      closure.setFree(group, false);
    }
  }
  for (const group of freed) closure.setFree(group, false);
  return clause;
}

/** The group, not tried yet, whose pair in the clause was put apart last, below the level where the board was lost. */
function latestGroup(
  pairs: Pairs,
  assignment: Assignment,
  clause: readonly Literal[],
  lostAt: number,
  tried: ReadonlySet<number>,
): number | null {
  let latest: number | null = null;
  let latestLevel = -1;
  for (const literal of clause) {
    const level = assignment.levelOf[literal >> 1] as number;
    const group = pairs.groupOf[pairs.lower[literal >> 1] as number] as number;
    if (level >= lostAt || level <= latestLevel || tried.has(group)) continue;
    latest = group;
    latestLevel = level;
  }
  return latest;
}
