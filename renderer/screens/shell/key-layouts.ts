import { ONE_HAND } from '../../input/one-hand.ts';
import type { OwnKeys } from '../../input/own-keys.ts';

/** The layouts to choose from, with their own keys. */
export const LAYOUTS = { standard: {}, left: ONE_HAND.left, right: ONE_HAND.right } as const;
export type Layout = keyof typeof LAYOUTS;

function sorted(own: OwnKeys): string {
  return JSON.stringify(Object.entries(own).sort(([a], [b]) => (a < b ? -1 : 1)));
}

export function layoutOf(own: OwnKeys): Layout | 'own' {
  const layouts = Object.keys(LAYOUTS) as Layout[];
  return layouts.find((layout) => sorted(LAYOUTS[layout]) === sorted(own)) ?? 'own';
}
