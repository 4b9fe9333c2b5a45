import { describe, expect, it } from 'vitest';
import { canBeCleared } from '../../tests/deep/exhaustive.ts';
import { smallGame } from '../../tests/deep/small-boards.ts';
import { drawnBoard } from '../../tests/support/drawn.ts';
import type { Board } from '../board/board.ts';
import { createEngine } from '../engine/engine.ts';
import type { Rules } from '../rules/rules.ts';
import { runToEnd } from './progress.ts';
import { SlidingClosure } from './sliding-closure.ts';

/** For a busy machine; the test takes a second on an idle one. */
const LONG_MS = 60_000;

function provesLost(board: Board, rules: Rules): boolean {
  const engine = createEngine(board, rules);
  engine.load(board.cells);
  return runToEnd(new SlidingClosure(board, rules).provesLost(engine));
}

describe('the closure under gravity', () => {
  const down: Rules = { maxTurns: 2, border: 'closed', gravity: 'down' };

  it.each([
    ['crossed pairs side by side', '1 2\n2 1', down, true],
    ['the 3s go, the 1s come down beside each other', '1 3\n3 1\n2 2', { ...down, border: 'open' }, false],
    ['a tile between two of a kind that nothing takes', '1\n2\n1\n#\n2', down, true],
    ['a cleared board', '0 0', down, false],
  ] as const)('%s', (_, text, rules, isLost) => {
    expect(provesLost(drawnBoard(text), rules)).toBe(isLost);
  });

  it(
    'never calls a board lost that can be cleared, and finds most that cannot',
    () => {
      let lost = 0;
      let proved = 0;
      for (let index = 0; index < 9 * 8 * 12; index++) {
        const { board, rules } = smallGame(index, 7_000);
        const isLost = !canBeCleared(board, rules);
        const isProved = provesLost(board, rules);
        if (isProved) expect(isLost, JSON.stringify({ board, rules })).toBe(true);
        lost += isLost ? 1 : 0;
        proved += isProved ? 1 : 0;
      }
      expect(proved).toBeGreaterThan(lost / 2);
    },
    LONG_MS,
  );
});
