import { expect, it } from 'vitest';
import { type Board, EMPTY, type Move, type Point, SLOT, WALL } from '../../../core/board/board.ts';
import { nearestLine } from '../../../core/review/nearest-line.ts';
import { CLASSIC_RULES } from '../../../core/rules/rules.ts';
import { cellRectangle, layoutBoard } from '../../viewport/layout.ts';
import type { PaintContext } from '../stage/paint-context.ts';
import type { TileAtlas } from '../tiles/tile-atlas.ts';
import type { Scene } from './scene.ts';
import { paintCross, paintTurns } from './sign-painter.ts';

const COLOUR = [0, 0, 0] as const;

/** The discs that are painted, and their texts. */
function turnsPainted(scene: Scene, corners: readonly Point[]) {
  const discs: { x: number; y: number; radius: number }[] = [];
  const texts: string[] = [];
  const context = {
    beginPath: () => undefined,
    fill: () => undefined,
    stroke: () => undefined,
    arc: (x: number, y: number, radius: number) => discs.push({ x, y, radius }),
    fillText: (text: string) => texts.push(text),
  };
  paintTurns(context as unknown as PaintContext, scene, corners);
  return { discs, texts };
}

/** Pairs among walls, which stand for all other tiles, drawn by a small generator of numbers. */
function* pairsAmongWalls(count: number): Generator<{ readonly board: Board; readonly pair: Move }> {
  let state = 7;
  const next = (below: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
  for (let index = 0; index < count; index++) {
    const [width, height] = [3 + next(12), 3 + next(6)];
    const [a, b] = [next(width * height), next(width * height)];
    const marks = Array.from({ length: width * height }, (_, cell) =>
      cell !== a && cell !== b && next(2) === 0 ? WALL : SLOT,
    );
    const cells = marks.map((mark, cell) => (mark === WALL ? WALL : cell === a || cell === b ? 1 : EMPTY));
    if (a !== b) yield { board: { width, height, marks, cells }, pair: [a, b] };
  }
}

it('numbers the turns of a line up to the one too many beside all tiles, wherever it turns', () => {
  let seen = 0;
  for (const { board, pair } of pairsAmongWalls(300)) {
    const tiles = board.marks.flatMap((mark, cell) => (mark === WALL || pair.includes(cell) ? [cell] : []));
    const blocked = nearestLine(board, CLASSIC_RULES, pair, []);
    if (blocked === null) continue;
    seen++;
    const viewport = { width: 320, height: 480, pixelRatio: 1 };
    const layout = layoutBoard(board.width, board.height, viewport);
    const palette = { paper: COLOUR, vermilion: COLOUR };
    const { discs, texts } = turnsPainted(
      { layout, atlas: { palette } } as unknown as Scene,
      blocked.corners,
    );
    expect(discs).toHaveLength(3);
    expect(texts).toEqual(['1', '2', '3']);
    const covered = tiles.filter((tile) =>
      discs.some(({ x, y, radius }) => {
        const box = cellRectangle(layout, tile);
        const across = Math.max(box.x - x, x - box.x - box.width, 0);
        const down = Math.max(box.y - y, y - box.y - box.height, 0);
        return Math.hypot(across, down) < radius;
      }),
    );
    expect(covered, JSON.stringify({ board, pair })).toEqual([]);
  }
  expect(seen).toBeGreaterThan(20);
});

it('hides little of the picture of a tile by its sign', () => {
  const discs: { readonly x: number; readonly y: number; readonly radius: number }[] = [];
  const nothing = () => undefined;
  const context = {
    ...{
      beginPath: nothing,
      fill: nothing,
      stroke: nothing,
      rect: nothing,
      moveTo: nothing,
      lineTo: nothing,
    },
    arc: (x: number, y: number, radius: number) => discs.push({ x, y, radius }),
  } as unknown as PaintContext;
  const layout = layoutBoard(4, 3, { width: 400, height: 400, pixelRatio: 1 }, 0.22);
  const atlas = { palette: { paper: [255, 255, 255], vermilion: [200, 69, 47] } } as unknown as TileAtlas;
  paintCross(context, { layout, atlas }, 5);
  const { x, y, width } = cellRectangle(layout, 5);
  const [disc] = discs;
  const away = Math.hypot((disc?.x ?? 0) - x - width / 2, (disc?.y ?? 0) - y - width / 2);
  // It keeps off the middle half of the tile.
  expect(away - (disc?.radius ?? 0)).toBeGreaterThan(width / 4);
});
