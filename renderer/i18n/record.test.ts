import { describe, expect, it } from 'vitest';
import { ACHIEVEMENT_IDS } from '../../core/game/achievement-ids.ts';
import en from '../../resources/words/en/record.json';
import zh from '../../resources/words/zh-CN/record.json';

describe('the words of scores, statistics and achievements', () => {
  it('name every achievement', () => {
    expect(Object.keys(en.achievement)).toEqual([...ACHIEVEMENT_IDS]);
  });

  it('give every achievement a seal of its own, one character that both languages share', () => {
    const seals = Object.values(en.achievement).map(({ seal }) => seal);
    expect(new Set(seals).size).toBe(ACHIEVEMENT_IDS.length);
    expect(seals.every((seal) => [...seal].length === 1)).toBe(true);
    expect(Object.values(zh.achievement).map(({ seal }) => seal)).toEqual(seals);
  });
});
