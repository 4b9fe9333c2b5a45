import { describe, expect, it } from 'vitest';
import { arenaPlace } from '../../core/algorithms/arena.ts';
import { findByCases } from '../../core/algorithms/by-cases.ts';
import { findAllPairs, findFirstPair } from '../../core/algorithms/whole-board.ts';
import { MoveList } from '../../core/engine/base/move-list.ts';
import { SIZES } from '../../core/lab/bench-tasks.ts';
import {
  arenaFor,
  deadBoard,
  dealtBoard,
  engineFor,
  fullDeadBoard,
  halfPlayedBoard,
  randomGame,
} from '../../core/lab/measured-boards.ts';
import { listPairs, loadArena, Sweep } from './opponents.ts';

const [SMALL = { width: 18, height: 8, kinds: 36 }] = SIZES;
const find = (arena: Parameters<typeof findByCases>[0], a: number, b: number) => findByCases(arena, a, b, 2);

describe('what the engine is measured against', () => {
  it('loads, lists and finds what the plain program does', () => {
    const arena = arenaFor(dealtBoard(SMALL, 1));
    const moves = new MoveList();
    for (const position of [halfPlayedBoard(SMALL, 1), deadBoard(SMALL, 1), fullDeadBoard(SMALL, 1)]) {
      loadArena(arena, position.cells);
      expect(arena).toEqual(arenaFor(position));
      listPairs(arena, moves);
      expect(moves.toMoves()).toEqual(findAllPairs(find, arena).map(({ a, b }) => [a, b]));
      expect(moves.count).toBe(engineFor(position).moves().length);
      expect(new Sweep(arena).findPair()).toBe(findFirstPair(find, arena) !== null);
    }
  });

  it('sweeps on until nothing links, which is the end of the game', () => {
    for (const position of [dealtBoard(SMALL, 2), halfPlayedBoard(SMALL, 3)]) {
      const arena = arenaFor(position);
      const tiles = position.cells.filter((kind) => kind > 0).length;
      expect(new Sweep(arena).play()).toBe(tiles / 2);
      expect(arena.cells.every((kind) => kind <= 0)).toBe(true);
    }
  });

  it('knows of a kept pair after each move whether any links', () => {
    const position = dealtBoard(SMALL, 4);
    const arena = arenaFor(position);
    const sweep = new Sweep(arena);
    for (const [a, b] of randomGame(position, 5)) {
      arena.cells[arenaPlace(arena, a)] = 0;
      arena.cells[arenaPlace(arena, b)] = 0;
      expect(sweep.findKeptPair()).toBe(findFirstPair(find, arena) !== null);
    }
  });
});
