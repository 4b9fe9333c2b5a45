import { describe, expect, it } from 'vitest';
import { type CasualMeasure, summarizeGames } from './board-measure.ts';
import type { CasualGame } from './casual-player.ts';
import { LOSING_SPANS, SEEING_GRADES, SEEING_SPANS } from './grade-names.ts';
import { gradesOfMeasure, losingGrade, seeingGrade, spanOf } from './measure-grades.ts';

/** Games of two moves that take so many seconds each; those without a time got stuck. */
function measured(seconds: readonly (number | null)[]): CasualMeasure {
  return summarizeGames(
    seconds.map((each): CasualGame => {
      const waitsMs = [1_000 * (each ?? 0), 0, 0];
      const isWon = each !== null;
      const [hints, returns, totalMs] = [0, 0, 0];
      return {
        isWon,
        pairsLeft: isWon ? 0 : 3,
        moves: [],
        waitsMs,
        openLinks: [3, 3, 3],
        totalMs,
        hints,
        returns,
      };
    }),
  );
}

const times = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value);

describe('grades of a measure', () => {
  it('begin where they say', () => {
    expect([0, 3.9, 4, 7.9, 8, 30].map(seeingGrade)).toEqual([
      'clear',
      'clear',
      'fair',
      'fair',
      'hidden',
      'hidden',
    ]);
    expect([0, 0.09, 0.1, 0.4, 0.74, 0.75, 1].map(losingGrade)).toEqual([
      'safe',
      'safe',
      'careful',
      'risky',
      'risky',
      'grim',
      'grim',
    ]);
  });

  it('are one where the interval lies within it', () => {
    expect(gradesOfMeasure(measured([...times(75, 6), ...times(25, null)]))).toEqual({
      seeing: ['fair', 'fair'],
      losing: ['careful', 'careful'],
    });
  });

  it('have a name together, whatever a hundred games leave open', () => {
    for (let won = 20; won <= 100; won++) {
      const grades = gradesOfMeasure(measured([...times(won, 6), ...times(100 - won, null)]));
      if (grades === null) throw new Error(`no grades of ${won} games won`);
      expect(spanOf(LOSING_SPANS, grades.losing), `${won} won`).not.toBeNull();
    }
    for (const [place, low] of SEEING_GRADES.entries())
      for (const high of SEEING_GRADES.slice(place))
        expect(spanOf(SEEING_SPANS, [low, high]), `${low} to ${high}`).not.toBeNull();
    expect(spanOf(LOSING_SPANS, ['safe', 'careful'])).toBe('safe-careful');
    expect(spanOf(LOSING_SPANS, ['safe', 'grim'])).toBeNull();
  });

  it('are two where the interval leaves the choice', () => {
    const mixed = [...times(30, 2), ...times(30, 9), ...times(40, null)];
    expect(gradesOfMeasure(measured(mixed))).toEqual({
      seeing: ['clear', 'hidden'],
      losing: ['careful', 'risky'],
    });
  });

  it('are not told where too few games were won', () => {
    expect(gradesOfMeasure(measured([...times(19, 2), ...times(81, null)]))).toBeNull();
  });
});
