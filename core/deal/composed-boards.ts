/**
 * Boards that were composed beforehand, as text that a person can read: blocks with blank lines between them, `;` begins a
 * comment line. A block is its group and its name, its rules with `turned=yes` where the shape has no upright, the rows of
 * its shape (`o` slot, `.` gap, `#` wall), and its boards, one a line: the number by which a seed names it, how many of a
 * thousand games the casual player won alone, in those of some groups the seconds that a link of the first third took, kinds
 * and copies, and its tiles in the order of the slots, a letter each.
 *
 *     little … · Tulip
 *     gravity=none border=open turns=2
 *     o.oo.o
 *     oooooo
 *     1003 934 1.25 3x4 ACBABCCBAB
 */
import { type Cells, EMPTY, type Shape, SLOT } from '../board/board.ts';
import { parseShape } from '../board/text.ts';
import { createRandom, shuffle } from '../random.ts';
import { BORDERS, GRAVITIES, type Rules, TURN_LIMITS } from '../rules/rules.ts';
import type { Filling } from '../templates/template.ts';
import { blocksOf } from '../text/text-lines.ts';

/** A board that was composed. */
export interface ComposedBoard {
  /** Stands for the board in a seed, for ever. From 0 to 65,535, unlike any other board's. */
  readonly number: number;
  /** Which boards it belongs to, such as those of a weekday. */
  readonly group: string;
  readonly name: string;
  readonly shape: Shape;
  readonly rules: Rules;
  /** The shape has no upright. */
  readonly mayTurn: boolean;
  readonly filling: Filling;
  readonly cells: Cells;
  /** Of a thousand games of the casual player alone. */
  readonly won: number;
  /** Seconds that a link of the first third took in these games; null where they are not told. */
  readonly seconds: number | null;
}

/** The fields of a board's line. */
type BoardLine = Pick<ComposedBoard, 'number' | 'won' | 'seconds' | 'filling' | 'cells'>;

/** A board with its shape as a variant shows it. */
export type BoardVariant = Pick<ComposedBoard, 'shape' | 'cells'>;

const FIRST_LETTERS = [65, 97] as const;
const LETTERS = 26;
const VARIANTS = 2 ** 16;
const MAX_NUMBER = 2 ** 16 - 1;

/** Reads the boards in their order. Throws on text that cannot be read: it is part of the program. */
export function parseComposedBoards(lines: readonly string[]): ComposedBoard[] {
  return blocksOf(lines.join('\n')).flatMap((block) => readBlock(block.map(({ text }) => text)));
}

function readBlock(lines: readonly string[]): ComposedBoard[] {
  const [head = '', ruleLine = '', ...rest] = lines;
  const [group = '', ...words] = head.split(' ');
  const fields = new Map(ruleLine.split(' ').map((field) => field.split('=', 2) as [string, string]));
  const boards = rest.filter((line) => line.includes(' '));
  const shape = parseShape(rest.filter((line) => !line.includes(' ')).join('\n'));
  const rules = rulesOf(fields);
  if (!shape.ok || rules === null || words.length === 0) throw unreadable(head);
  const common = { group, name: words.join(' '), shape: shape.value, rules };
  const mayTurn = fields.get('turned') === 'yes';
  return boards.map((line) => ({ ...common, mayTurn, ...readBoard(line, shape.value) }));
}

function readBoard(line: string, { marks }: Shape): BoardLine {
  const [, number, won, seconds, kinds, copies, tiles = ''] =
    /^(\d+) (\d+) (?:(\d+\.\d\d) )?(\d+)x(\d+) ([A-Za-z]+)$/.exec(line) ?? [];
  const letters = [...tiles];
  const cells = marks.map((mark) => (mark === SLOT ? kindOf(letters.shift() ?? '') : mark));
  const isWhole = letters.length === 0 && cells.every((cell, index) => cell > 0 || marks[index] !== SLOT);
  if (!isWhole || number === undefined || Number(number) > MAX_NUMBER) throw unreadable(line);
  const filling = { kinds: Number(kinds), copies: Number(copies) };
  const told = seconds === undefined ? null : Number(seconds);
  return { number: Number(number), won: Number(won), seconds: told, filling, cells };
}

/** The line of a board, which `parseComposedBoards` reads. */
export function composedLine({ number, won, seconds, filling, cells }: BoardLine): string {
  const tiles = cells.filter((cell) => cell > EMPTY).map(letterOf);
  const figures = seconds === null ? won : `${won} ${seconds.toFixed(2)}`;
  return `${number} ${figures} ${filling.kinds}x${filling.copies} ${tiles.join('')}`;
}

function kindOf(letter: string): number {
  const code = letter.codePointAt(0) ?? 0;
  const [upper, lower] = FIRST_LETTERS;
  if (letter === '') return EMPTY;
  return code < lower ? code - upper + 1 : code - lower + 1 + LETTERS;
}

function letterOf(kind: number): string {
  const [upper, lower] = FIRST_LETTERS;
  return String.fromCodePoint(kind <= LETTERS ? upper + kind - 1 : lower + kind - 1 - LETTERS);
}

function rulesOf(fields: ReadonlyMap<string, string>): Rules | null {
  const gravity = GRAVITIES.find((each) => each === fields.get('gravity'));
  const border = BORDERS.find((each) => each === fields.get('border'));
  const maxTurns = TURN_LIMITS.find((each) => String(each) === fields.get('turns'));
  if (gravity === undefined || border === undefined || maxTurns === undefined) return null;
  return { maxTurns, border, gravity };
}

function unreadable(line: string): Error {
  return new Error(`a composed board cannot be read: ${line}`);
}

/** The seed of a board: `variant` says how it is shown, from 0 (as it is) to 65,535. */
export function composedSeed(number: number, variant: number): number {
  return number * VARIANTS + variant;
}

/** The number of the board that a seed names. */
export function numberOf(seed: number): number {
  return Math.floor(seed / VARIANTS);
}

/** The board and the variant that a seed names; null when there is none of that number. */
export function findComposed(
  boards: readonly ComposedBoard[],
  seed: number,
): { readonly board: ComposedBoard; readonly variant: number } | null {
  const number = numberOf(seed);
  const board = boards.find((each) => each.number === number);
  return board === undefined ? null : { board, variant: seed % VARIANTS };
}

/**
 * A board as a variant shows it: odd ones mirrored where the rules allow it, so that left is right, and each with other
 * pictures but 0 and 1. It plays as the board does.
 */
export function variantOf({ shape, rules, cells }: ComposedBoard, variant: number): BoardVariant {
  const pictures = Math.floor(variant / 2);
  const isMirrored = variant % 2 === 1 && mayMirror(rules);
  const shown = pictures === 0 ? cells : withPictures(cells, pictures);
  if (!isMirrored) return { shape, cells: shown };
  const { width } = shape;
  const mirror = <T>(values: readonly T[]) =>
    values.map((_, at) => values[at - (at % width) + width - 1 - (at % width)] as T); // of the same row
  return { shape: { ...shape, marks: mirror(shape.marks) }, cells: mirror(shown) };
}

/** Tiles that slide to a side, or to and from the middle, would slide elsewhere. */
function mayMirror({ gravity }: Rules): boolean {
  return gravity === 'none' || gravity === 'down' || gravity === 'up';
}

/** The same tiles, with the pictures of the kinds traded. */
function withPictures(cells: Cells, seed: number): Cells {
  const kinds = [...new Set(cells.filter((cell) => cell > EMPTY))].sort((one, other) => one - other);
  const traded = kinds.slice();
  shuffle(createRandom(seed), traded);
  const pictureOf = new Map(kinds.map((kind, index) => [kind, traded[index] ?? kind]));
  return cells.map((cell) => pictureOf.get(cell) ?? cell);
}
