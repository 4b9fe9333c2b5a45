/**
 * Links of at most two turns on bit rows.
 *
 * Tiles in rows r and s are joined by column c when c lies in the free horizontal runs of both and is free strictly
 * between the rows. So all joining columns at once are `run AND run AND NOT between`, and the joining rows likewise.
 * Whatever links with at most two turns has a joining column or a joining row (see wide-link.ts), and the masks also
 * tell the best line: the bit of an end point means one turn or none; a bit between the end points means no detour;
 * else the nearest bit outside costs twice its distance.
 */

import { at, lowestBit } from '../../int32.ts';
import type { LinkLine } from '../base/link-line.ts';
import { columnsBetween, freeColumns, freeRows, isTabulated, rowsBetween } from './bit-between.ts';
import {
  type BitRows,
  COLUMN_MASK,
  columnRunAt,
  ensureRuns,
  IS_READY,
  IS_TABULATED,
  measureAll,
  placeAt,
  rowRunAt,
  STRIDE_BITS,
} from './bit-rows.ts';

/** Columns and rows of the grid count from the ring, those of the board from its first cell. */
const RING = 1;

/**
 * Returns the joining columns that a turn limit allows. Two turns allow all of them. One turn allows those of
 * the two tiles, where an end part has no length. No turns allow a column that both tiles share.
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

/** Returns whether a line of at most `maxTurns` turns, two at most, joins two cells with tiles. */
export function canLinkBits(bits: BitRows, a: number, b: number, maxTurns: number): boolean {
  if (at(bits, IS_READY) === 0) makeReady(bits, a, b);
  const columns = at(bits, rowRunAt(a)) & at(bits, rowRunAt(b));
  const rows = at(bits, columnRunAt(a)) & at(bits, columnRunAt(b));
  if ((columns | rows) === 0) return false;
  return at(bits, IS_TABULATED) === 0
    ? isJoinedByWords(bits, at(bits, placeAt(a)), at(bits, placeAt(b)), columns, rows, maxTurns)
    : isJoined(bits, a, b, columns, rows, maxTurns);
}

/** Measures the runs through two tiles; after many queries measures those of all tiles and tabulates the lines. */
function makeReady(bits: BitRows, a: number, b: number): void {
  if (isTabulated(bits)) {
    measureAll(bits);
  } else {
    ensureRuns(bits, a);
    ensureRuns(bits, b);
  }
}

/**
 * Returns whether a tile links to another, where the runs of both are measured and the lines are tabulated.
 * The tile's own runs are at hand, because many partners are tested against it in turn.
 *
 * The runs of most pairs share neither a column nor a row, and then nothing lies between them that matters.
 * It is short enough for the compiler to inline it into its callers.
 */
export function canLinkRuns(
  bits: BitRows,
  rowRun: number,
  columnRun: number,
  a: number,
  b: number,
  maxTurns: number,
): boolean {
  const columns = rowRun & at(bits, rowRunAt(b));
  const rows = columnRun & at(bits, columnRunAt(b));
  return (columns | rows) !== 0 && isJoined(bits, a, b, columns, rows, maxTurns);
}

/** Returns whether one of the columns or rows that the runs of two cells share joins them. */
function isJoined(
  bits: BitRows,
  a: number,
  b: number,
  columns: number,
  rows: number,
  maxTurns: number,
): boolean {
  const placeA = at(bits, placeAt(a));
  const placeB = at(bits, placeAt(b));
  const joiningColumns = columns & ~rowsBetween(bits, placeA, placeB);
  const joiningRows = rows & ~columnsBetween(bits, placeA, placeB);
  if (maxTurns !== 2) return isAllowed(joiningColumns, joiningRows, placeA, placeB, maxTurns);
  return (joiningColumns | joiningRows) !== 0;
}

/** The same for two places without the table. */
export function isJoinedByWords(
  bits: BitRows,
  a: number,
  b: number,
  columns: number,
  rows: number,
  maxTurns: number,
): boolean {
  if (maxTurns === 2) return freeColumns(bits, columns, a, b) !== 0 || freeRows(bits, rows, a, b) !== 0;
  return isAllowed(freeColumns(bits, columns, a, b), freeRows(bits, rows, a, b), a, b, maxTurns);
}

function isAllowed(columns: number, rows: number, placeA: number, placeB: number, maxTurns: number): boolean {
  const allowed =
    allowedColumns(columns, placeA, placeB, maxTurns) | allowedRows(rows, placeA, placeB, maxTurns);
  return allowed !== 0;
}

/**
 * Draws the best line of at most `maxTurns` turns, two at most, between two cells with tiles, or returns false. The
 * link test once more, but what it finds on the way is used for the line.
 */
export function drawBits(bits: BitRows, a: number, b: number, maxTurns: number, line: LinkLine): boolean {
  if (at(bits, IS_READY) === 0) return drawUnready(bits, a, b, maxTurns, line);
  const columns = at(bits, rowRunAt(a)) & at(bits, rowRunAt(b));
  const rows = at(bits, columnRunAt(a)) & at(bits, columnRunAt(b));
  if ((columns | rows) === 0) return false;
  const placeA = at(bits, placeAt(a));
  const placeB = at(bits, placeAt(b));
  const joiningColumns = columns & ~rowsBetween(bits, placeA, placeB);
  const joiningRows = rows & ~columnsBetween(bits, placeA, placeB);
  if (maxTurns !== 2) return drawAllowed(joiningColumns, joiningRows, placeA, placeB, maxTurns, line);
  if ((joiningColumns | joiningRows) === 0) return false;
  drawJoined(joiningColumns, joiningRows, placeA, placeB, line);
  return true;
}

/** The same where not everything is measured and tabulated yet. */
function drawUnready(bits: BitRows, a: number, b: number, maxTurns: number, line: LinkLine): boolean {
  makeReady(bits, a, b);
  const placeA = at(bits, placeAt(a));
  const placeB = at(bits, placeAt(b));
  const columns = freeColumns(bits, at(bits, rowRunAt(a)) & at(bits, rowRunAt(b)), placeA, placeB);
  const rows = freeRows(bits, at(bits, columnRunAt(a)) & at(bits, columnRunAt(b)), placeA, placeB);
  return drawAllowed(columns, rows, placeA, placeB, maxTurns, line);
}

function drawAllowed(
  joiningColumns: number,
  joiningRows: number,
  a: number,
  b: number,
  maxTurns: number,
  line: LinkLine,
): boolean {
  const columns = allowedColumns(joiningColumns, a, b, maxTurns);
  const rows = allowedRows(joiningRows, a, b, maxTurns);
  if ((columns | rows) === 0) return false;
  drawJoined(columns, rows, a, b, line);
  return true;
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
  const columnsWithin = columns & within(ax, bx);
  const rowsWithin = rows & within(ay, by);
  if (columnsWithin !== 0) {
    drawThroughColumn(lowestBit(columnsWithin), 0, ay, by, line);
  } else if (rowsWithin !== 0) {
    drawThroughRow(lowestBit(rowsWithin), 0, ax, bx, line);
  } else {
    const column = nearestOutside(columns, ax, bx);
    const row = nearestOutside(rows, ay, by);
    const columnDetour = detour(column, ax, bx);
    const rowDetour = detour(row, ay, by);
    if (columnDetour <= rowDetour) drawThroughColumn(column, columnDetour, ay, by, line);
    else drawThroughRow(row, rowDetour, ax, bx, line);
  }
  endLine(line, 2, bx, by);
}

/** The positions from the smaller of two up to the one before the larger. */
function within(a: number, b: number): number {
  return ((1 << a) - 1) ^ ((1 << b) - 1);
}

/** A distance larger than that of any row or column that joins. */
const NOWHERE = 1000;

/** The joining position nearest to two others between which there is none, or NOWHERE. */
function nearestOutside(joining: number, a: number, b: number): number {
  const first = Math.min(a, b);
  const last = Math.max(a, b);
  const above = joining & (-1 << last);
  const next = above === 0 ? NOWHERE : lowestBit(above);
  const previous = 31 - Math.clz32(joining & ((1 << first) - 1));
  return previous >= 0 && first - previous < next - last ? previous : next;
}

/** The number of steps that a position lies outside the stretch between two others; 0 or less within it. */
function detour(position: number, a: number, b: number): number {
  return Math.max(Math.min(a, b) - position, position - Math.max(a, b));
}

function drawThroughColumn(column: number, distance: number, ay: number, by: number, line: LinkLine): void {
  line.length += 2 * distance;
  drawPoint(line, 1, column, ay);
  drawPoint(line, 2, column, by);
}

function drawThroughRow(row: number, distance: number, ax: number, bx: number, line: LinkLine): void {
  line.length += 2 * distance;
  drawPoint(line, 1, ax, row);
  drawPoint(line, 2, bx, row);
}

function drawPoint(line: LinkLine, index: number, x: number, y: number): void {
  line.xs[index] = x - RING;
  line.ys[index] = y - RING;
}

function endLine(line: LinkLine, turns: number, bx: number, by: number): void {
  line.turns = turns;
  drawPoint(line, turns + 1, bx, by);
}
