/**
 * Dealing by peeling a board from outside, in constant time a pair.
 *
 * With an open border, no walls and two turns allowed, any two tiles that both see the ring on the same side are joined:
 * out along one line, along the ring, in along the other. So the outermost tiles of two columns, or of two rows, can
 * always go. Pairs taken in such an order, each given a kind, make a board with its witness. Such boards are easy: equal
 * tiles lie about equally deep.
 */
import { EMPTY, type Move, type Shape, SLOT, WALL } from '../board/board.ts';
import { pick, type Random } from '../random.ts';
import type { Rules } from '../rules/rules.ts';
import type { Deal } from './played-game.ts';

/** No line. */
const NONE = -1;

/** All columns, or all rows, seen from one end: see `cellAt`. */
interface Side {
  readonly origin: number;
  readonly lineStep: number;
  readonly depthStep: number;
  readonly depth: number;
  /** The number of cells of each line that are known to be empty, from this end on. */
  readonly peeled: number[];
  /** The lines that may still hold a tile; those that do not are dropped when they are met. */
  readonly open: number[];
}

/** Returns whether peeling keeps to the rules. */
export function canPeel(shape: Shape, rules: Rules): boolean {
  const { border, gravity, maxTurns } = rules;
  return border === 'open' && gravity === 'none' && maxTurns >= 2 && !shape.marks.includes(WALL);
}

/** A deal whose pairs have the kinds given, in the order in which they are taken. Linear in the area. */
export function dealByPeeling(shape: Shape, pairKinds: readonly number[], random: Random): Deal {
  const cells = shape.marks.map(() => EMPTY);
  const isLeft = shape.marks.map((mark) => mark === SLOT);
  const sides = sidesOf(shape);
  const witness: Move[] = [];
  for (const kind of pairKinds) {
    const move = takePair(pick(random, sides), isLeft, random);
    cells[move[0]] = kind;
    cells[move[1]] = kind;
    witness.push(move);
  }
  return { cells, witness };
}

/** Takes the outermost tiles of two random lines, or the outer two of the only line that has any. */
function takePair(side: Side, isLeft: boolean[], random: Random): Move {
  const line = drawLine(side, NONE, isLeft, random);
  const cell = takeOutermost(side, line, isLeft);
  const other = drawLine(side, line, isLeft, random);
  return [cell, takeOutermost(side, other === NONE ? line : other, isLeft)];
}

/** A random line but `except` among those with a tile left; NONE when no other line has any. */
function drawLine(side: Side, except: number, isLeft: boolean[], random: Random): number {
  const { open } = side;
  while (open.length > 1 || (open.length === 1 && open[0] !== except)) {
    const drawn = random.below(open.length);
    const line = open[drawn] ?? NONE;
    if (line === except) continue;
    if (hasTile(side, line, isLeft)) return line;
    open.splice(drawn, 1);
  }
  return NONE;
}

/** Returns whether a line has a tile left; the empty cells before it are known from then on. */
function hasTile(side: Side, line: number, isLeft: boolean[]): boolean {
  let depth = side.peeled[line] ?? 0;
  while (depth < side.depth && !isLeft[cellAt(side, line, depth)]) depth++;
  side.peeled[line] = depth;
  return depth < side.depth;
}

/** Takes the outermost tile of a line. */
function takeOutermost(side: Side, line: number, isLeft: boolean[]): number {
  if (line === NONE || !hasTile(side, line, isLeft)) throw new Error('fewer tiles than pairs of kinds');
  const cell = cellAt(side, line, side.peeled[line] ?? 0);
  isLeft[cell] = false;
  return cell;
}

function cellAt(side: Side, line: number, depth: number): number {
  return side.origin + line * side.lineStep + depth * side.depthStep;
}

/** The four sides: columns from above and below, rows from the left and the right. */
function sidesOf({ width, height }: Shape): Side[] {
  const last = width * height - 1;
  return [
    makeSide(width, { origin: 0, lineStep: 1, depthStep: width, depth: height }),
    makeSide(width, { origin: last, lineStep: -1, depthStep: -width, depth: height }),
    makeSide(height, { origin: 0, lineStep: width, depthStep: 1, depth: width }),
    makeSide(height, { origin: last, lineStep: -width, depthStep: -1, depth: width }),
  ];
}

function makeSide(lines: number, place: Omit<Side, 'peeled' | 'open'>): Side {
  const open = Array.from({ length: lines }, (_, line) => line);
  return { ...place, peeled: open.map(() => 0), open };
}
