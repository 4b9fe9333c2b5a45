import type { Filling } from '../templates/template.ts';

/**
 * The kinds that fill `slots` cells, in groups: the slots are cut into groups of `copies`, the last group takes the even
 * rest, and group g shows kind `1 + g mod kinds`. So every kind occurs an even number of times when `slots` and `copies`
 * are even. Linear.
 */
export function kindsToFill(slots: number, { kinds, copies }: Filling): number[] {
  return Array.from({ length: slots }, (_, index) => 1 + (Math.floor(index / copies) % kinds));
}
