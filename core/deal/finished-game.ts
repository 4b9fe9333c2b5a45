/**
 * Deals from games that died: their moves are kept as far as the tiles left then can be cleared, looked for apart from
 * kinds, and these tiles get kinds in pairs along that clearing.
 */
import type { Board, Move } from '../board/board.ts';
import type { Engine } from '../engine/engine.ts';
import type { Random } from '../random.ts';
import type { Progress } from '../solve/progress.ts';
import { searchClearing } from './clearing-search.ts';
import { pairKindsOf } from './filling.ts';
import { cellsBefore, numberedBoard } from './numbered.ts';
import { pairUp } from './pair-up.ts';
import type { Deal, PlayedGame } from './played-game.ts';

/** Tiles left of the game when it is first gone on with; then twice as many, and on to all. */
const FEWEST_LEFT = 8;
/** Positions opened for one rest, times tiles times area. */
const SEARCH_STEPS = 2_000_000;
const MAX_POSITIONS = 500;

/**
 * A deal that begins with the moves of a game and goes on another way; null when none is found, which proves nothing. The
 * later the ways part, the more the board is a random one. The engine's position is lost.
 */
export function* finishByPairing(
  engine: Engine,
  game: PlayedGame,
  filling: readonly number[],
  random: Random,
): Generator<Progress, Deal | null> {
  for (let left = FEWEST_LEFT; ; left *= 2) {
    const kept = Math.max(0, Math.floor((filling.length - left) / 2));
    const moves = game.witness.slice(0, kept);
    const ending = yield* findClearing(boardAfter(engine, moves), engine, random);
    if (ending !== null) {
      const witness = [...moves, ...ending];
      const keptKinds = game.pairKinds.slice(0, kept);
      const pairKinds = [...keptKinds, ...pairKindsOf(without(filling, keptKinds), random)];
      return { cells: cellsBefore(engine, witness, pairKinds), witness };
    }
    if (kept === 0) return null;
  }
}

/** Numbered tiles after some moves. */
function boardAfter(engine: Engine, moves: readonly Move[]): Board {
  const full = numberedBoard(engine.shape);
  engine.load(full.cells);
  for (const move of moves) engine.apply(...move);
  return { ...full, cells: engine.cells() };
}

function* findClearing(
  board: Board,
  { tiles, rules }: Engine,
  random: Random,
): Generator<Progress, readonly Move[] | null> {
  const paired = rules.gravity === 'none' ? yield* pairUp(board, rules, random) : null;
  if (paired !== null) return paired;
  const positions = Math.min(MAX_POSITIONS, Math.floor(SEARCH_STEPS / (tiles * board.cells.length)));
  const clearing = yield* searchClearing(board, rules, positions, random);
  return clearing.found === 'witness' ? clearing.witness : null;
}

/** A filling less two tiles of each of some kinds; what stays of a kind stays together. */
function without(filling: readonly number[], pairKinds: readonly number[]): number[] {
  const taken: number[] = [];
  for (const kind of pairKinds) taken[kind] = (taken[kind] ?? 0) + 2;
  return filling.filter((kind) => {
    const isTaken = (taken[kind] ?? 0) > 0;
    if (isTaken) taken[kind] = (taken[kind] ?? 0) - 1;
    return !isTaken;
  });
}
