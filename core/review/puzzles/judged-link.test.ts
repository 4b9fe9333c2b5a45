import { describe, expect, it } from 'vitest';
import { drawnBoard } from '../../../tests/support/drawn.ts';
import type { Move } from '../../board/board.ts';
import { CLASSIC_RULES, type Rules } from '../../rules/rules.ts';
import { runToEnd } from '../../solve/progress.ts';
import { isClearedBy } from './clearing.ts';
import { candidatesOf, judgeLink } from './judged-link.ts';

const CLOSED: Rules = { ...CLASSIC_RULES, border: 'closed' };
/** Taken in the middle, the 2s leave one of theirs on each side of the 1s for ever. */
const ROW = { board: drawnBoard('1 2 2 2 1 2'), rules: CLOSED };

const judged = (move: Move, nodes = 1_000) => runToEnd(judgeLink(ROW, move, nodes));

describe('the pairs of a position', () => {
  it('come with their lines', () => {
    expect(candidatesOf(ROW)).toEqual([
      {
        move: [1, 2],
        turns: 0,
        line: [
          [1, 0],
          [2, 0],
        ],
      },
      {
        move: [2, 3],
        turns: 0,
        line: [
          [2, 0],
          [3, 0],
        ],
      },
    ]);
  });

  it('that lose are proved to', () => {
    expect(judged([1, 2])).toMatchObject({
      ok: true,
      value: { verdict: 'lose', witness: null, tilesLeft: 4, kind: 2 },
    });
  });

  it('that keep it come with a clearing', () => {
    const kept = { board: drawnBoard('1 2 2 1'), rules: CLOSED };
    const link = runToEnd(judgeLink(kept, [1, 2], 1_000));
    if (!link.ok || link.value.witness === null) throw new Error('it can be cleared');
    expect(link.value.verdict).toBe('keep');
    expect(isClearedBy(kept, link.value.witness)).toBe(true);
  });

  it.each<[Move, object]>([
    [[0, 4], { code: 'blocked', turnsNeeded: null }],
    [[0, 1], { code: 'different-kinds' }],
    [[1, 1], { code: 'same-tile' }],
    [[1, 9], { code: 'not-a-tile' }],
  ])('are none at %j', (move, error) => {
    expect(judged(move)).toMatchObject({ ok: false, error });
  });
});
