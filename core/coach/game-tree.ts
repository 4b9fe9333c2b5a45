import type { Board, Move } from '../board/board.ts';
import type { Stretch, StretchStep } from '../review/proving/stretch.ts';
import type { Rules } from '../rules/rules.ts';
import type { CasualGame } from './casual-player.ts';

/** The games as one tree, and of each the nodes after its moves. */
export function gameTree(
  board: Board,
  rules: Rules,
  games: readonly CasualGame[],
): { readonly stretch: Stretch; readonly paths: readonly (readonly number[])[] } {
  const steps: StretchStep[] = [];
  const childOf = new Map<string, number>();
  const paths = games.map(({ moves }) => {
    let node = 0;
    return movesOf(moves).map((move) => {
      const key = `${node} ${move[0]} ${move[1]}`;
      const known = childOf.get(key);
      const child = known ?? steps.push({ parent: node, move });
      childOf.set(key, child);
      node = child;
      return child;
    });
  });
  const won = games.find(({ isWon, returns }) => isWon && returns === 0);
  return {
    stretch: { board, rules, witness: won === undefined ? null : movesOf(won.moves), steps },
    paths,
  };
}

/** The moves of a game as pairs of cells. */
export function movesOf(cells: readonly number[]): Move[] {
  const moves: Move[] = [];
  for (let i = 0; i < cells.length; i += 2) moves.push([cells[i] ?? 0, cells[i + 1] ?? 0]);
  return moves;
}
