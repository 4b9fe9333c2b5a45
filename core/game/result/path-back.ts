import type { Game } from '../game.ts';
import type { TreeNode } from '../play/tree.ts';

/** The nodes on the path from the board back to the deal of the game, without their cells. Constant time a node. */
export function* pathBack({ tree, current }: Game): Generator<TreeNode, void> {
  let node: TreeNode = current;
  for (; node.parent >= 0; node = tree.nodeAt(node.parent)) yield node;
  yield node;
}
