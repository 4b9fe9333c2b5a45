/** The way from the deal of a game to a position. What was undone is not on it. */
import type { Game } from './play/game.ts';
import type { GameNode, GameTree, TreeNode } from './play/tree.ts';

/** Indices of the nodes from one back to the first deal of its game, itself first. Constant time a node. */
export function* wayBack(tree: GameTree, from: number): Generator<number, void> {
  for (let index = from; index >= 0; index = tree.nodeAt(index).parent) yield index;
}

/** The nodes of a deal on the way to the board, in the order of play: the deal itself, and the moves on it. */
export interface DealPath {
  readonly deal: TreeNode;
  readonly moves: readonly TreeNode[];
}

/** Returns whether a node came by a link of the player: one of auto-play pays nothing and stands in no combo. */
export function isOwnLink({ by, comboCount }: TreeNode): boolean {
  return by === 'link' && comboCount > 0;
}

/** The deals on the way to the board, each with its moves, in the order of play. Linear in their number. */
export function pathByDeal({ tree, cursor }: Game): readonly DealPath[] {
  const paths: { deal: TreeNode; moves: TreeNode[] }[] = [];
  for (const index of [...wayBack(tree, cursor)].reverse()) {
    const node = tree.nodeAt(index);
    if (node.by === 'deal') paths.push({ deal: node, moves: [] });
    else paths.at(-1)?.moves.push(node);
  }
  return paths;
}

/** The nodes from the deal of a node's level to the node, in the order of play. Each step is linear in the area. */
export function* levelPath(tree: GameTree, index: number): Generator<GameNode, void> {
  const moves: number[] = [];
  let at = index;
  for (; tree.nodeAt(at).by !== 'deal'; at = tree.nodeAt(at).parent) moves.push(at);
  const deal = tree.nodeAt(at);
  let { cells } = deal.deal;
  yield { ...deal, cells };
  for (const move of moves.reverse()) {
    cells = tree.cellsAfter(move, cells);
    yield { ...tree.nodeAt(move), cells };
  }
}
