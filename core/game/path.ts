import type { Game } from './play/game.ts';
import type { TreeNode } from './play/tree.ts';

/** The same nodes from the first deal to the board, those of each deal together, with the deal first. Linear in their number. */
export function pathByDeal(game: Game): readonly (readonly [deal: TreeNode, ...TreeNode[]])[] {
  const deals: [TreeNode, ...TreeNode[]][] = [];
  for (const node of [...pathBack(game)].reverse()) {
    if (node.by === 'deal') deals.push([node]);
    else deals.at(-1)?.push(node);
  }
  return deals;
}

/** The nodes on the path from the board back to the deal of the game, without their cells. Constant time a node. */
export function* pathBack({ tree, current }: Game): Generator<TreeNode, void> {
  let node: TreeNode = current;
  for (; node.parent >= 0; node = tree.nodeAt(node.parent)) yield node;
  yield node;
}
