import { describe, expect, it } from 'vitest';
import { createRandom } from '../random.ts';
import { playCasualGames } from './board-measure.ts';
import { coverageOf } from './coverage.ts';
import { criticalChoicesOf } from './critical-choices.ts';
import { gainBoards } from './gain-boards.ts';

describe('the choices of the casual player', { timeout: 120_000 }, () => {
  it('are explained more often than by chance', () => {
    const choices = gainBoards('falling', 6).flatMap(({ board, rules }, index) =>
      criticalChoicesOf(board, rules, playCasualGames(board, rules, { games: 3, seed: index }), 20_000),
    );
    expect(choices.length).toBeGreaterThan(10);
    for (const { moves, played } of choices) {
      expect(new Set(moves.map(({ verdict }) => verdict))).toEqual(new Set(['keep', 'lose']));
      expect(moves[played]).toBeDefined();
    }
    const { explained, byChance } = coverageOf(choices, createRandom(1));
    expect(explained).toBeGreaterThan(byChance);
  });
});
