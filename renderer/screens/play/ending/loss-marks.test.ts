import { describe, expect, it } from 'vitest';
import type { Board } from '../../../../core/board/board.ts';
import { lockedIn } from '../../../../core/review/locked-tiles.ts';
import { explainLoss } from '../../../../core/review/loss-explanation.ts';
import { stepsOfLoss } from '../../../../core/review/loss-steps.ts';
import { CLASSIC_RULES } from '../../../../core/rules/rules.ts';
import { drawnBoard } from '../../../../tests/support/drawn.ts';
import { isAnyTileAsked, lossMarks } from './loss-marks.ts';
import type { Finding } from './use-found-loss.ts';

const CLOSED = { ...CLASSIC_RULES, border: 'closed' } as const;

function lockedOf(board: Board, rules = CLOSED): readonly number[] {
  const loss = explainLoss(board, rules);
  if (loss.kind === 'too-large') throw new Error('not explained');
  return lockedIn(stepsOfLoss(board, rules, loss));
}

describe('the tiles that are locked in', () => {
  it('are those that no play takes', () => {
    expect(lockedOf(drawnBoard('1 2 3 3\n2 1 4 4'))).toEqual([0, 1, 4, 5]);
  });

  it('are none where the proof goes through cases', () => {
    const steps = stepsOfLoss(drawnBoard('1 2\n2 1'), CLOSED, { kind: 'moves', refuted: [] });
    expect(lockedIn(steps)).toEqual([]);
  });
});

describe('what a dead board shows', () => {
  const loss = {
    movesBack: 1,
    number: 1,
    cells: [1, 1, 2, 3, 3, 2],
    move: [0, 1] as const,
    line: [
      [0, 0],
      [1, 0],
    ] as const,
  };
  const found: Finding = { state: 'found', loss, locked: [3, 4] };

  it('is the pair where it stood, and the locked tiles', () => {
    expect(lossMarks(found, { isStill: true, turned: null })).toEqual([
      { type: 'bright', cells: [3, 4] },
      { type: 'ghost', pair: [0, 1], kind: 1, line: loss.line },
    ]);
  });

  it('dims no tile while no proof names any, since each may be picked', () => {
    const marks = lossMarks({ ...found, locked: [] }, { isStill: true, turned: null });
    expect(marks.map(({ type }) => type)).toEqual(['ghost']);
  });

  it.each([
    [true, { ...found, locked: [] }, true],
    [true, { state: 'searching' }, true],
    [true, { state: 'not-known' }, true],
    [true, found, false],
    [false, { ...found, locked: [] }, false],
  ] as const)('asks for any two equal tiles (mercy: %s) after %j: %s', (hasMercy, finding, isAsked) => {
    expect(isAnyTileAsked(finding, hasMercy)).toBe(isAsked);
  });

  it('is turned with its board', () => {
    expect(lossMarks(found, { isStill: true, turned: { width: 3, height: 2 } })).toEqual([
      { type: 'bright', cells: [1, 3] },
      {
        type: 'ghost',
        pair: [0, 2],
        kind: 1,
        line: [
          [0, 0],
          [0, 1],
        ],
      },
    ]);
  });

  it('is nothing where tiles have moved since, and before the move is known', () => {
    expect(lossMarks(found, { isStill: false, turned: null })).toEqual([]);
    expect(lossMarks({ state: 'searching' }, { isStill: true, turned: null })).toEqual([]);
  });
});
