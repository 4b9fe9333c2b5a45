/**
 * Links of at most two turns on bit rows.
 *
 * Tiles in rows r and s are joined by column c when c lies in the free horizontal runs of both and is free strictly
 * between the rows. So all joining columns at once are `run AND run AND NOT between`, and the joining rows likewise.
 * Whatever links with at most two turns has a joining column or a joining row (see wide-link.ts), and the masks also
 * tell the best line: the bit of an end point means one turn or none; a bit between the end points means no detour;
 * else the nearest bit outside costs twice its distance.
 */
import { type BitLines, type BitRows, COLUMN_MASK, runMask, STRIDE_BITS } from './bit-rows.ts';
import type { LinkLine } from './engine-line.ts';
import { at } from './engine-words.ts';

/** Columns and rows of the grid count from the ring, those of the board from its first cell. */
const RING = 1;

/**
 * The positions at which two tiles are joined: columns when `lines` are rows, rows when they are columns. The tiles lie
 * on lines `a` and `b` at `positionA` and `positionB`.
 */
function joins(lines: BitLines, a: number, positionA: number, b: number, positionB: number): number {
  const low = Math.min(a, b);
  const high = Math.max(a, b);
  return (
    runMask(at(lines.words, a), positionA) &
    runMask(at(lines.words, b), positionB) &
    ~at(lines.between, (low << STRIDE_BITS) + high)
  );
}

/**
 * The joining positions that a turn limit allows: all with two turns; with one turn only those of the two tiles, where
 * an end part has no length; with none only a position that both share.
 */
export function allowedJoins(maxTurns: number, positionA: number, positionB: number): number {
  if (maxTurns === 2) return -1;
  return maxTurns === 1 ? (1 << positionA) | (1 << positionB) : (1 << positionA) & (1 << positionB);
}

/** Whether a line of at most `maxTurns` turns, two at most, joins two tiles. Constant time. */
export function canLinkBits(bits: BitRows, a: number, b: number, maxTurns: number): boolean {
  const ax = a & COLUMN_MASK;
  const ay = a >> STRIDE_BITS;
  const bx = b & COLUMN_MASK;
  const by = b >> STRIDE_BITS;
  const columns = joins(bits.rows, ay, ax, by, bx) & allowedJoins(maxTurns, ax, bx);
  const rows = joins(bits.columns, ax, ay, bx, by) & allowedJoins(maxTurns, ay, by);
  return (columns | rows) !== 0;
}

/** Draws the best line of at most `maxTurns` turns, two at most, or returns false. Constant time. */
export function drawBits(bits: BitRows, a: number, b: number, maxTurns: number, line: LinkLine): boolean {
  const ax = a & COLUMN_MASK;
  const ay = a >> STRIDE_BITS;
  const bx = b & COLUMN_MASK;
  const by = b >> STRIDE_BITS;
  const columns = joins(bits.rows, ay, ax, by, bx) & allowedJoins(maxTurns, ax, bx);
  const rows = joins(bits.columns, ax, ay, bx, by) & allowedJoins(maxTurns, ay, by);
  if ((columns | rows) === 0) return false;
  line.length = Math.abs(bx - ax) + Math.abs(by - ay);
  drawPoint(line, 0, ax, ay);
  if (ax === bx ? (columns >>> ax) & 1 : ay === by && (rows >>> ay) & 1) return endLine(line, 0, bx, by);
  if ((columns >>> ax) & 1) return drawCorner(line, ax, by, bx, by);
  if ((columns >>> bx) & 1) return drawCorner(line, bx, ay, bx, by);
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
  return endLine(line, 2, bx, by);
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

function drawCorner(line: LinkLine, x: number, y: number, bx: number, by: number): true {
  drawPoint(line, 1, x, y);
  return endLine(line, 1, bx, by);
}

function endLine(line: LinkLine, turns: number, bx: number, by: number): true {
  line.turns = turns;
  drawPoint(line, turns + 1, bx, by);
  return true;
}
