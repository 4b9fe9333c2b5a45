import { describe, expect, it } from 'vitest';
import { canBeCleared } from '../../../tests/deep/exhaustive.ts';
import { smallGame } from '../../../tests/deep/small-boards.ts';
import { drawnBoard } from '../../../tests/support/drawn.ts';
import type { Board } from '../../board/board.ts';
import { createEngine } from '../../engine/engine.ts';
import type { Rules } from '../../rules/rules.ts';
import { runToEnd } from '../progress.ts';
import { BeamSearch } from './beam-search.ts';
import { Burial } from './burial.ts';
import { KnownStates } from './known-states.ts';
import { LaneBoard } from './lane-board.ts';

/** Small games under rules of every sort, and whether each can be cleared. */
const GAMES = Array.from({ length: 36 }, (_, number) => smallGame(5 * number, 9_000)).map((game) => ({
  ...game,
  canBeCleared: canBeCleared(game.board, game.rules),
}));
const WIDE = 1_000_000;

function searched(board: Board, rules: Rules, nodeLimit: number, burialWeight: number) {
  const lanes = new LaneBoard(board, rules);
  const search = new BeamSearch(lanes, new KnownStates(lanes.lanes), 1);
  const proof = runToEnd(search.search(board, nodeLimit, burialWeight));
  return { proof, path: search.path };
}

function clears(board: Board, rules: Rules, path: readonly (readonly [number, number])[]): boolean {
  const engine = createEngine(board, rules);
  engine.load(board.cells);
  for (const [a, b] of path) {
    if (!engine.canLink(a, b)) return false;
    engine.apply(a, b);
  }
  return engine.tiles === 0;
}

describe('beam search', () => {
  it.each([0, 0.1])('that leaves nothing out proves every position, burial counting %d', (burialWeight) => {
    for (const { board, rules, canBeCleared } of GAMES) {
      const { proof, path } = searched(board, rules, WIDE, burialWeight);
      const named = JSON.stringify({ board, rules });
      expect(proof, named).toBe(canBeCleared ? 'winnable' : 'lost');
      if (proof === 'winnable') expect(clears(board, rules, path), named).toBe(true);
    }
  });

  it('that has to leave positions out never calls one lost that can be cleared', () => {
    for (const { board, rules, canBeCleared } of GAMES) {
      const { proof, path } = searched(board, rules, 60, 0);
      if (proof === 'lost') expect(canBeCleared).toBe(false);
      if (proof === 'winnable') expect(clears(board, rules, path)).toBe(true);
    }
  });
});

describe('burial', () => {
  const down: Rules = { maxTurns: 2, border: 'open', gravity: 'down' };

  it.each([
    ['side by side at the top', '1 1\n2 2', 2 * (0 + 0) + (1 + 1) + 0],
    ['of one lane', '1\n2\n2\n1', 3 + 3 + (2 + 2)],
    ['of the second and the deepest of four', '1 3\n1 1\n3 1', 1 + 2 + (2 + 2)],
    ['of a cleared board', '0 0', 0],
  ])('%s', (_, text, sum) => {
    const board = drawnBoard(text);
    const engine = createEngine(board, down);
    engine.load(board.cells);
    expect(new Burial(board, down).of(engine)).toBe(sum);
  });
});
