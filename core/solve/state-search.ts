import type { Board, Move } from '../board/board.ts';
import { createRandom, type Random } from '../deal/random.ts';
import type { Rules } from '../rules/rules.ts';
import { createPosition, type Position } from './position.ts';
import type { Progress } from './progress.ts';
import { createSeenStates } from './seen-states.ts';
import type { SearchOptions, Verdict } from './verdict.ts';

/** Nodes between two reports. */
const REPORT_EVERY = 512;
const PLAYOUTS = 24;

/**
 * The solver that holds under every rule: a few random games first, because most boards that can be cleared fall to
 * one, then depth-first over states, none of them twice. A node is a move played. When the search ends without a
 * cleared board, it has seen every state that can be reached, so the board is unsolvable.
 */
export function* searchStates(
  board: Board,
  rules: Rules,
  options: SearchOptions,
): Generator<Progress, Verdict> {
  const random = createRandom(options.seed);
  const position = createPosition(board, rules);
  let nodes = 0;
  for (let game = 0; game < PLAYOUTS && nodes < options.nodeLimit; game++) {
    const witness = playOut(position, random);
    if (witness.length * 2 === position.tiles())
      return { verdict: 'solvable', witness, nodes: nodes + witness.length };
    nodes += witness.length;
    yield { nodes };
  }
  const path: Move[] = [];
  /** Moves still to try: those of depth d lie from `starts[d]` on, up to where the next depth begins. */
  const moves: number[] = [];
  const starts: number[] = [0];
  const seen = createSeenStates(position.cells.length);
  listShuffledMoves(position, moves, random);
  while (nodes < options.nodeLimit) {
    if (position.tiles() === 0) return { verdict: 'solvable', witness: path, nodes };
    if (moves.length === starts[starts.length - 1]) {
      if (path.pop() === undefined) return { verdict: 'unsolvable', nodes };
      position.takeBack();
      starts.pop();
      continue;
    }
    const b = moves.pop() as number;
    const a = moves.pop() as number;
    position.play(a, b);
    nodes++;
    if (nodes % REPORT_EVERY === 0) yield { nodes };
    if (!seen.add(position.cells)) {
      position.takeBack();
      continue;
    }
    path.push([a, b]);
    starts.push(moves.length);
    listShuffledMoves(position, moves, random);
  }
  return { verdict: 'unknown', nodes };
}

/** Plays uniformly random moves until nothing links, and takes them all back. Gives the moves played. */
function playOut(position: Position, random: Random): Move[] {
  const played: Move[] = [];
  const moves: number[] = [];
  for (;;) {
    moves.length = 0;
    const count = position.listMoves(moves);
    if (count === 0) break;
    const at = random.below(count) * 2;
    const a = moves[at] as number;
    const b = moves[at + 1] as number;
    position.play(a, b);
    played.push([a, b]);
  }
  for (const _ of played) position.takeBack();
  return played;
}

function listShuffledMoves(position: Position, into: number[], random: Random): void {
  const start = into.length;
  const count = position.listMoves(into);
  for (let last = count - 1; last > 0; last--) {
    const other = random.below(last + 1);
    for (let end = 0; end < 2; end++) {
      const kept = into[start + last * 2 + end] as number;
      into[start + last * 2 + end] = into[start + other * 2 + end] as number;
      into[start + other * 2 + end] = kept;
    }
  }
}
