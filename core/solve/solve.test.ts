import { describe, expect, it } from 'vitest';
import { drawnBoard } from '../../tests/support/drawn.ts';
import { replaysToEnd } from '../../tests/support/replay.ts';
import { boardOfVector, rulesOfVector, solvableVectors } from '../../tests/support/vectors.ts';
import { type Board, SLOT } from '../board/board.ts';
import { createRandom, shuffle } from '../random.ts';
import type { Rules } from '../rules/rules.ts';
import { runToEnd } from './progress.ts';
import { solve } from './solve.ts';

const OPEN: Rules = { maxTurns: 2, border: 'open', gravity: 'none' };
const CLOSED: Rules = { ...OPEN, border: 'closed' };
/** For a busy machine; the test takes half a second on an idle one. */
const LONG_MS = 60_000;
const LIMIT = { nodeLimit: 1_000_000, seed: 1 };

/** A full board with as many tiles of each kind, shuffled. */
function shuffled(width: number, height: number, kinds: number, seed = 1): Board {
  const cells = Array.from({ length: width * height }, (_, pair) => 1 + ((pair >> 1) % kinds));
  shuffle(createRandom(seed), cells);
  return { width, height, marks: cells.map(() => SLOT), cells };
}

describe('solve', () => {
  it.each([
    ['a cleared board', '0 0', OPEN, 'solvable'],
    ['an odd kind', '1 1 1', OPEN, 'unsolvable'],
    ['two crossed pairs, closed', '1 2\n2 1', CLOSED, 'unsolvable'],
    ['two crossed pairs, open', '1 2\n2 1', OPEN, 'unsolvable'],
    ['two crossed pairs, three turns', '1 2\n2 1', { ...OPEN, maxTurns: 3 }, 'solvable'],
    ['a pair walled apart', '1 # 1', CLOSED, 'unsolvable'],
    ['the order matters under gravity', '2 3\n2 1\n4 1\n3 4', { ...OPEN, gravity: 'down' }, 'solvable'],
    ['the 1s went first', '0 0\n2 3\n2 0\n4 0', { ...OPEN, gravity: 'down' }, 'unsolvable'],
  ] as const)('%s', (_, text, rules, verdict) => {
    expect(runToEnd(solve(drawnBoard(text), rules, LIMIT)).verdict).toBe(verdict);
  });

  it.each(['none', 'down'] as const)(
    'says unknown when the node limit comes first, gravity %s',
    (gravity) => {
      const board = drawnBoard('1 2 3 1\n3 2 4 4');
      const found = runToEnd(solve(board, { ...CLOSED, gravity }, { nodeLimit: 0, seed: 1 }));
      expect(found.verdict).toBe('unknown');
    },
  );

  it('clears nearly every large board of few kinds by one game, and the others by more', () => {
    const moves = 64 * 32;
    const nodes = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => {
      const found = runToEnd(solve(shuffled(64, 64, 42, seed), OPEN, { nodeLimit: 20_000, seed: 1 }));
      expect(found.verdict).toBe('solvable');
      return found.nodes;
    });
    expect(Math.min(...nodes)).toBe(moves);
    expect(nodes.filter((count) => count === moves).length).toBeGreaterThanOrEqual(6);
  });

  // So that a host can stop them: none of these has a node to report of for a long while.
  it.each([
    ['two turns', { ...OPEN, border: 'closed' }, 100, 2500],
    ['three turns', { ...OPEN, maxTurns: 3 }, 100, 2500],
    ['a game under gravity', { ...OPEN, gravity: 'down' }, 40, 40],
  ] as const)('pauses while it looks at a large board: %s', (_, rules, side, kinds) => {
    const search = solve(shuffled(side, side, kinds), rules, { nodeLimit: 0, seed: 1 });
    expect(search.next().done).toBe(false);
  });

  it(
    'agrees with exhaustive search, and every witness replays',
    () => {
      for (const vector of solvableVectors()) {
        const board = boardOfVector(vector);
        const rules = rulesOfVector(vector);
        const found = runToEnd(solve(board, rules, LIMIT));
        expect(found.verdict, JSON.stringify(vector)).toBe(vector.solvable ? 'solvable' : 'unsolvable');
        if (found.verdict === 'solvable')
          expect(replaysToEnd(board, rules, found.witness), JSON.stringify(vector)).toBe(true);
      }
    },
    LONG_MS,
  );
});
