import type { Entry } from './setup/entry.ts';

/**
 * The entries besides links that can stand on the way to a cleared board. Mercy is taken on a dead board
 * only.
 */
export const CLEARED_BY = ['mercy', 'reshuffle'] as const;
/** One of `CLEARED_BY`. */
export type ClearedBy = (typeof CLEARED_BY)[number];

/**
 * Returns what cleared a game of one board besides links: mercy on its way to the end, else a reshuffle, else
 * nothing (null). Moves that were taken back are not on the way. The journal alone is read, no board. Linear
 * in its entries.
 */
export function clearedBy(entries: readonly Entry[]): ClearedBy | null {
  const way: Entry['type'][] = [];
  let undone: Entry['type'][] = [];
  for (const entry of entries) {
    const back = entry.type === 'undo' ? 1 : entry.type === 'return' ? entry.moves : 0;
    for (let moves = 0; moves < back; moves++) undone.push(...way.splice(-1));
    if (entry.type === 'redo') way.push(...undone.splice(-1));
    if (entry.type !== 'link' && entry.type !== 'mercy' && !('cells' in entry)) continue;
    way.push(entry.type === 'link' || entry.type === 'mercy' ? entry.type : 'reshuffle');
    undone = [];
  }
  return CLEARED_BY.find((each) => way.includes(each)) ?? null;
}
