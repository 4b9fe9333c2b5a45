import type { Random } from '../../../core/random.ts';

/** So many of the items, or all of them, in an order of chance. */
export function sample<T>(items: readonly T[], count: number, random: Random): T[] {
  const left = [...items];
  const picked: T[] = [];
  while (picked.length < count && left.length > 0) {
    const at = random.below(left.length);
    const [one] = left.splice(at, 1, ...left.slice(-1));
    left.pop();
    if (one !== undefined) picked.push(one);
  }
  return picked;
}
