/**
 * Positions for the rows of growth. On 256 x 256 a random game that lists its moves takes minutes, and the pairs of equal tiles
 * are many millions; so these games draw pairs until one links, and pairs are drawn tile by tile. Small boards are made alike.
 */
import { RandomPlayer } from '../../core/deal/random-play.ts';
import { createEngine } from '../../core/engine/engine.ts';
import type { BoardSize } from '../../core/lab/bench-tasks.ts';
import { type MeasuredBoard, RULES, shapeOf, shuffledBoard } from '../../core/lab/measured-boards.ts';
import { createDraw } from '../../core/lab/measured-random.ts';
import { createRandom } from '../../core/random.ts';

const COPIES_ON_DEAD_BOARDS = 4;

/** A shuffled board on which random moves took every other tile. */
export function playedToHalf(size: BoardSize, seed: number): MeasuredBoard {
  const { width, height } = size;
  return playedDown(shuffledBoard(size, seed), (width * height) / 2, seed);
}

/** The board of the first seed from this on, four of a kind, on which random moves end dead. */
export function playedToDeath({ width, height }: BoardSize, seed: number): MeasuredBoard {
  const kinds = (width * height) / COPIES_ON_DEAD_BOARDS;
  for (let tried = seed; ; tried++) {
    const end = playedDown(shuffledBoard({ width, height, kinds }, tried), 0, tried);
    if (end.cells.some((kind) => kind > 0)) return end;
  }
}

function playedDown({ width, height, cells }: MeasuredBoard, tiles: number, seed: number): MeasuredBoard {
  const player = new RandomPlayer(createEngine(shapeOf({ width, height, cells }), RULES), createRandom(seed));
  return { width, height, cells: [...player.playDown(cells, tiles)] };
}

/** So many pairs of equal tiles, one after the other, each tile and then its partner drawn uniformly. */
export function drawPairsOfKinds({ cells }: MeasuredBoard, count: number, seed: number): Int32Array {
  const random = createDraw(seed);
  const ofKind = new Map<number, number[]>();
  for (const [cell, kind] of cells.entries()) {
    if (kind <= 0) continue;
    const equal = ofKind.get(kind);
    if (equal === undefined) ofKind.set(kind, [cell]);
    else equal.push(cell);
  }
  const tiles = [...ofKind.values()].filter((equal) => equal.length > 1).flat();
  const drawn = new Int32Array(2 * count);
  for (let i = 0; i < drawn.length; ) {
    const a = tiles[random(tiles.length)] ?? 0;
    const equal = ofKind.get(cells[a] ?? 0) ?? [];
    const b = equal[random(equal.length)] ?? 0;
    if (a === b) continue;
    drawn[i++] = a;
    drawn[i++] = b;
  }
  return drawn;
}
