/** Reviews of small random games against exhaustive search. */
import { type Board, countTiles, type Move } from '../../core/board/board.ts';
import { createRandom, pick } from '../../core/random.ts';
import { reviewLine } from '../../core/review/line-review.ts';
import { applyMove } from '../../core/rules/apply.ts';
import { allMoves } from '../../core/rules/moves.ts';
import type { Rules } from '../../core/rules/rules.ts';
import { runToEnd } from '../../core/solve/progress.ts';
import { smallGame } from './small-boards.ts';

/** So much that a small game never comes near it. */
const OPTIONS = { nodeLimit: 100_000_000, seed: 1, games: 0 } as const;

/** Every game whose review differs from exhaustive search in anything; empty when all is well. */
export function reviewDisagreements({ games, seed }: { games: number; seed: number }): string[] {
  const found: string[] = [];
  for (let index = 0; index < games; index++) {
    const { board, rules } = smallGame(index, seed);
    const moves = randomLine(board, rules, seed + index);
    const reviewed = runToEnd(reviewLine(board, rules, moves, OPTIONS));
    const own = reviewed.ok ? summaryOf(reviewed.value.positions) : 'refused';
    const truth = JSON.stringify(exhaustiveReview(board, rules, moves));
    if (own !== truth) found.push(`${JSON.stringify({ board, rules, moves })}: ${own} instead of ${truth}`);
  }
  return found;
}

interface Counted {
  readonly verdict: string;
  readonly keep: number;
  readonly lose: number;
  readonly unknown: number;
}

function summaryOf(positions: readonly Counted[]): string {
  return JSON.stringify(
    positions.map(({ verdict, keep, lose, unknown }) => ({ verdict, keep, lose, unknown })),
  );
}

function randomLine(start: Board, rules: Rules, seed: number): Move[] {
  const random = createRandom(seed);
  const line: Move[] = [];
  for (let [board, moves] = [start, allMoves(start, rules)]; moves.length > 0; ) {
    const move = pick(random, moves);
    line.push(move);
    board = applyMove(board, rules, move);
    moves = allMoves(board, rules);
  }
  return line;
}

/** Each position of a line and the one after it, by trying everything; shares no code with the review. */
function exhaustiveReview(start: Board, rules: Rules, moves: readonly Move[]): Counted[] {
  const known = new Map<string, boolean>();
  const clears = (board: Board): boolean => {
    if (countTiles(board.cells) === 0) return true;
    const name = board.cells.join();
    const before = known.get(name);
    if (before !== undefined) return before;
    const answer = allMoves(board, rules).some((move) => clears(applyMove(board, rules, move)));
    known.set(name, answer);
    return answer;
  };
  const positions = [start];
  for (const move of moves) positions.push(applyMove(positions.at(-1) ?? start, rules, move));
  return positions.map((board) => {
    const legal = allMoves(board, rules);
    const keep = legal.filter((move) => clears(applyMove(board, rules, move))).length;
    return { verdict: clears(board) ? 'winnable' : 'lost', keep, lose: legal.length - keep, unknown: 0 };
  });
}
