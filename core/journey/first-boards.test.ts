import { describe, expect, it } from 'vitest';
import { type Board, countTiles, type Move } from '../board/board.ts';
import { cellsByKind } from '../board/cells-by-kind.ts';
import { applyMove } from '../rules/apply.ts';
import { findLink } from '../rules/link.ts';
import { CLASSIC_RULES } from '../rules/rules.ts';
import { FIRST_BOARDS, type FirstShape, firstShapeOf } from './first-boards.ts';

const equalPairs = ({ cells }: Board): readonly Move[] =>
  [...cellsByKind(cells).values()].flatMap((same) =>
    same.flatMap((a, place) => same.slice(place + 1).map((b): Move => [a, b])),
  );

/** The shape of the link of two equal tiles by the plain rules; null where there is none. */
function shapeOf(board: Board, move: Move): FirstShape | null {
  const link = findLink(board, CLASSIC_RULES, ...move);
  return link === null ? null : firstShapeOf(link, board);
}

/** Every position that some order of play comes to while tiles are left, with the number of links before it. */
function positionsOf(first: Board): readonly { readonly board: Board; readonly links: number }[] {
  const found = new Map([[first.cells.join(), { board: first, links: 0 }]]);
  for (const { board, links } of found.values())
    for (const move of equalPairs(board)) {
      if (shapeOf(board, move) === null) continue;
      const after = applyMove(board, CLASSIC_RULES, move);
      if (countTiles(after.cells) > 0 && !found.has(after.cells.join()))
        found.set(after.cells.join(), { board: after, links: links + 1 });
    }
  return [...found.values()];
}

/** The shapes of the links of every position, and how many links each needs before it. */
const shapesOf = (first: Board) =>
  positionsOf(first).map(({ board, links }) => ({
    links,
    shapes: equalPairs(board).map((move) => shapeOf(board, move)),
  }));

const [STRAIGHT, TURN, AROUND] = FIRST_BOARDS.map(({ board }) => board) as [Board, Board, Board];

describe.each(FIRST_BOARDS.map((first, index) => ({ ...first, number: index + 1 })))(
  'first board $number',
  ({ board }) => {
    it('has two tiles of each of five or six pictures', () => {
      expect([...cellsByKind(board.cells).values()].map(({ length }) => length)).toEqual(
        Array.from({ length: countTiles(board.cells) / 2 }, () => 2),
      );
      expect([10, 12]).toContain(countTiles(board.cells));
    });

    it('links every equal pair in every position, so that none is refused and no play gets stuck', () => {
      const shapes = shapesOf(board).flatMap((position) => position.shapes);
      expect(shapes.length).toBeGreaterThan(0);
      expect(shapes).not.toContain(null);
    });
  },
);

it('the first board has nothing but straight links, the second nothing but single turns, in every order of play', () => {
  const only = (board: Board) => [...new Set(shapesOf(board).flatMap(({ shapes }) => shapes))];
  expect(only(STRAIGHT)).toEqual(['straight']);
  expect(only(TURN)).toEqual(['turn']);
});

it('every link of the third board turns twice at first, and whichever is taken both of its shapes are still there', () => {
  const positions = shapesOf(AROUND);
  expect(positions.filter(({ links }) => links === 0)).toEqual([
    {
      links: 0,
      shapes: expect.toSatisfy((each: string[]) => each.every((s) => s === 'around' || s === 'twice')),
    },
  ]);
  for (const { shapes } of positions.filter(({ links }) => links <= 1))
    expect(shapes).toEqual(expect.arrayContaining(['around', 'twice']));
});

it('the first boards teach each shape once, from straight to two turns', () => {
  expect(FIRST_BOARDS.flatMap(({ shapes }) => shapes)).toEqual(['straight', 'turn', 'around', 'twice']);
});
