/** Every `count`-th line, the `index`-th of them first; both count from 1. */
export interface Shard {
  readonly index: number;
  readonly count: number;
}

/** All lines. */
export const WHOLE: Shard = { index: 1, count: 1 };

/** Most parts that work may be cut into. */
const MAX_SHARDS = 1_000_000;

/** Reads `3/8`; null when it is not so, or there is no such part. */
export function parseShard(text: string): Shard | null {
  const parts = /^(\d{1,7})\/(\d{1,7})$/.exec(text);
  const [index, count] = [Number(parts?.[1] ?? 0), Number(parts?.[2] ?? 0)];
  return index >= 1 && index <= count && count <= MAX_SHARDS ? { index, count } : null;
}

/** Returns whether a line belongs to a shard; `line` counts from 0. */
export function isInShard(line: number, { index, count }: Shard): boolean {
  return line % count === index - 1;
}
