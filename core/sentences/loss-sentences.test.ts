import { describe, expect, it } from 'vitest';
import { drawnBoard } from '../../tests/support/drawn.ts';
import { explainLoss } from '../review/loss-explanation.ts';
import { stepsOfLoss } from '../review/loss-steps.ts';
import { allMoves } from '../rules/moves.ts';
import type { Rules } from '../rules/rules.ts';
import { lossSentence, provedLossSentence, triedSentence } from './loss-sentences.ts';

const CLOSED: Rules = { maxTurns: 2, border: 'closed', gravity: 'none' };

/** Lost by its first move; the tile at the top with the picture 2 has three partners. */
const LOST = `
6 5 6 2 1 4
0 2 3 1 3 5
0 2 4 3 2 4
5 3 6 5 4 6
`;

describe('what a picture of a loss says', () => {
  it('holds of the case that it shows, and is not said of every play', () => {
    const board = drawnBoard(LOST);
    const loss = explainLoss(board, CLOSED);
    if (loss.kind !== 'partners') throw new Error('not by the partners of a tile');
    const [, , third] = stepsOfLoss(board, CLOSED, loss);
    if (third === undefined) throw new Error('no third picture');
    const said = lossSentence(third);
    expect(said).toMatchObject({
      key: 'review.why.staying-with',
      claims: [{ letter: { numeral: 'A' } }, { chosen: [[3, 7]] }],
    });
    // Two equal tiles that touch are framed: with other partners they could go.
    const [, never] = said.claims;
    const framed = never?.says === 'never-taken' ? never.cells : [];
    expect(allMoves(board, CLOSED).some((move) => move.every((cell) => framed.includes(cell)))).toBe(true);
  });
});

describe('what a proof comes to', () => {
  it.each([
    ['the tiles that never go, where rounds show which', '1 2 3 3\n2 1 0 0', 'review.why.staying'],
    ['that nothing links, where no tile goes in any round', '1 2\n2 1', 'review.why.staying-all'],
    ['that every partner of a tile loses', LOST, 'review.why.partners'],
  ])('is %s', (_what, text, key) => {
    const board = drawnBoard(text);
    const loss = explainLoss(board, CLOSED);
    if (loss.kind === 'too-large') throw new Error('not shown');
    expect(provedLossSentence(stepsOfLoss(board, CLOSED, loss)).key).toBe(key);
  });

  it('is counted by the tries that end, where there are several', () => {
    const steps = (text: string) => {
      const board = drawnBoard(text);
      const loss = explainLoss(board, CLOSED);
      if (loss.kind === 'too-large') throw new Error('not shown');
      return stepsOfLoss(board, CLOSED, loss);
    };
    expect(triedSentence(steps('1 2 3 3\n2 1 0 0'))).toBeNull();
    expect(triedSentence(steps(LOST))).toMatchObject({ claims: [{ count: 5 }, { chosen: [] }] });
  });
});
