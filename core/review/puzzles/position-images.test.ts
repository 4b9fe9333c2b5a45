import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyBoard, anyRules } from '../../../tests/support/arbitrary.ts';
import { parseBoard } from '../../board/text.ts';
import { allMoves } from '../../rules/moves.ts';
import type { Rules } from '../../rules/rules.ts';
import { canonicalForm, imagesOf, likeness, type Position } from './position-images.ts';

const DOWN: Rules = { maxTurns: 2, border: 'open', gravity: 'down' };

function drawn(text: string, rules: Rules): Position {
  const board = parseBoard(text);
  if (!board.ok) throw new Error('a bad board in a test');
  return { board: board.value, rules };
}

describe('images of a position', () => {
  it('have as many legal moves as the position', () => {
    fc.assert(
      fc.property(anyBoard, anyRules, (board, rules) => {
        const counts = imagesOf({ board, rules }).map((image) => allMoves(image.board, image.rules).length);
        expect(new Set(counts).size).toBe(1);
      }),
      { numRuns: 60 },
    );
  });

  it('share one canonical form, whatever the kinds are called', () => {
    fc.assert(
      fc.property(anyBoard, anyRules, (board, rules) => {
        const renamed = { ...board, cells: board.cells.map((kind) => (kind > 0 ? 50 - kind : kind)) };
        const forms = imagesOf({ board: renamed, rules }).map(canonicalForm);
        expect(new Set([...forms, canonicalForm({ board, rules })]).size).toBe(1);
      }),
      { numRuns: 60 },
    );
  });

  it('turn gravity with the board', () => {
    expect(canonicalForm(drawn('1 2\n2 1\n3 3', DOWN))).toBe(
      canonicalForm(drawn('5 7 9\n7 5 9', { ...DOWN, gravity: 'right' })),
    );
    expect(canonicalForm(drawn('1 2\n2 1\n3 3', DOWN))).not.toBe(
      canonicalForm(drawn('1 2\n2 1\n3 3', { ...DOWN, gravity: 'up' })),
    );
  });
});

describe('likeness', () => {
  it.each([
    ['1 1 2 2', '2 2 1 1', 1],
    ['1 1 2 2 3 3', '1 1 2 3 2 3', 1 / 3],
    ['1 1 2 2', '1 1 2 2 3 3', 0],
  ])('of %j and %j', (one, other, share) => {
    expect(likeness(drawn(one, DOWN), drawn(other, DOWN))).toBeCloseTo(share);
  });
});
