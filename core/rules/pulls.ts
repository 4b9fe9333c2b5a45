import type { Gravity } from './rules.ts';

/** Which end of a line tiles fall to: its first cell or its last. */
type Pull = 'start' | 'end';

/**
 * The effect of each gravity: the lines on which it acts, and how it pulls each part of a line (one part, or
 * two halves).
 */
export const PULLS: Readonly<
  Record<Exclude<Gravity, 'none'>, { readonly lines: 'columns' | 'rows'; readonly parts: readonly Pull[] }>
> = {
  down: { lines: 'columns', parts: ['end'] },
  up: { lines: 'columns', parts: ['start'] },
  left: { lines: 'rows', parts: ['start'] },
  right: { lines: 'rows', parts: ['end'] },
  'split-vertical': { lines: 'columns', parts: ['start', 'end'] },
  'split-horizontal': { lines: 'rows', parts: ['start', 'end'] },
  'join-vertical': { lines: 'columns', parts: ['end', 'start'] },
  'join-horizontal': { lines: 'rows', parts: ['end', 'start'] },
};

/** The pull of each kind of gravity once the rows of a board are its columns. */
export const TRANSPOSED: Readonly<Record<Gravity, Gravity>> = {
  none: 'none',
  down: 'right',
  right: 'down',
  up: 'left',
  left: 'up',
  'split-vertical': 'split-horizontal',
  'split-horizontal': 'split-vertical',
  'join-vertical': 'join-horizontal',
  'join-horizontal': 'join-vertical',
};
