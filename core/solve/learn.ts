import type { Assignment, Literal } from './assignment.ts';

/** A clause learned from a conflict: its first literal follows after backjumping to `level`. */
export interface LearnedClause {
  readonly literals: readonly Literal[];
  readonly level: number;
}

/**
 * Turns a falsified clause into a learned one (clause learning with the first unique implication point): literals of the current
 * level are replaced by the reasons of their values, the latest first, until a single one is left. That one must be
 * otherwise as soon as the rest stands; the rest is false at lower levels, so the search may jump back to the highest of
 * those and draw the conclusion there. Replacing a literal by its reason is a resolution of two clauses that hold, so the
 * learned clause holds, too. The falsified clause must have at least one literal of the current level.
 */
export function learn(assignment: Assignment, broken: readonly Literal[]): LearnedClause {
  const { trail, levelOf, level } = assignment;
  const marked = new Set<number>();
  const rest: Literal[] = [];
  let open = 0;
  const take = (literal: Literal) => {
    const pair = literal >> 1;
    if (levelOf[pair] === 0 || marked.has(pair)) return;
    marked.add(pair);
    if (levelOf[pair] === level) open++;
    else rest.push(literal);
  };
  for (const literal of broken) take(literal);
  let at = trail.length;
  let pivot: Literal;
  do {
    do pivot = trail[--at] as Literal;
    while (!marked.has(pivot >> 1));
    open--;
    if (open > 0) assignment.forReason(pivot >> 1, take);
  } while (open > 0);
  const needed = rest.filter((literal) => !isImplied(assignment, literal >> 1, marked));
  return makeLearnedClause(assignment, pivot ^ 1, needed);
}

/** Returns whether all reasons of a literal are in the learned clause already, so that it adds nothing. */
function isImplied(assignment: Assignment, pair: number, marked: ReadonlySet<number>): boolean {
  let reasons = 0;
  let isCovered = true;
  assignment.forReason(pair, (literal) => {
    reasons++;
    const reason = literal >> 1;
    if (assignment.levelOf[reason] !== 0 && !marked.has(reason)) isCovered = false;
  });
  return reasons > 0 && isCovered;
}

/** Puts a literal of the highest level second, where the assignment watches it. */
function makeLearnedClause(
  assignment: Assignment,
  asserted: Literal,
  rest: readonly Literal[],
): LearnedClause {
  const levelOf = (literal: Literal) => assignment.levelOf[literal >> 1] as number;
  const sorted = [...rest].sort((one, other) => levelOf(other) - levelOf(one));
  const [second] = sorted;
  return { literals: [asserted, ...sorted], level: second === undefined ? 0 : levelOf(second) };
}
