import { expect, it } from 'vitest';
import { layoutBoard, pointCentre } from '../../viewport/layout.ts';
import type { PaintContext } from '../stage/paint-context.ts';
import type { TileAtlas } from '../tiles/tile-atlas.ts';
import type { BoardMark } from './board-mark.ts';
import { paintMarks } from './marks-painter.ts';

const LINE = [
  [0, 0],
  [0, 2],
  [3, 2],
] as const;
const COLOURS = { jade: [63, 184, 147], vermilion: [200, 69, 47], paper: [240, 235, 220] };

it.each(['line', 'kept-line', 'lost-line'] as const)(
  'keeps a %s off the pictures of the tiles at its ends',
  (type) => {
    const drawn: { readonly x: number; readonly y: number }[] = [];
    const nothing = () => undefined;
    const context = {
      beginPath: nothing,
      setLineDash: nothing,
      stroke: nothing,
      lineTo: (x: number, y: number) => drawn.push({ x, y }),
    } as unknown as PaintContext;
    const size = { width: 400, height: 400 };
    const layout = layoutBoard(4, 3, { ...size, pixelRatio: 1 }, 0.22);
    const atlas = { palette: COLOURS } as unknown as TileAtlas;
    const mark: BoardMark = { type, line: LINE };
    paintMarks(
      context,
      { layout, atlas },
      {
        selected: null,
        hovered: null,
        focused: null,
        shown: [mark],
        kindAt: () => 0,
        isMoving: () => false,
        breathMs: 0,
      },
    );
    const [first, turn, last] = drawn;
    const [from, at, to] = LINE.map((point) => pointCentre(layout, point));
    // A picture reaches a third of a cell from the middle of its tile.
    expect((first?.y ?? 0) - (from?.y ?? 0)).toBeGreaterThan(layout.cell / 3);
    expect(turn).toEqual(at);
    expect((to?.x ?? 0) - (last?.x ?? 0)).toBeGreaterThan(layout.cell / 3);
  },
);

it('numbers columns and rows along the lane, with those of the lane itself where lines may run in it', () => {
  const written: string[] = [];
  const nothing = () => undefined;
  const context = {
    strokeText: nothing,
    fillText: (text: string, x: number, y: number) =>
      written.push(`${text} ${Math.floor(x / 100)} ${Math.floor(y / 100)}`),
  } as unknown as PaintContext;
  const layout = layoutBoard(4, 3, { width: 400, height: 300, pixelRatio: 1 }, 0);
  const atlas = { palette: { ...COLOURS, ink: [20, 20, 20] } } as unknown as TileAtlas;
  const numbersOf = (isOpen: boolean) => {
    written.length = 0;
    const shown: BoardMark[] = [{ type: 'numbered', isOpen, lit: [[0, 0]] }];
    const marks = { selected: null, hovered: null, focused: null, shown };
    paintMarks(context, { layout, atlas }, { ...marks, kindAt: () => 0, isMoving: () => false, breathMs: 0 });
    return [...written];
  };
  expect(numbersOf(false)).toEqual(['0 1 0', '1 2 0', '0 0 1']);
  expect(numbersOf(true)).toEqual(['-1 0 0', '0 1 0', '1 2 0', '2 3 0', '0 0 1', '1 0 2']);
});
