/** A game that was replayed, as plain data: small enough to be sent between threads, and read without the rules. */
import type { Cells, Move, Point } from '../../board/board.ts';
import { EMPTY } from '../../board/board.ts';
import type { GameStatus } from '../../game/play/game.ts';
import type { TreeNode } from '../../game/play/tree.ts';
import type { DealRecord } from '../../game/setup/entry.ts';

/** A position of a game. */
export interface ReplayedNode {
  /** Index of the position before it; -1 of the first. */
  readonly parent: number;
  /** The kind of entry that led here. */
  readonly by: TreeNode['by'];
  readonly isAuto: boolean;
  /** Index of the entry that made it, -1 of the first position. */
  readonly entry: number;
  readonly level: number;
  /** Index among the deals of the game. */
  readonly deal: number;
  readonly move: Move | null;
  /** The line of a link, from the first tile to the second; empty where there was none. */
  readonly line: readonly Point[];
  readonly turns: number;
  /** Pairs taken on the way here, in all levels: the number of the move that led here. */
  readonly pairs: number;
  /** The cells that changed, in threes: cell, number before, number after. Empty where a deal was laid. */
  readonly changes: readonly number[];
  readonly elapsedMs: number;
  /** Milliseconds of game clock since the entry before, whatever that did. */
  readonly lookedMs: number;
}

/** Every position that a game came to, in the order of its undo tree: a parent stands before its children. */
export interface ReplayedGame {
  readonly deals: readonly DealRecord[];
  readonly nodes: readonly ReplayedNode[];
  /** The position in which the game ended. */
  readonly last: number;
  readonly status: GameStatus;
}

/** The cells of a position. Linear in the area and in the distance from its deal. */
export function cellsOfNode({ deals, nodes }: Pick<ReplayedGame, 'deals' | 'nodes'>, index: number): Cells {
  const path: ReplayedNode[] = [];
  let node = nodes[index];
  for (; node !== undefined && node.by !== 'deal'; node = nodes[node.parent]) path.push(node);
  const cells = [...(deals[node?.deal ?? 0]?.cells ?? [])];
  for (const { changes } of path.reverse())
    for (let at = 0; at < changes.length; at += 3) cells[changes[at] ?? 0] = changes[at + 2] ?? EMPTY;
  return cells;
}

/** The positions from the first one to this one. */
export function pathTo({ nodes }: Pick<ReplayedGame, 'nodes'>, index: number): number[] {
  const path: number[] = [];
  for (let at = index; at >= 0; at = nodes[at]?.parent ?? -1) path.push(at);
  return path.reverse();
}

/** The positions from the first one through this one to the end of what was tried last below it. */
export function lineThrough(game: Pick<ReplayedGame, 'nodes'>, index: number): number[] {
  const lastChild = new Map(game.nodes.map(({ parent }, node) => [parent, node]));
  let end = index;
  for (let next = lastChild.get(end); next !== undefined; next = lastChild.get(end)) end = next;
  return pathTo(game, end);
}
