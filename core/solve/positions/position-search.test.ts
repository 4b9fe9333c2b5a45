import { describe, expect, it } from 'vitest';
import { canBeCleared } from '../../../tests/deep/exhaustive.ts';
import { smallGame } from '../../../tests/deep/small-boards.ts';
import { countTiles } from '../../board/board.ts';
import { createEngine } from '../../engine/engine.ts';
import { runToEnd } from '../progress.ts';
import { KnownStates } from './known-states.ts';
import { LaneBoard } from './lane-board.ts';
import { PositionSearch } from './position-search.ts';

/** Small games under rules of every sort, those with tiles. */
const GAMES = Array.from({ length: 36 }, (_, number) => smallGame(5 * number, 9_000)).filter(
  ({ board }) => countTiles(board.cells) > 0,
);
const WIDE = 1_000_000;

describe('depth-first search', () => {
  it.each(['search', 'exhaust'] as const)('proves every position: %s', (way) => {
    for (const { board, rules } of GAMES) {
      const lanes = new LaneBoard(board, rules);
      const search = new PositionSearch(lanes, new KnownStates(lanes.lanes), 1);
      const proof = runToEnd(search[way](board, WIDE));
      const named = JSON.stringify({ board, rules });
      expect(proof, named).toBe(canBeCleared(board, rules) ? 'winnable' : 'lost');
      if (proof === 'lost') continue;
      const engine = createEngine(board, rules);
      engine.load(board.cells);
      for (const [a, b] of search.path) {
        expect(engine.canLink(a, b), named).toBe(true);
        engine.apply(a, b);
      }
      expect(engine.tiles).toBe(0);
    }
  });
});
