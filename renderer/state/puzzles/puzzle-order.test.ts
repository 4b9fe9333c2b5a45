import { describe, expect, it } from 'vitest';
import { PUZZLE_GRADES } from '../../../core/review/puzzles/puzzle.ts';
import { currentGrade, unsolved } from './puzzle-order.ts';
import type { FindCard } from './puzzle-sets.ts';

const CARDS = PUZZLE_GRADES.flatMap((grade) =>
  Array.from({ length: 10 }, (_, index) => ({ id: `${grade}-${index}`, grade }) as FindCard),
);

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
