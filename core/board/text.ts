/**
 * The text form of shapes and boards, for files, tests and the command line.
 *
 * A shape is one character a cell: `o` slot, `.` gap, `#` wall. A board is numbers separated by blanks: a kind, or `0`
 * for an emptied slot, and again `.` and `#`. Blank lines before and after, blanks at the ends of a line, lines that begin
 * with `;` and every kind of line ending are allowed.
 */
import { err, ok, type Result } from '../result.ts';
import { blocksOf } from '../text/text-lines.ts';
import { type Board, GAP, MAX_SIDE, type Shape, SLOT, WALL } from './board.ts';

/** The largest kind a text may name; no board of the largest size can need more. */
export const MAX_KIND = 65_535;

/** Why a text is no board, and where: line and column count from 1. `second-board`: rows follow behind a blank line. */
export interface TextError {
  readonly code: 'empty' | 'unknown-mark' | 'number-too-large' | 'ragged-row' | 'second-board' | 'too-large';
  readonly line: number;
  readonly column: number;
}

const MARK_OF_CHARACTER: ReadonlyMap<string, number> = new Map([
  ['o', SLOT],
  ['.', GAP],
  ['#', WALL],
]);
const CHARACTER_OF_MARK: ReadonlyMap<number, string> = new Map(
  [...MARK_OF_CHARACTER].map(([character, mark]) => [mark, character]),
);

/** A cell of a shape, and of a board. A byte order mark within a text is no blank: it parts two cells unseen, so it is none of a board. */
const CHARACTER = /[\S\uFEFF]/gu;
const WORD = /[\S\uFEFF]+/gu;

/** One word of the text and where it stands. */
interface Token {
  readonly text: string;
  readonly line: number;
  readonly column: number;
}

/** Reads a shape; `parseShape(makeShape(shape))` gives the shape back. */
export function parseShape(text: string): Result<Shape, TextError> {
  const rows = readRows(text, CHARACTER, (word) => (MARK_OF_CHARACTER.has(word) ? null : 'unknown-mark'));
  if (!rows.ok) return rows;
  const marks = rows.value.flat().map((token) => MARK_OF_CHARACTER.get(token.text) ?? GAP);
  return ok({ width: rows.value[0]?.length ?? 0, height: rows.value.length, marks });
}

/** Writes a shape, one line a row, without a line ending at the end. */
export function makeShape(shape: Shape): string {
  return rowsOf(shape.width, shape.marks)
    .map((row) => row.map(characterOf).join(''))
    .join('\n');
}

/** Reads a board; `parseBoard(makeBoard(board))` gives the board back. */
export function parseBoard(text: string): Result<Board, TextError> {
  const rows = readRows(text, WORD, faultOfCell);
  if (!rows.ok) return rows;
  const words = rows.value.flat().map((token) => token.text);
  const marks = words.map((word) => MARK_OF_CHARACTER.get(word) ?? SLOT);
  const cells = words.map((word) => MARK_OF_CHARACTER.get(word) ?? Number(word));
  return ok({ width: rows.value[0]?.length ?? 0, height: rows.value.length, marks, cells });
}

function faultOfCell(word: string): TextError['code'] | null {
  if (/^\d+$/.test(word)) return Number(word) > MAX_KIND ? 'number-too-large' : null;
  return word === 'o' || !MARK_OF_CHARACTER.has(word) ? 'unknown-mark' : null;
}

/** Writes a board in columns, numbers to the right, without a line ending at the end. */
export function makeBoard(board: Board): string {
  const words = board.cells.map((cell, index) =>
    board.marks[index] === SLOT ? String(cell) : characterOf(cell),
  );
  const columnWidth = words.reduce((widest, word) => Math.max(widest, word.length), 1);
  return rowsOf(board.width, words)
    .map((row) => row.map((word) => word.padStart(columnWidth)).join(' '))
    .join('\n');
}

/** Cuts a text into rows of tokens, all of the same length and without a fault of their own. */
function readRows(
  text: string,
  pattern: RegExp,
  faultOf: (word: string) => TextError['code'] | null,
): Result<Token[][], TextError> {
  // A byte order mark before the text is none of it.
  const [block = [], second] = blocksOf(text.replace(/^\uFEFF/, ' '));
  const rows = block.map(({ line, text: content }) =>
    [...content.matchAll(pattern)].map((match) => ({ text: match[0], line, column: match.index + 1 })),
  );
  const first = rows[0]?.[0];
  if (first === undefined) return err({ code: 'empty', line: 1, column: 1 });
  for (const token of rows.flat()) {
    const fault = faultOf(token.text);
    if (fault !== null) return errorAt(fault, token);
  }
  const checked = checkRows(rows, first);
  const beyond = second?.[0];
  return checked.ok && beyond !== undefined
    ? err({ code: 'second-board', line: beyond.line, column: 1 })
    : checked;
}

function checkRows(rows: Token[][], first: Token): Result<Token[][], TextError> {
  const width = rows[0]?.length ?? 0;
  for (const [y, row] of rows.entries()) {
    if (row.length !== width) return errorAt('ragged-row', row[Math.min(row.length, width) - 1] ?? first);
    const beyond = y >= MAX_SIDE ? row[0] : row[MAX_SIDE];
    if (beyond !== undefined) return errorAt('too-large', beyond);
  }
  return ok(rows);
}

function errorAt(code: TextError['code'], { line, column }: Token): Result<never, TextError> {
  return err({ code, line, column });
}

function rowsOf<T>(width: number, items: readonly T[]): T[][] {
  return Array.from({ length: items.length / width }, (_, y) => items.slice(y * width, (y + 1) * width));
}

function characterOf(mark: number): string {
  const character = CHARACTER_OF_MARK.get(mark);
  if (character === undefined) throw new RangeError(`a cell holds the unknown mark ${mark}`);
  return character;
}
