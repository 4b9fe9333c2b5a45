/** Positions with known answers, made by an exhaustive program that shares no code with this one. */
import { readFileSync } from 'node:fs';
import { type Board, type Cells, SLOT, WALL } from '../../core/board/board.ts';
import type { Border, Gravity, Rules, TurnLimit } from '../../core/rules/rules.ts';

interface Position {
  readonly width: number;
  readonly height: number;
  readonly template?: Cells;
  readonly cells: Cells;
  readonly border: Border;
  readonly maxTurns: TurnLimit;
  readonly gravity?: Gravity;
}

export interface LinksVector extends Position {
  /** Every pair that links: a, b, fewest turns, fewest steps. */
  readonly links: readonly (readonly [number, number, number, number])[];
}

export interface PerftVector extends Position {
  readonly perft: readonly number[];
}

export interface SolvableVector extends Position {
  readonly solvable: boolean;
  readonly opening: number;
}

export interface ReviewVector extends Position {
  readonly moves: readonly (readonly [number, number])[];
  readonly positions: readonly {
    readonly verdict: 'winnable' | 'lost';
    readonly legal: number;
    readonly keep: number;
    readonly lose: number;
    readonly unknown: number;
  }[];
  readonly critical: number;
  readonly kept: number;
  readonly only: number;
  readonly lostAt: number | null;
}

function readLines<T>(name: string): T[] {
  const text = readFileSync(new URL(`../fixtures/${name}`, import.meta.url), 'utf8');
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as T);
}

export const linksVectors = (): LinksVector[] => readLines('links.jsonl');
export const perftVectors = (): PerftVector[] => readLines('perft.jsonl');
export const solvableVectors = (): SolvableVector[] => readLines('solvable.jsonl');
export const reviewVectors = (): ReviewVector[] => readLines('review.jsonl');

/** The 20 x 20 board that a published console demonstration printed. */
export function consoleBoardText(): string {
  return readFileSync(new URL('../fixtures/console-board.txt', import.meta.url), 'utf8');
}

/** The board of a vector; one without a template has a slot wherever there is no wall. */
export function boardOfVector({ width, height, cells, template }: Position): Board {
  return { width, height, cells, marks: template ?? cells.map((cell) => (cell === WALL ? WALL : SLOT)) };
}

export function rulesOfVector({ maxTurns, border, gravity = 'none' }: Position): Rules {
  return { maxTurns, border, gravity };
}
