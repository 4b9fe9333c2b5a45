/** Counts the critical choices that a technique explains, and those that it would explain by chance. */
import { type Random, shuffle } from '../random.ts';
import { choiceOn } from '../techniques/choice.ts';
import { DECLARED_ORDER } from '../techniques/in-order.ts';
import { firstMovesBy } from '../techniques/ranking.ts';
import type { ProvedChoice } from './critical-choices.ts';

/** Of some choices, how many the declared order explains, and how many it does when the same scores are shuffled. */
export interface Coverage {
  readonly choices: number;
  readonly explained: number;
  /** The mean over several shuffles. */
  readonly byChance: number;
}

/** Shuffles of the scores of each choice. */
const SHUFFLES = 20;

/**
 * Counts what the declared order explains: all that it puts first keeps the position winnable. Shuffled, the moves keep their
 * scores together, so that as many are put first as before; the numbers of `random` are drawn in the order of the choices.
 */
export function coverageOf(choices: readonly ProvedChoice[], random: Random): Coverage {
  let [explained, shuffled] = [0, 0];
  for (const { board, rules, moves } of choices) {
    const first = firstMovesBy(DECLARED_ORDER, choiceOn(board, rules));
    const keeps = moves.map(({ verdict }) => verdict === 'keep');
    const isExplained = (kept: readonly boolean[]) => first.every((index) => kept[index]);
    if (isExplained(keeps)) explained++;
    for (let turn = 0; turn < SHUFFLES; turn++) {
      const mixed = [...keeps];
      shuffle(random, mixed);
      if (isExplained(mixed)) shuffled++;
    }
  }
  return { choices: choices.length, explained, byChance: shuffled / SHUFFLES };
}
