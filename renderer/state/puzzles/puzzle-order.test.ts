import { describe, expect, it } from 'vitest';
import { PUZZLE_GRADES } from '../../../core/review/puzzles/puzzle.ts';
import { currentGrade, runOrder, unsolved } from './puzzle-order.ts';
import type { FindCard } from './puzzle-sets.ts';

const CARDS = PUZZLE_GRADES.flatMap((grade) =>
  Array.from({ length: 10 }, (_, index) => ({ id: `${grade}-${index}`, grade }) as FindCard),
);
const gradesOf = (cards: readonly FindCard[]) => cards.map(({ grade }) => grade);

describe('the order of a run', () => {
  it.each(['streak', 'storm'] as const)('of a %s is the same for the same run and holds each once', (way) => {
    const order = runOrder(way, 'run-one-1', CARDS);
    expect(runOrder(way, 'run-one-1', CARDS)).toEqual(order);
    expect(runOrder(way, 'run-two-2', CARDS)).not.toEqual(order);
    expect(new Set(order).size).toBe(CARDS.length);
  });

  it('rises in grade', () => {
    const grades = gradesOf(runOrder('streak', 'run-one-1', CARDS)).slice(0, 25);
    expect(grades).toEqual([1, 1, 1, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 4, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5]);
  });
});

describe('what is left to be solved', () => {
  const solved = new Map([
    ['1-0', 'solved'],
    ['1-1', 'helped'],
  ] as const);

  it('has what never was first, and what was solved with help last', () => {
    const ids = unsolved(CARDS.slice(0, 4), solved).map(({ id }) => id);
    expect(ids).toEqual(['1-2', '1-3', '1-1']);
  });

  it('says which grade is next', () => {
    expect(currentGrade(CARDS, solved)).toBe(1);
    const first = new Map(CARDS.slice(0, 10).map(({ id }) => [id, 'helped'] as const));
    expect(currentGrade(CARDS, first)).toBe(2);
    expect(currentGrade([], first)).toBe(5);
  });
});
