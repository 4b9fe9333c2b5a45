/** The engine and the published algorithms against the plain rules, on random positions and along short games. */
import { arenaPlace, makeArena } from '../../core/algorithms/arena.ts';
import { ALGORITHM_NAMES, ALGORITHMS, type AlgorithmName } from '../../core/algorithms/published.ts';
import type { Board, Move } from '../../core/board/board.ts';
import { MoveList } from '../../core/engine/base/move-list.ts';
import { createEngine, type Engine } from '../../core/engine/engine.ts';
import { createRandom } from '../../core/random.ts';
import { applyMove } from '../../core/rules/apply.ts';
import { isDead } from '../../core/rules/dead.ts';
import { findLink } from '../../core/rules/link.ts';
import { allMoves } from '../../core/rules/moves.ts';
import type { Rules } from '../../core/rules/rules.ts';
import { isTrueLine } from '../support/line.ts';
import { type LinkGame, linkGame } from './link-boards.ts';

/** Moves made, and then taken back, on each board. */
const MOVES_PER_BOARD = 3;
/** Pairs of each position whose lines are drawn both ways. */
const LINES_PER_POSITION = 20;

/** Everything on which two ways of answering differ; empty when all is well. */
export function linkDisagreements({ boards, seed }: { boards: number; seed: number }): string[] {
  const found: string[] = [];
  for (let index = 0; index < boards; index++) {
    const game = linkGame(index, seed);
    for (const what of disagreementsOn(game, seed + index)) {
      found.push(`${what} on board ${index} of seed ${seed}, ${JSON.stringify(game.rules)}`);
    }
  }
  return found;
}

/** Compares a position and those after a few random moves, and again while they are taken back. */
function disagreementsOn({ board, rules }: LinkGame, seed: number): string[] {
  const random = createRandom(seed);
  const engine = createEngine(board, rules);
  engine.load(board.cells);
  const found: string[] = algorithmDisagreements(board, rules);
  const positions = [board];
  for (let position = board; positions.length <= MOVES_PER_BOARD; positions.push(position)) {
    const moves = allMoves(position, rules);
    found.push(...engineDisagreements(engine, position, rules, moves));
    const move = moves[random.below(Math.max(1, moves.length))];
    if (move === undefined) break;
    engine.apply(...move);
    position = applyMove(position, rules, move);
  }
  for (; engine.depth > 0; engine.takeBack()) {
    const position = positions[engine.depth] ?? board;
    found.push(...engineDisagreements(engine, position, rules, allMoves(position, rules)));
  }
  return found;
}

function engineDisagreements(engine: Engine, board: Board, rules: Rules, moves: readonly Move[]): string[] {
  const found: string[] = [];
  if (!isEqual(engine.cells(), board.cells)) found.push('cells');
  if (!isEqual(engine.moves(), moves)) found.push('moves');
  if (engine.isDead() !== isDead(board, rules)) found.push('dead test');
  if (!isApart(engine, moves)) found.push('moves apart');
  for (const move of moves.slice(0, LINES_PER_POSITION)) {
    for (const [a, b] of [move, move.toReversed() as [number, number]]) {
      const link = engine.link(a, b);
      const plain = findLink(board, rules, a, b);
      const isBest = link?.turns === plain?.turns && link?.length === plain?.length;
      if (link === null || !isBest || !isTrueLine(board, rules, a, b, link)) found.push(`line ${a} to ${b}`);
    }
  }
  return found;
}

/** Returns whether the moves apart are legal, share no tile, and are there when any move is. */
function isApart(engine: Engine, moves: readonly Move[]): boolean {
  const list = new MoveList();
  engine.listApart(list);
  const apart = list.toMoves();
  const legal = new Set(moves.map((move) => [...move].sort((a, b) => a - b).join()));
  const areLegal = apart.every((move) => legal.has([...move].sort((a, b) => a - b).join()));
  return areLegal && new Set(apart.flat()).size === 2 * apart.length && apart.length > 0 === moves.length > 0;
}

/** Each published algorithm, as far as its turns reach, must link exactly the pairs that the plain rules link. */
function algorithmDisagreements(board: Board, rules: Rules): string[] {
  const moves = allMoves(board, rules);
  const linked = new Set(moves.map((move) => move.join()));
  return ALGORITHM_NAMES.filter((name) => rules.maxTurns <= ALGORITHMS[name].mostTurns).filter((name) =>
    equalPairs(board).some((pair) => linked.has(pair.join()) !== isLinkedBy(name, board, rules, pair)),
  );
}

function isLinkedBy(name: AlgorithmName, board: Board, rules: Rules, [a, b]: Move): boolean {
  const arena = makeArena(board.width, board.height, board.cells, rules.border);
  const find = ALGORITHMS[name].makeFind(arena, rules.maxTurns);
  return find(arena, arenaPlace(arena, a), arenaPlace(arena, b)) !== null;
}

/** The first pairs of cells with equal tiles. */
function equalPairs({ cells }: Board): Move[] {
  const pairs: Move[] = [];
  for (const [a, kind] of cells.entries()) {
    if (kind <= 0) continue;
    for (let b = a + 1; b < cells.length; b++) if (cells[b] === kind) pairs.push([a, b]);
  }
  return pairs.slice(0, 200);
}

function isEqual(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
