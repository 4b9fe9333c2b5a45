/**
 * The engine: the queries that are made on a position many times a second, behind one small interface.
 *
 * A position is loaded once and then changed in place by moves that can be taken back; tables that answer quickly are
 * kept in step. Cells are indices of the board, as everywhere. Nothing here allocates but what returns a fresh value.
 * The plain functions of core/rules (findLink, allMoves, isDead, applyMove) promise the same answers and are its oracles.
 */
import type { Cells, Move, Shape } from '../board/board.ts';
import type { Link } from '../rules/link.ts';
import type { Rules } from '../rules/rules.ts';
import { BIT_LAYOUT, MAX_BIT_SIDE, makeGrid, WIDE_LAYOUT } from './base/grid.ts';
import type { LinkLine } from './base/link-line.ts';
import type { MoveList } from './base/move-list.ts';
import { BitEngine } from './bit/bit-engine.ts';
import { WideEngine } from './wide/wide-engine.ts';
import { WordEngine } from './words/word-engine.ts';
import { MAX_WORDS_SIDE } from './words/word-lines.ts';

/** A mutable position, see above. Cells must be on the board: no index is checked. */
export interface Engine {
  readonly shape: Shape;
  readonly rules: Rules;
  /** Tiles that remain. */
  readonly tiles: number;
  /** Moves that can be taken back. */
  readonly depth: number;

  /** Sets up a position of the same shape and forgets the moves made so far. Linear in the area. */
  load(cells: Cells): void;
  /** The kind at a cell, EMPTY or WALL. */
  kindAt(cell: number): number;
  /** The position as a value. Linear in the area. */
  cells(): number[];
  /** Tiles that remain of a kind. Linear in the area at most. */
  countOf(kind: number): number;
  /** Writes the cells that hold a kind, in no particular order, and returns their number. Linear in the area at most. */
  tilesOf(kind: number, into: Int32Array): number;

  /** Returns whether the two different cells hold equal tiles that a legal line joins. */
  canLink(a: number, b: number): boolean;
  /** Draws the line of the link from `a` to `b`, fewest turns and then shortest, or returns false. */
  drawLink(a: number, b: number, line: LinkLine): boolean;
  /** The same link as a value, or null. */
  link(a: number, b: number): Link | null;

  /** Replaces the list by all legal moves with `a < b`, sorted by a and then b. */
  listMoves(moves: MoveList): void;
  /** The same moves as values. */
  moves(): Move[];
  /**
   * Replaces the list by legal moves no two of which share a tile, and at least one when there is any. Without gravity
   * all of them may be played, in any order: taking tiles away never blocks a line.
   */
  listApart(moves: MoveList): void;
  /**
   * The number of legal moves. Along a game on sides up to 30 they are kept from move to move, which takes a small part of a
   * listing at each.
   */
  countMoves(): number;
  /**
   * Writes legal move number `index` in the order of `listMoves`; `countMoves` must have been called for this
   * position.
   */
  nthMove(index: number, move: Int32Array): void;
  /**
   * Writes some legal move to `move[0]` and `move[1]`, or returns false when there is none. Moves found earlier are
   * remembered: along a game this is far cheaper than a listing.
   */
  findMove(move: Int32Array): boolean;
  /** Returns whether tiles remain and none links to another. The cost is that of `findMove`. */
  isDead(): boolean;

  /** Takes the tiles at two different cells away and lets gravity act. Whether they link is not checked. */
  apply(a: number, b: number): void;
  /** Takes the last move back; `depth` must not be 0. */
  takeBack(): void;
}

/** An engine for boards of one shape under one set of rules; load a position first. Linear in the area. */
export function createEngine(shape: Shape, rules: Rules): Engine {
  const { width, height } = shape;
  const { border, maxTurns } = rules;
  const side = Math.max(width, height);
  return side > MAX_BIT_SIDE && side <= MAX_WORDS_SIDE && maxTurns <= 2
    ? new WordEngine(shape, rules, makeGrid(width, height, border, WIDE_LAYOUT))
    : createSearchEngine(shape, rules);
}

/**
 * An engine for a search that plays moves as `findMove` finds them. On sides of 31 to 64 that of `createEngine` finds them
 * sooner, in another order; what a search answers within its nodes, and so what is dealt by it, depends on this one.
 */
export function createSearchEngine(shape: Shape, rules: Rules): Engine {
  const { width, height } = shape;
  const { border, maxTurns } = rules;
  return Math.max(width, height) <= MAX_BIT_SIDE && maxTurns <= 2
    ? new BitEngine(shape, rules, makeGrid(width, height, border, BIT_LAYOUT))
    : new WideEngine(shape, rules, makeGrid(width, height, border, WIDE_LAYOUT));
}
