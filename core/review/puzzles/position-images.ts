/** Boards that differ only by turning, mirroring and the names of kinds. */
import { type Board, isSameShape, SLOT } from '../../board/board.ts';
import { cellsByKind } from '../../board/cells-by-kind.ts';
import { TRANSPOSED } from '../../rules/pulls.ts';
import { type Gravity, isSameRules, type Rules } from '../../rules/rules.ts';

export interface Position {
  readonly board: Board;
  readonly rules: Rules;
}

type Swaps = Readonly<Partial<Record<Gravity, Gravity>>>;

const MIRRORED_X: Swaps = { left: 'right', right: 'left' };
const MIRRORED_Y: Swaps = { up: 'down', down: 'up' };

/** The eight images of a position under turning and mirroring, gravity with it; the position itself comes first. */
export function imagesOf(position: Position): Position[] {
  const both = [position, transposed(position)];
  const all = both.flatMap((each) => [each, mirroredX(each)]);
  return all.flatMap((each) => [each, mirroredY(each)]);
}

function mirroredX({ board, rules }: Position): Position {
  const { width, height } = board;
  const image = rearranged(board, width, height, (x, y) => y * width + (width - 1 - x));
  return { board: image, rules: withGravity(rules, MIRRORED_X) };
}

function mirroredY({ board, rules }: Position): Position {
  const { width, height } = board;
  const image = rearranged(board, width, height, (x, y) => (height - 1 - y) * width + x);
  return { board: image, rules: withGravity(rules, MIRRORED_Y) };
}

function transposed({ board, rules }: Position): Position {
  const { width, height } = board;
  const image = rearranged(board, height, width, (x, y) => x * width + y);
  return { board: image, rules: withGravity(rules, TRANSPOSED) };
}

function withGravity(rules: Rules, swaps: Swaps): Rules {
  return { ...rules, gravity: swaps[rules.gravity] ?? rules.gravity };
}

function rearranged(
  { marks, cells }: Board,
  width: number,
  height: number,
  sourceOf: (x: number, y: number) => number,
): Board {
  const sources = Array.from({ length: width * height }, (_, cell) =>
    sourceOf(cell % width, Math.floor(cell / width)),
  );
  const read = (from: Board['cells']) => sources.map((source) => from[source] ?? 0);
  return { width, height, marks: read(marks), cells: read(cells) };
}

/**
 * A text that two positions share exactly when some image of one is the other but for the names of kinds. Split and join
 * cut a line of odd length unevenly, so for these the text may also call two positions equal that are only mirrored.
 */
export function canonicalForm(position: Position): string {
  return imagesOf(position)
    .map(textOf)
    .reduce((least, text) => (text < least ? text : least));
}

function textOf({ board, rules }: Position): string {
  const { width, height, marks, cells } = board;
  const names = new Map<number, number>();
  const words = cells.map((cell, index) => {
    if (cell <= 0) return marks[index] === SLOT ? 'o' : String(cell);
    const name = names.get(cell) ?? names.size + 1;
    names.set(cell, name);
    return String(name);
  });
  return `${width}x${height} ${rules.gravity} ${rules.border} ${rules.maxTurns} ${words.join(' ')}`;
}

/**
 * The likeness of two boards, from 0 to 1: the share of tiles that have the same equal tiles in the same cells, under the
 * image that fits best. 0 for other rules or other shapes.
 */
export function likeness(one: Position, other: Position): number {
  if (groundOf(one) !== groundOf(other)) return 0;
  const own = groupsOf(one.board);
  return Math.max(
    ...imagesOf(other).map((image) => (isSameGround(one, image) ? shareOf(own, groupsOf(image.board)) : 0)),
  );
}

/**
 * Returns the part of a position that all its images share: two positions that differ in it have no image in
 * common.
 */
function groundOf({ board, rules }: Position): string {
  const { width, height } = board;
  const [first] = rules.gravity.split('-');
  const pull = ['up', 'down', 'left', 'right'].includes(rules.gravity) ? 'side' : first;
  return `${Math.min(width, height)} ${Math.max(width, height)} ${rules.border} ${rules.maxTurns} ${pull}`;
}

function isSameGround(one: Position, other: Position): boolean {
  return isSameRules(one.rules, other.rules) && isSameShape(one.board, other.board);
}

/** By tile, the cells of all tiles of its kind as a text. */
function groupsOf({ cells }: Board): Map<number, string> {
  return new Map(cellsByKind(cells).flatMap((group) => group.map((cell) => [cell, group.join()] as const)));
}

function shareOf(one: ReadonlyMap<number, string>, other: ReadonlyMap<number, string>): number {
  const same = [...one].filter(([cell, group]) => other.get(cell) === group).length;
  return same / Math.max(1, one.size, other.size);
}
