import { describe, expect, it } from 'vitest';
import { SLOT } from '../board/board.ts';
import { CLASSIC_RULES, type Rules } from '../rules/rules.ts';
import { runToEnd } from './progress.ts';
import { solve } from './solve.ts';

/** A sum over the moves that depends on their order. */
function digestOf(moves: readonly (readonly [number, number])[]): number {
  return moves.flat().reduce((digest, cell) => (Math.imul(digest, 31) + cell) >>> 0, 7);
}

describe('the first game of a search', () => {
  // Whatever is dealt to an aim, reviewed or set as a puzzle on boards of these sizes depends on it.
  it.each([
    { gravity: 'none', moves: 660, digest: 1_951_181_911 },
    { gravity: 'down', moves: 660, digest: 1_951_181_911 },
    { gravity: 'join-vertical', moves: 660, digest: 3_267_662_647 },
  ] as const)(
    'is the same for ever beyond sides of 30, with gravity $gravity',
    ({ gravity, moves, digest }) => {
      const [width, height] = [40, 33];
      const cells = Array.from(
        { length: width * height },
        (_, i) => 1 + (((i * 7_919) % (width * height)) % 20),
      );
      const rules: Rules = { ...CLASSIC_RULES, gravity };
      const board = { width, height, marks: cells.map(() => SLOT), cells };
      const verdict = runToEnd(solve(board, rules, { nodeLimit: 10_000, seed: 1 }));
      const witness = verdict.verdict === 'solvable' ? verdict.witness : [];
      expect([witness.length, digestOf(witness)]).toEqual([moves, digest]);
    },
  );
});
