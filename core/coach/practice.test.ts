import { describe, expect, it } from 'vitest';
import { beginPractice, nextToPractise, type PracticeItem, practisedOn } from './practice.ts';

const item = (id: string, rating: number, isStill: boolean, ...techniques: PracticeItem['techniques']) => ({
  id,
  rating,
  isStill,
  techniques,
});
const ITEMS = [
  item('still easy', 900, true),
  item('still hard', 1_400, true),
  item('still unlock', 1_300, true, 'unlock'),
  item('falling easy', 900, false),
  item('falling hard', 1_400, false),
];

describe('practice', () => {
  it.each([
    ['near the target', { target: 1_350, shown: 0, technique: null }, 'still hard'],
    ['with gravity every second time', { target: 1_350, shown: 1, technique: null }, 'falling hard'],
    ['the weak technique first', { target: 900, shown: 2, technique: 'unlock' }, 'still unlock'],
    ['by its ground before its technique', { target: 900, shown: 3, technique: 'unlock' }, 'falling easy'],
  ] as const)('chooses %s', (_, state, id) => {
    expect(nextToPractise(ITEMS, state)?.id).toBe(id);
  });

  it('goes on with what is left, until nothing is', () => {
    const state = { target: 900, shown: 0, technique: null };
    expect(nextToPractise(ITEMS.slice(3), state)?.id).toBe('falling easy');
    expect(nextToPractise([], state)).toBeNull();
  });

  it('begins at the rating where that is known, and gently else', () => {
    expect(beginPractice({ rating: 1_250, deviation: 80 }, null).target).toBe(1_250);
    const gentle = beginPractice(undefined, null).target;
    expect(beginPractice({ rating: 1_480, deviation: 300 }, null).target).toBe(gentle);
    expect(gentle).toBeLessThan(1_000);
  });

  it('gets harder by what is found and gentler by what is not', () => {
    const begun = beginPractice(undefined, null);
    expect(practisedOn(begun, true)).toMatchObject({ shown: 1 });
    expect(practisedOn(begun, true).target).toBeGreaterThan(begun.target);
    expect(practisedOn(begun, false).target).toBeLessThan(begun.target);
  });
});
