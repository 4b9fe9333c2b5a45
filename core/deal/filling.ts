import { EMPTY, type Shape, SLOT } from '../board/board.ts';
import { type Random, shuffle } from '../random.ts';
import type { Filling } from '../templates/template.ts';

/**
 * The kinds that fill `slots` cells, in groups: the slots are cut into groups of `copies`, the last group takes the even
 * rest, and group g shows kind `1 + g mod kinds`. So every kind occurs an even number of times when `slots` and `copies`
 * are even. Linear.
 */
export function kindsToFill(slots: number, { kinds, copies }: Filling): number[] {
  const filling: number[] = [];
  for (let group = 0; filling.length < slots; group++) {
    const end = Math.min(filling.length + copies, slots);
    while (filling.length < end) filling.push(1 + (group % kinds));
  }
  return filling;
}

/** The kinds of a filling as pairs in random order: one entry for every two tiles. */
export function pairKindsOf(filling: readonly number[], random: Random): number[] {
  // Groups are even, so neighbours in a filling are pairs.
  const kinds = filling.filter((_, index) => index % 2 === 0);
  shuffle(random, kinds);
  return kinds;
}

/** A filling in random order on the slots of a shape. */
export function shuffledCells({ marks }: Shape, filling: readonly number[], random: Random): number[] {
  const kinds = filling.slice();
  shuffle(random, kinds);
  let slot = 0;
  return marks.map((mark) => (mark === SLOT ? (kinds[slot++] ?? EMPTY) : mark));
}
