import { describe, expect, it } from 'vitest';
import { type BenchRow, type Goal, judge, summaryOf } from './row.ts';

const work = { operations: 1, run: () => 0 };

function rowWith(goal: Goal | undefined, areaFactor?: number): BenchRow {
  const against = { name: 'other', work, ...(areaFactor === undefined ? {} : { areaFactor }) };
  return { work: 'link', board: '20×20', subject: work, against, ...(goal === undefined ? {} : { goal }) };
}

describe('a row', () => {
  it.each<
    [goal: Goal, areaFactor: number | undefined, ns: number, againstNs: number, ratio: number, ok: boolean]
  >([
    [{ atLeastRatio: 5 }, undefined, 10, 50, 5, true],
    [{ atLeastRatio: 5 }, undefined, 10, 49, 4.9, false],
    [{ atMostTimes: 2 }, undefined, 20, 10, 2, true],
    [{ atMostTimes: 2 }, undefined, 21, 10, 2.1, false],
    [{ atMostExponent: 1 }, 4, 40, 10, 1, true],
    [{ atMostExponent: 1 }, 4, 160, 10, 2, false],
    [{ atLeastRatio: 5 }, undefined, 0, 10, Number.POSITIVE_INFINITY, false],
    [{ atLeastRatio: 5 }, undefined, Number.NaN, 10, Number.NaN, false],
    [{ atMostTimes: 2 }, undefined, Number.NaN, 10, Number.NaN, false],
  ])(
    'with goal %j and area factor %s, at %d ns against %d, stands at %d: %s',
    (goal, areaFactor, ns, againstNs, ratio, ok) => {
      const result = judge(rowWith(goal, areaFactor), ns, againstNs);
      expect(result.ratio?.toFixed(6)).toBe(ratio.toFixed(6));
      expect(result.ok).toBe(ok);
    },
  );

  it('with a goal and no opponent has missed it', () => {
    expect(judge(rowWith({ atLeastRatio: 0 }), 1, null).ok).toBe(false);
  });
});

describe('the exit code', () => {
  const reached = judge(rowWith({ atLeastRatio: 1 }), 1, 2);
  const missed = judge(rowWith({ atLeastRatio: 3 }), 1, 2);

  it('is 0 when every row that was measured reaches its goal', () => {
    expect(summaryOf([reached, judge(rowWith(undefined), 1, 2)])).toMatchObject({ exitCode: 0 });
  });

  it('is 1 as soon as one row misses it, which is named', () => {
    expect(summaryOf([reached, missed])).toEqual({
      exitCode: 1,
      text: '1 of 2 rows miss their goal:\n  link | 20×20 | other',
    });
  });

  it('is 1 when nothing was measured', () => {
    expect(summaryOf([])).toMatchObject({ exitCode: 1 });
  });
});
