/**
 * The boards that are measured, by the project's benchmark and in the lab, all from fixed seeds, full rectangles without walls.
 *
 * - *shuffled*: the tiles, in pairs of kinds 1..k in turn, lie in uniformly random order.
 * - *dealt*: a board that can be cleared: a board of one kind is taken away pair by pair at random, each pair linking at
 *   its time, and the pairs taken get the shuffled kinds.
 * - *half played*: a dealt board on which uniformly random legal moves were made until half of the tiles were gone: what
 *   a player has in front of him. On a shuffled board played so far one equal pair in sixty links, where it is one in
 *   twelve here, which makes the published algorithms look slower. The harder board is the one kept.
 * - *dead*: what random play of shuffled boards of the usual kinds ended in, when it ended dead.
 * - *dead, nearly full*: the same with four tiles of each kind, which die early.
 */
import { type Arena, makeArena } from '../algorithms/arena.ts';
import { type Move, type Shape, SLOT } from '../board/board.ts';
import { MoveList } from '../engine/base/move-list.ts';
import { createEngine, type Engine } from '../engine/engine.ts';
import type { Rules } from '../rules/rules.ts';
import type { BoardSize } from './bench-tasks.ts';
import { createDraw, type Draw, shuffled } from './measured-random.ts';

export const RULES: Rules = { maxTurns: 2, border: 'open', gravity: 'none' };
const COPIES_ON_DEAD_BOARDS = 4;

/** A position on a full rectangle. */
export interface MeasuredBoard {
  readonly width: number;
  readonly height: number;
  readonly cells: readonly number[];
}

/** The full rectangle of a size or of a board. */
export function shapeOf({ width, height }: MeasuredBoard | BoardSize): Shape {
  return { width, height, marks: new Array<number>(width * height).fill(SLOT) };
}

/** A position as the published algorithms hold it. */
export function arenaFor({ width, height, cells }: MeasuredBoard): Arena {
  return makeArena(width, height, cells, RULES.border);
}

/** An engine with a position loaded. */
export function engineFor(position: MeasuredBoard): Engine {
  const engine = createEngine(shapeOf(position), RULES);
  engine.load(position.cells);
  return engine;
}

export function shuffledBoard({ width, height, kinds }: BoardSize, seed: number): MeasuredBoard {
  const tiles = Array.from({ length: width * height }, (_, i) => 1 + ((i >> 1) % kinds));
  return { width, height, cells: shuffled(tiles, createDraw(seed)) };
}

export function dealtBoard({ width, height, kinds }: BoardSize, seed: number): MeasuredBoard {
  const area = width * height;
  const random = createDraw(seed);
  const kindOfPair = shuffled(
    Array.from({ length: area / 2 }, (_, pair) => 1 + (pair % kinds)),
    random,
  );
  const engine = engineFor({ width, height, cells: new Array<number>(area).fill(1) });
  const left = Array.from({ length: area }, (_, cell) => cell);
  const cells = new Array<number>(area).fill(0);
  for (const kind of kindOfPair) {
    const [a, b] = takeLinkedPair(engine, left, random);
    cells[a] = kind;
    cells[b] = kind;
  }
  return { width, height, cells };
}

/** Draws pairs until one links, and takes it off the board and out of the list. */
function takeLinkedPair(engine: Engine, left: number[], random: Draw): [a: number, b: number] {
  for (;;) {
    const a = left[random(left.length)] ?? 0;
    const b = left[random(left.length)] ?? 0;
    if (!engine.canLink(a, b)) continue;
    engine.apply(a, b);
    for (const cell of [a, b]) left.splice(left.indexOf(cell), 1);
    return [a, b];
  }
}

export function halfPlayedBoard(size: BoardSize, seed: number): MeasuredBoard {
  return playRandomly(dealtBoard(size, seed), (size.width * size.height) / 2, seed);
}

/** The board of the first seed from this on whose random game ends dead; the seeds of two boards must be far apart. */
export function deadBoard(size: BoardSize, seed: number): MeasuredBoard {
  for (let tried = seed; ; tried++) {
    const end = playRandomly(shuffledBoard(size, tried), 0, tried);
    if (end.cells.some((kind) => kind > 0)) return end;
  }
}

export function fullDeadBoard({ width, height }: BoardSize, seed: number): MeasuredBoard {
  return deadBoard({ width, height, kinds: (width * height) / COPIES_ON_DEAD_BOARDS }, seed);
}

/** Uniformly random legal moves from a position until none is left. */
export function randomGame(position: MeasuredBoard, seed: number): Move[] {
  const random = createDraw(seed + 1_000);
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

function playRandomly(position: MeasuredBoard, untilTiles: number, seed: number): MeasuredBoard {
  const engine = engineFor(position);
  for (const [a, b] of randomGame(position, seed)) if (engine.tiles > untilTiles) engine.apply(a, b);
  return { width: position.width, height: position.height, cells: engine.cells() };
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
export function drawEqualPairs({ cells }: MeasuredBoard, count: number, seed: number): Int32Array {
  const random = createDraw(seed);
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
