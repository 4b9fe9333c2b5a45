import type { LossStep } from './loss-steps.ts';

const OF_ONE_CLOSURE: readonly string[] = ['rounds', 'round', 'staying'];

/** The tiles that stay whatever is played. An explanation by cases names others in each case, so it has none. */
export function lockedIn(steps: readonly LossStep[]): readonly number[] {
  const last = steps.at(-1)?.words;
  const isClosure = steps.every(({ words }) => OF_ONE_CLOSURE.includes(words.type));
  return isClosure && last?.type === 'staying' ? last.cells : [];
}
