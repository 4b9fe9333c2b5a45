/**
 * The boards that are measured, all from fixed seeds.
 *
 * - *shuffled*: a full board whose tiles, in pairs of kinds 1..k in turn, lie in uniformly random order.
 * - *dealt*: a full board that can be cleared, as games are dealt: a board of one kind is taken away pair by pair at
 *   random, each pair linking at its time, and the pairs taken get the shuffled kinds.
 * - *half played*: a dealt board on which uniformly random legal moves were made until half of the tiles were gone: what
 *   a player has in front of him. On a shuffled board played so far one equal pair in sixty links, where it is one in
 *   twelve here; all legal moves then come out at 56 times *by cases* instead of 31. The harder board is the one kept.
 * - *dead*: a shuffled board with four tiles of each kind on which uniformly random legal moves were made to the end.
 */
import { type Arena, makeArena } from '../../core/algorithms/arena.ts';
import { type Move, type Shape, SLOT } from '../../core/board/board.ts';
import { createEngine, type Engine } from '../../core/engine/engine.ts';
import { makeGrid, WIDE_LAYOUT } from '../../core/engine/grid.ts';
import { MoveList } from '../../core/engine/move-list.ts';
import { WideEngine } from '../../core/engine/wide/wide-engine.ts';
import type { Rules } from '../../core/rules/rules.ts';
import { makeRandom, type Random, shuffled } from './random.ts';

export const RULES: Rules = { maxTurns: 2, border: 'open', gravity: 'none' };
/** The kinds of an ordinary board. */
export const KINDS = 42;
const COPIES_ON_DEAD_BOARDS = 4;

/** A position on a square board. */
export interface Position {
  readonly side: number;
  readonly cells: readonly number[];
}

/** A full rectangle. */
export function square(side: number): Shape {
  return { width: side, height: side, marks: new Array<number>(side * side).fill(SLOT) };
}

/** A position as the published algorithms hold it. */
export function arenaFor({ side, cells }: Position): Arena {
  return makeArena(side, side, cells, RULES.border);
}

/** An engine with a position loaded. */
export function engineFor({ side, cells }: Position, rules: Rules = RULES): Engine {
  const engine = createEngine(square(side), rules);
  engine.load(cells);
  return engine;
}

/** An engine on nearest obstacles, whatever the size. */
export function wideEngineFor({ side, cells }: Position): Engine {
  const grid = makeGrid(side, side, RULES.border, WIDE_LAYOUT);
  const engine = new WideEngine(square(side), RULES, grid);
  engine.load(cells);
  return engine;
}

export function shuffledBoard(side: number, kinds: number, seed: number): Position {
  const tiles = Array.from({ length: side * side }, (_, i) => 1 + ((i >> 1) % kinds));
  return { side, cells: shuffled(tiles, makeRandom(seed)) };
}

export function dealtBoard(side: number, kinds: number, seed: number): Position {
  const random = makeRandom(seed);
  const kindOfPair = shuffled(
    Array.from({ length: (side * side) / 2 }, (_, pair) => 1 + (pair % kinds)),
    random,
  );
  const engine = engineFor({ side, cells: new Array<number>(side * side).fill(1) });
  const left = Array.from({ length: side * side }, (_, cell) => cell);
  const cells = new Array<number>(side * side).fill(0);
  for (const kind of kindOfPair) {
    const [a, b] = takeLinkedPair(engine, left, random);
    cells[a] = kind;
    cells[b] = kind;
  }
  return { side, cells };
}

/** Draws pairs until one links, and takes it off the board and out of the list. */
function takeLinkedPair(engine: Engine, left: number[], random: Random): [a: number, b: number] {
  for (;;) {
    const a = left[random(left.length)] ?? 0;
    const b = left[random(left.length)] ?? 0;
    if (!engine.canLink(a, b)) continue;
    engine.apply(a, b);
    for (const cell of [a, b]) left.splice(left.indexOf(cell), 1);
    return [a, b];
  }
}

export function halfPlayedBoard(side: number, seed: number): Position {
  return playRandomly(dealtBoard(side, KINDS, seed), (side * side) / 2, seed);
}

export function deadBoard(side: number, seed: number): Position {
  return playRandomly(shuffledBoard(side, (side * side) / COPIES_ON_DEAD_BOARDS, seed), 0, seed);
}

/** Uniformly random legal moves from a position until none is left. */
export function randomGame(position: Position, seed: number): Move[] {
  const random = makeRandom(seed + 1_000);
  const engine = engineFor(position);
  const moves = new MoveList();
  const game: Move[] = [];
  for (;;) {
    engine.listMoves(moves);
    if (moves.count === 0) return game;
    const choice = random(moves.count);
    const move: Move = [moves.pairs[2 * choice] ?? 0, moves.pairs[2 * choice + 1] ?? 0];
    engine.apply(...move);
    game.push(move);
  }
}

function playRandomly(position: Position, untilTiles: number, seed: number): Position {
  const engine = engineFor(position);
  for (const [a, b] of randomGame(position, seed)) if (engine.tiles > untilTiles) engine.apply(a, b);
  return { side: position.side, cells: engine.cells() };
}

/** All pairs of cells with equal tiles. */
function equalPairs(cells: readonly number[]): [number, number][] {
  const pairs: [number, number][] = [];
  for (const [a, kind] of cells.entries()) {
    if (kind <= 0) continue;
    for (let b = a + 1; b < cells.length; b++) if (cells[b] === kind) pairs.push([a, b]);
  }
  return pairs;
}

/** `count` equal pairs of a position drawn uniformly, each in random order: `[a0, b0, a1, b1, …]`. */
export function drawEqualPairs({ cells }: Position, count: number, seed: number): Int32Array {
  const random = makeRandom(seed);
  const pairs = equalPairs(cells);
  const drawn = new Int32Array(2 * count);
  for (let i = 0; i < count; i++) {
    const [a, b] = pairs[random(pairs.length)] ?? [0, 0];
    const isSwapped = random(2) === 1;
    drawn[2 * i] = isSwapped ? b : a;
    drawn[2 * i + 1] = isSwapped ? a : b;
  }
  return drawn;
}
