/**
 * Games with trades in them, and the boards that they began with.
 *
 * Whether a line joins two cells depends on which cells hold tiles, and so does gravity; kinds only decide which lines are
 * allowed. So a game stays legal when tiles still on the board trade their kinds, and from the moves and the kind of each
 * pair when it was taken one can tell the board that the game clears from its start.
 */
import { type Board, type Cells, EMPTY, type Move } from '../board/board.ts';
import type { Engine } from '../engine/engine.ts';
import { createEngine } from '../engine/engine.ts';
import { at } from '../int32.ts';
import { pick, type Random, shuffle } from '../random.ts';
import type { Rules } from '../rules/rules.ts';
import type { JoinedTiles } from './joined-tiles.ts';
import { tilesOf } from './numbered.ts';

/** Moves, the kind of each pair when it was taken, and what lies on the board after them. */
export interface PartGame {
  readonly witness: readonly Move[];
  readonly pairKinds: readonly number[];
  readonly rest: Cells;
}

/**
 * Goes on with a game by uniformly random moves until nothing links. Pauses after each of them: on a large board of few kinds
 * the count of its links alone takes milliseconds.
 */
export function* playedToDeadEnd(engine: Engine, game: PartGame, random: Random): Generator<void, PartGame> {
  const witness = [...game.witness];
  const pairKinds = [...game.pairKinds];
  const drawn = new Int32Array(2);
  engine.load(game.rest);
  for (let open = engine.countMoves(); open > 0; open = engine.countMoves()) {
    engine.nthMove(random.below(open), drawn);
    const move: Move = [at(drawn, 0), at(drawn, 1)];
    witness.push(move);
    pairKinds.push(engine.kindAt(move[0]));
    engine.apply(...move);
    yield;
  }
  return { witness, pairKinds, rest: engine.cells() };
}

/** The game with more moves at its end; they are legal on what it left, or on that with trades. */
export function followedBy(game: PartGame, rest: Board, rules: Rules, moves: readonly Move[]): PartGame {
  const origins = originsOf(rest, rules, moves);
  const kinds = origins.map(([cell]) => rest.cells[cell] ?? EMPTY);
  return {
    witness: [...game.witness, ...moves],
    pairKinds: [...game.pairKinds, ...kinds],
    rest: rest.cells.map((cell) => Math.min(cell, EMPTY)),
  };
}

/** Trades the kinds of two cells. */
export function withTrade(cells: Cells, [a, b]: Move): number[] {
  const traded = [...cells];
  traded[a] = cells[b] ?? EMPTY;
  traded[b] = cells[a] ?? EMPTY;
  return traded;
}

/** A trade that makes some two joined tiles of a position equal, or null when no line joins any two. */
export function findMend(cells: Cells, joined: JoinedTiles, random: Random): Move | null {
  const order = tilesOf(cells);
  shuffle(random, order);
  joined.load(cells);
  for (const cell of order) {
    const partners = joined.to(cell);
    if (partners.length === 0) continue;
    const equals = order.filter((other) => other !== cell && cells[other] === cells[cell]);
    return [pick(random, partners), pick(random, equals)];
  }
  return null;
}

/** The cells where the tiles of each move lay at the start. Moves times the cost of playing one. */
export function originsOf(board: Board, rules: Rules, moves: readonly Move[]): Move[] {
  const engine = createEngine(board, rules);
  engine.load(board.cells.map((cell, index) => (cell > 0 ? index + 1 : cell)));
  return moves.map(([a, b]): Move => {
    const origin: Move = [engine.kindAt(a) - 1, engine.kindAt(b) - 1];
    engine.apply(a, b);
    return origin;
  });
}

/** The board that a game clears from its start: the pairs' kinds laid where their tiles lay. */
export function startOf(board: Board, rules: Rules, game: PartGame): number[] {
  const cells = board.cells.slice();
  for (const [index, origin] of originsOf(board, rules, game.witness).entries())
    for (const cell of origin) cells[cell] = game.pairKinds[index] ?? EMPTY;
  return cells;
}
