/** Games on small boards, as the program plays them. */
import { type Board, countTiles, type Move } from '../../core/board/board.ts';
import type { DealRecord, Entry } from '../../core/game/entry.ts';
import { currentNode, type Game, type GameError } from '../../core/game/game.ts';
import { applyEntry, startGame } from '../../core/game/play/play.ts';
import { makeSetup } from '../../core/game/versions.ts';
import { positionsOf } from '../../core/game/view.ts';
import { createRandom } from '../../core/random.ts';
import type { Result } from '../../core/result.ts';
import { allMoves } from '../../core/rules/moves.ts';
import { runToEnd } from '../../core/solve/progress.ts';
import { solve } from '../../core/solve/solve.ts';
import type { SmallGame } from '../deep/small-boards.ts';
import type { Subject } from './claim-fault.ts';
import { plainPlay } from './plain-play.ts';

/** A game that begins on a board, with its proof; null for a board that cannot be won, which no game begins on. */
export function beginGame({ board, rules }: SmallGame): Game | null {
  const found = runToEnd(solve(board, rules, { nodeLimit: 10_000, seed: 1 }));
  if (found.verdict !== 'solvable' || countTiles(board.cells) === 0) return null;
  const { width, height, marks, cells } = board;
  const filling = { kinds: Math.max(...cells), copies: 2 };
  const shape = { hash: '0'.repeat(64), builtIn: true, name: 'small', width, height, marks };
  const deal: DealRecord = {
    template: { ...shape, rules, filling },
    ...{ rules, ...filling, seed: 1, dealerVersion: 1, cells, witness: found.witness, lossPermille: 500 },
  };
  return startGame(makeSetup({ mode: 'classic', deal }));
}

/** Plays so many random moves, or until nothing links. */
export function playAtRandom(game: Game, moves: number, seed: number): Game {
  const random = createRandom(seed);
  let now = game;
  for (let made = 0; made < moves; made++) {
    const { board, rules } = onBoard(now);
    const legal = allMoves(board, rules);
    const [a, b] = legal[random.below(Math.max(1, legal.length))] ?? [-1, -1];
    const next = played(now, { type: 'link', a, b, by: 'player', elapsedMs: now.elapsedMs + 1_000 });
    if (!next.ok) break;
    now = next.value;
  }
  return now;
}

export function played(game: Game, entry: Entry): Result<Game, GameError> {
  const step = applyEntry(game, entry);
  return step.ok ? { ok: true, value: step.value.game } : step;
}

/** What lies on the board of a game. */
export function onBoard(game: Game): SmallGame {
  const { cells, deal } = currentNode(game);
  const { width, height, marks } = deal.template;
  return { board: { width, height, marks, cells }, rules: deal.rules };
}

/** What is said of the board of a game, which `before` has led to. */
export function subjectOf(game: Game, before: Game = game): Subject {
  const { board, rules } = onBoard(game);
  return { play: plainPlay(board, rules), line: positionsOf(before) };
}

/** Two cells of a board, a tile mostly. */
export function anyTwo({ cells }: Board, seed: number): Move {
  const random = createRandom(seed);
  return [random.below(cells.length), random.below(cells.length)];
}
