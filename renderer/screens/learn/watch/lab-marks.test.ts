import { describe, expect, it } from 'vitest';
import { GAP } from '../../../../core/board/board.ts';
import { firstFrame, takeStep } from './lab-frame.ts';
import { cellOf, laneOf, marksOf, placeOf, withLane } from './lab-marks.ts';
import { drawnBoard } from './samples.ts';

const BOARD = drawnBoard('1 2 3\n3 2 1');
const CELLS = BOARD.cells.map((_, cell) => cell);

describe.each([0, 1, 2])('a lane of %i cells', (lane) => {
  const laned = withLane(BOARD, BOARD.cells, lane);

  it('lies around the whole board', () => {
    expect([laned.width, laned.height]).toEqual([3 + 2 * lane, 2 + 2 * lane]);
    expect(laned.cells.filter((kind) => kind !== GAP)).toEqual(BOARD.cells);
  });

  it('has each cell at its place, and no other there', () => {
    const places = CELLS.map((cell) => placeOf(BOARD, cell, lane));
    expect(places.map((place) => laned.cells[place])).toEqual(BOARD.cells);
    expect(places.map((place) => cellOf(BOARD, place, lane))).toEqual(CELLS);
    const beside = laned.cells.map((_, place) => place).filter((place) => !places.includes(place));
    expect(beside.map((place) => cellOf(BOARD, place, lane))).toEqual(beside.map(() => null));
  });
});

it('shows whether lines may leave the board before anything is examined', () => {
  const frame = firstFrame(BOARD.cells, null);
  expect(marksOf(BOARD, 'open', frame, null)).toEqual([{ type: 'edge', lane: 1, isOpen: true }]);
  expect(marksOf(BOARD, 'closed', frame, null)).toEqual([{ type: 'edge', lane: 1, isOpen: false }]);
});

it('is none around a closed board, unless a search finds a free cell outside', () => {
  const look = (x: number, isFree: boolean) => ({ type: 'look', line: '', at: [x, 0], isFree }) as const;
  expect(laneOf(BOARD, 'open', [])).toBe(1);
  expect(laneOf(BOARD, 'closed', [look(2, true), look(3, false)])).toBe(0);
  expect(laneOf(BOARD, 'closed', [look(3, true)])).toBe(1);
  const frame = firstFrame(BOARD.cells, null);
  takeStep(frame, look(2, true));
  takeStep(frame, look(3, false));
  // An obstacle outside is marked on no cell of the board.
  expect(marksOf(BOARD, 'closed', frame, null, 0)[0]).toMatchObject({ cells: [{ cell: 2 }], now: null });
});

it('numbers the free cells without a gap, whatever was in the way between them', () => {
  const frame = firstFrame(BOARD.cells, null);
  const look = (x: number, isFree: boolean) =>
    takeStep(frame, { type: 'look', line: '', at: [x, -1], isFree });
  look(0, true);
  look(1, false);
  look(2, true);
  look(0, true);
  look(3, true);
  const free = [...frame.examined.values()].filter(({ isFree }) => isFree);
  expect(free.map(({ order, times }) => [order, times])).toEqual([
    [1, 2],
    [2, 1],
    [3, 1],
  ]);
  expect(frame.looks).toBe(5);
});

it('tells the order by shades alone, until numbers are asked for', () => {
  const frame = firstFrame(BOARD.cells, null);
  for (const isFree of [true, false])
    takeStep(frame, { type: 'look', line: '', at: [isFree ? 0 : 1, -1], isFree });
  const shaded = marksOf(BOARD, 'open', frame, null, 1, { tint: 'gold', hasNumbers: false });
  expect(shaded.map(({ type }) => type)).toEqual(['edge', 'examined']);
  expect(shaded[1]).toMatchObject({ tint: 'gold', cells: [{ order: 1 }] });
  const numbered = marksOf(BOARD, 'open', frame, null, 1, { tint: 'gold', hasNumbers: true });
  expect(numbered.map(({ type }) => type)).toEqual(['edge', 'examined', 'orders']);
  // The tile in the way is marked beside the numbers.
  expect(numbered[1]).toMatchObject({ cells: [{ isFree: true }, { isFree: false }] });
});
