/** The geometry of the graph of a review: positions from left to right, shares from top to bottom. */

import { type ChoiceKind, choiceKindOf } from '../../../core/review/choice-kind.ts';
import { pathTo, type ReplayedGame } from '../../../core/review/replay/replayed-game.ts';
import type { NodeFacts } from '../../state/review/review-facts.ts';

/** The lengths of a drawing of the positions; `beside`: how far below the line the end of a branch stands. */
export interface GraphRoom {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly height: number;
  readonly strip: number;
  readonly foot: number;
  readonly beside: number;
}

export const GRAPH: GraphRoom = { left: 50, right: 20, top: 12, height: 96, strip: 12, foot: 22, beside: 0 };
/** Without shares: one thread, with the choices on it. */
export const THREAD: GraphRoom = { left: 16, right: 16, top: 16, height: 0, strip: 14, foot: 17, beside: 12 };

export interface GraphPoint {
  readonly node: number;
  readonly x: number;
  /** Null where no games were played. */
  readonly y: number | null;
  readonly low: number | null;
  readonly high: number | null;
  readonly verdict: 'winnable' | 'lost' | 'unknown' | null;
  /** The choice that was made here, as it turned out; null where there was none. */
  readonly choice: ChoiceKind | null;
}

/** A part of the tree beside the line: where it forks, and where it ends. */
export interface GraphBranch {
  readonly nodes: readonly number[];
  readonly points: readonly { readonly x: number; readonly y: number }[];
}

export interface GraphShape {
  readonly points: readonly GraphPoint[];
  readonly branches: readonly GraphBranch[];
  readonly stepWidth: number;
}

const yOf = ({ top, height }: GraphRoom, permille: number) => top + (height * (1_000 - permille)) / 1_000;

/** The graph of a line of a game, in a width; in a room without height its points lie on the thread. */
export function graphOf(
  game: ReplayedGame,
  facts: readonly NodeFacts[],
  line: readonly number[],
  width: number,
  room: GraphRoom = GRAPH,
): GraphShape {
  const depths = depthsOf(game);
  const deepest = Math.max(1, ...depths);
  const stepWidth = (width - room.left - room.right) / deepest;
  const xOf = (node: number) => room.left + stepWidth * (depths[node] ?? 0);
  const points = line.map((node, at): GraphPoint => {
    const position = facts[node]?.position ?? null;
    const wins = position?.wins ?? null;
    const made = facts[line[at + 1] ?? -1]?.made ?? null;
    return {
      node,
      x: xOf(node),
      y: room.height === 0 ? room.top : wins && yOf(room, wins.winPermille),
      low: wins && yOf(room, wins.lowPermille),
      high: wins && yOf(room, wins.highPermille),
      verdict: position?.verdict ?? null,
      choice: made && choiceKindOf(made),
    };
  });
  const branches = branchesOf(game, new Set(line)).map((nodes) => ({
    nodes,
    points: nodes.map((node) => ({
      x: xOf(node),
      y: yOf(room, facts[node]?.position?.wins?.winPermille ?? 0) + room.beside,
    })),
  }));
  return { points, branches, stepWidth };
}

function depthsOf({ nodes }: ReplayedGame): readonly number[] {
  const depths: number[] = [];
  for (const { parent } of nodes) depths.push(1 + (depths[parent] ?? -1));
  return depths;
}

/** Every way from a position of the line to a last one beside it, the fork first. */
function branchesOf(game: ReplayedGame, onLine: ReadonlySet<number>): number[][] {
  const parents = new Set(game.nodes.map(({ parent }) => parent));
  const ends = [...game.nodes.keys()].filter((node) => !onLine.has(node) && !parents.has(node));
  return ends.map((end) => {
    const path = pathTo(game, end);
    const fork = path.findLastIndex((node) => onLine.has(node));
    return path.slice(fork);
  });
}

/** Positions that are not lost and whose interval is known, as far as they follow one another. */
export function bandsOf(
  points: readonly GraphPoint[],
): readonly (readonly { readonly x: number; readonly low: number; readonly high: number }[])[] {
  const runs: { x: number; low: number; high: number }[][] = [[]];
  for (const { x, low, high, verdict } of points) {
    if (low === null || high === null) continue;
    if (verdict === 'lost') runs.push([]);
    else runs.at(-1)?.push({ x, low, high });
  }
  return runs.filter((run) => run.length > 1);
}

/** About the width of a text in the graph: of a letter, and of a Chinese or Japanese character. */
const LETTER = 7.5;
const CHARACTER = 13;
const FIRST_CHARACTER = '\u2e80';

/** The positions at the end of the line from which it was lost for good; none where a text about them would have no room. */
export function lostEnd(points: readonly GraphPoint[], words: string): readonly GraphPoint[] {
  const end = points.slice(points.findLastIndex(({ verdict }) => verdict !== 'lost') + 1);
  const width = (end.at(-1)?.x ?? 0) - (end[0]?.x ?? 0);
  return width < widthOf(words) ? [] : end;
}

/** The width of words in the graph's lengths, or a little more. */
function widthOf(words: string): number {
  return [...words].reduce((sum, each) => sum + (each < FIRST_CHARACTER ? LETTER : CHARACTER), 0);
}

/**
 * Returns the places of the positions whose moves are numbered below them, a tenth of them where there are more. The first has
 * words, which begin at the edge: a number that would touch them is left out.
 */
export function numberedPlaces(points: readonly GraphPoint[], first: string): readonly number[] {
  const every = Math.max(1, Math.ceil(points.length / 10));
  const clear = widthOf(first) + 3 * LETTER;
  return points.flatMap(({ x }, at) => (at % every === 0 && (at === 0 || x > clear) ? [at] : []));
}
