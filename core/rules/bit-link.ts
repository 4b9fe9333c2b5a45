/**
 * Links of at most two turns on bit rows.
 *
 * Tiles in rows r and s are joined by column c when c lies in the free horizontal runs of both and is free strictly
 * between the rows. So all joining columns at once are `run AND run AND NOT between`, and the joining rows likewise.
 * Whatever links with at most two turns has a joining column or a joining row (see wide-link.ts), and the masks also
 * tell the best line: the bit of an end point means one turn or none; a bit between the end points means no detour;
 * else the nearest bit outside costs twice its distance.
 */
import {
  type BitRows,
  betweenAt,
  COLUMN_MASK,
  COLUMN_RUNS,
  COLUMNS,
  PLACE_OF,
  ROW_RUNS,
  STRIDE_BITS,
} from './bit-rows.ts';
import type { LinkLine } from './engine-line.ts';
import { at } from './engine-words.ts';

/** Columns and rows of the grid count from the ring, those of the board from its first cell. */
const RING = 1;

/** Where the OR of all rows strictly between two places stands. */
function betweenRows(a: number, b: number): number {
  return betweenAt(Math.min(a, b) >> STRIDE_BITS, Math.max(a, b) >> STRIDE_BITS);
}

/** Where the OR of all columns strictly between two places stands. */
function betweenColumns(a: number, b: number): number {
  const ax = a & COLUMN_MASK;
  const bx = b & COLUMN_MASK;
  return betweenAt(COLUMNS + Math.min(ax, bx), Math.max(ax, bx));
}

/**
 * What a turn limit leaves of the joining columns. Two turns: all. One turn: those of the two tiles, where an end part
 * has no length. None: a column that both tiles share.
 */
function allowedColumns(columns: number, a: number, b: number, maxTurns: number): number {
  return maxTurns === 2
    ? columns
    : columns & allowedBits(1 << (a & COLUMN_MASK), 1 << (b & COLUMN_MASK), maxTurns);
}

/** The same for rows. */
function allowedRows(rows: number, a: number, b: number, maxTurns: number): number {
  return maxTurns === 2
    ? rows
    : rows & allowedBits(1 << (a >> STRIDE_BITS), 1 << (b >> STRIDE_BITS), maxTurns);
}

function allowedBits(bitA: number, bitB: number, maxTurns: number): number {
  return maxTurns === 1 ? bitA | bitB : bitA & bitB;
}

/**
 * Whether a line of at most `maxTurns` turns, two at most, joins two cells with tiles. Constant time.
 *
 * Short also in the compiler's measure: were it longer, its callers would call it instead of taking it in, and pay half as
 * much again.
 */
export function canLinkBits(bits: BitRows, a: number, b: number, maxTurns: number): boolean {
  const placeA = at(bits, PLACE_OF + a);
  const placeB = at(bits, PLACE_OF + b);
  const columns = at(bits, ROW_RUNS + a) & at(bits, ROW_RUNS + b) & ~at(bits, betweenRows(placeA, placeB));
  const rows =
    at(bits, COLUMN_RUNS + a) & at(bits, COLUMN_RUNS + b) & ~at(bits, betweenColumns(placeA, placeB));
  if (maxTurns !== 2) return isAllowed(columns, rows, placeA, placeB, maxTurns);
  return (columns | rows) !== 0;
}

function isAllowed(columns: number, rows: number, placeA: number, placeB: number, maxTurns: number): boolean {
  const allowed =
    allowedColumns(columns, placeA, placeB, maxTurns) | allowedRows(rows, placeA, placeB, maxTurns);
  return allowed !== 0;
}

/**
 * Draws the best line of at most `maxTurns` turns, two at most, between two linked cells. Constant time. The question
 * whether they link comes first and apart from this, so that its few steps stay few: most pairs asked do not.
 */
export function drawBits(bits: BitRows, a: number, b: number, maxTurns: number, line: LinkLine): void {
  const placeA = at(bits, PLACE_OF + a);
  const placeB = at(bits, PLACE_OF + b);
  const rowRuns = at(bits, ROW_RUNS + a) & at(bits, ROW_RUNS + b);
  const columnRuns = at(bits, COLUMN_RUNS + a) & at(bits, COLUMN_RUNS + b);
  const joiningColumns = rowRuns & ~at(bits, betweenRows(placeA, placeB));
  const joiningRows = columnRuns & ~at(bits, betweenColumns(placeA, placeB));
  const columns = allowedColumns(joiningColumns, placeA, placeB, maxTurns);
  const rows = allowedRows(joiningRows, placeA, placeB, maxTurns);
  drawJoined(columns, rows, placeA, placeB, line);
}

/** Draws the best of all lines through the given joining columns and rows, of which there is at least one. */
function drawJoined(columns: number, rows: number, a: number, b: number, line: LinkLine): void {
  const ax = a & COLUMN_MASK;
  const ay = a >> STRIDE_BITS;
  const bx = b & COLUMN_MASK;
  const by = b >> STRIDE_BITS;
  line.length = Math.abs(bx - ax) + Math.abs(by - ay);
  drawPoint(line, 0, ax, ay);
  if (ax === bx ? (columns >>> ax) & 1 : ay === by && (rows >>> ay) & 1) {
    endLine(line, 0, bx, by);
  } else if ((columns >>> ax) & 1) {
    drawPoint(line, 1, ax, by);
    endLine(line, 1, bx, by);
  } else if ((columns >>> bx) & 1) {
    drawPoint(line, 1, bx, ay);
    endLine(line, 1, bx, by);
  } else {
    drawTwoTurns(columns, rows, ax, ay, bx, by, line);
  }
}

/** Two turns: through the column or the row with the smaller detour, which costs twice its distance. */
function drawTwoTurns(
  columns: number,
  rows: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  line: LinkLine,
): void {
  const column = nearestJoin(columns, ax, bx);
  const row = nearestJoin(rows, ay, by);
  const columnDetour = detour(column, ax, bx);
  const rowDetour = detour(row, ay, by);
  if (columnDetour <= rowDetour) {
    line.length += 2 * columnDetour;
    drawPoint(line, 1, column, ay);
    drawPoint(line, 2, column, by);
  } else {
    line.length += 2 * rowDetour;
    drawPoint(line, 1, ax, row);
    drawPoint(line, 2, bx, row);
  }
  endLine(line, 2, bx, by);
}

/** Where nothing joins: further away than anything that does. */
const NOWHERE = 1000;

/** A joining position between the two if there is one, else the one nearest to them, else NOWHERE. */
function nearestJoin(joined: number, a: number, b: number): number {
  const first = Math.min(a, b);
  const last = Math.max(a, b);
  const above = joined & (-1 << first);
  const nearest = above === 0 ? NOWHERE : 31 - Math.clz32(above & -above);
  if (nearest <= last) return nearest;
  const below = 31 - Math.clz32(joined & ((1 << first) - 1));
  return below >= 0 && first - below < nearest - last ? below : nearest;
}

function detour(position: number, a: number, b: number): number {
  return Math.max(0, Math.min(a, b) - position, position - Math.max(a, b));
}

function drawPoint(line: LinkLine, index: number, x: number, y: number): void {
  line.xs[index] = x - RING;
  line.ys[index] = y - RING;
}

function endLine(line: LinkLine, turns: number, bx: number, by: number): void {
  line.turns = turns;
  drawPoint(line, turns + 1, bx, by);
}
