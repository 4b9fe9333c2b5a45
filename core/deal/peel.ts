/**
 * Dealing by peeling a board from outside, in constant time a pair.
 *
 * With an open border, no walls and two turns allowed, any two tiles that both see the ring on the same side are joined:
 * out along one line, along the ring, in along the other. So the outermost tiles of two columns, or of two rows, can
 * always go. Pairs taken in such an order, each given a kind, make a board with its witness. Such boards are easy: equal
 * tiles lie about equally deep.
 */
import { EMPTY, type Move, type Shape, SLOT, WALL } from '../board/board.ts';
import type { Rules } from '../rules/rules.ts';
import type { Deal } from './played-game.ts';
import type { Random } from './random.ts';

/** All columns, or all rows, seen from one end: cell d of line n is `origin + n * lineStep + d * depthStep`. */
interface Side {
  readonly origin: number;
  readonly lineStep: number;
  readonly depthStep: number;
  readonly depth: number;
  /** How many cells of each line are known to be empty, from this end on. */
  readonly peeled: number[];
  /** The lines that may still hold a tile; those that do not are dropped when they are met. */
  readonly open: number[];
}

/** Whether peeling keeps to the rules. */
export function canPeel(shape: Shape, rules: Rules): boolean {
  const { border, gravity, maxTurns } = rules;
  return border === 'open' && gravity === 'none' && maxTurns >= 2 && !shape.marks.includes(WALL);
}

/** A deal whose pairs have the kinds given, in the order in which they are taken. Linear in the area. */
export function dealByPeeling(shape: Shape, pairKinds: readonly number[], random: Random): Deal {
  const cells = shape.marks.map(() => EMPTY);
  const isLeft = shape.marks.map((mark) => mark === SLOT);
  const sides = sidesOf(shape);
  const witness = pairKinds.map((kind): Move => {
    const side = sides[random.below(sides.length)];
    const move = side && takePair(side, isLeft, random);
    if (!move) throw new Error('fewer tiles than pairs of kinds');
    for (const cell of move) cells[cell] = kind;
    return move;
  });
  return { cells, witness };
}

/** Takes the outermost tiles of two random lines, or the outer two of the only line that has any. */
function takePair(side: Side, isLeft: boolean[], random: Random): Move | null {
  const first = takeOutermost(side, null, isLeft, random);
  if (first === null) return null;
  const second = takeOutermost(side, first.line, isLeft, random)?.cell ?? peelLine(side, first.line, isLeft);
  return second === null ? null : [first.cell, second];
}

/** Takes the outermost tile of a random line but `except`; null when no other line has any. */
function takeOutermost(
  side: Side,
  except: number | null,
  isLeft: boolean[],
  random: Random,
): { readonly line: number; readonly cell: number } | null {
  const { open } = side;
  while (open.length > 1 || (open.length === 1 && open[0] !== except)) {
    const drawn = random.below(open.length);
    const line = open[drawn];
    if (line === undefined || line === except) continue;
    const cell = peelLine(side, line, isLeft);
    if (cell !== null) return { line, cell };
    open.splice(drawn, 1);
  }
  return null;
}

/** Takes the outermost tile of a line; null when it has none left. */
function peelLine(side: Side, line: number, isLeft: boolean[]): number | null {
  for (let depth = side.peeled[line] ?? 0; depth < side.depth; depth++) {
    const cell = side.origin + line * side.lineStep + depth * side.depthStep;
    if (!isLeft[cell]) continue;
    side.peeled[line] = depth + 1;
    isLeft[cell] = false;
    return cell;
  }
  side.peeled[line] = side.depth;
  return null;
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
