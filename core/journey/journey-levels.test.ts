import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { journeyFault } from '../../tests/support/journey-fault.ts';
import { replaysToEnd } from '../../tests/support/replay.ts';
import { makeShape } from '../board/text.ts';
import { dealBoard } from '../deal/deal.ts';
import { checkTemplate } from '../templates/check.ts';
import { CHAPTER_IDS } from './chapter.ts';
import { journeyChapters, levelTemplate } from './journey-levels.ts';

const CHAPTERS = journeyChapters();
const LEVELS = CHAPTERS.flatMap(({ levels }) => levels);
const FOLDER = new URL('../../resources/journey/', import.meta.url);

describe('the journey', () => {
  it('has six chapters and 60 levels or more, no two of one name or shape', () => {
    expect(CHAPTERS.map(({ id }) => id)).toEqual(CHAPTER_IDS);
    expect(LEVELS.length).toBeGreaterThanOrEqual(60);
    for (const key of [
      LEVELS.map(({ id }) => id),
      LEVELS.map(({ name }) => name.en),
      LEVELS.map(({ name }) => name['zh-CN']),
      LEVELS.map(({ shape }) => makeShape(shape)),
    ])
      expect(new Set(key).size).toBe(LEVELS.length);
  });

  it('has every chapter of resources/journey, in the order of the files', () => {
    const files = CHAPTERS.map(({ id }, place) => `${place + 1}-${id}.json`);
    expect(readdirSync(FOLDER).sort()).toEqual(files);
  });

  it('grows harder within each chapter, from level to level', () => {
    for (const { levels } of CHAPTERS) {
      const losses = levels.map(({ lossPermille }) => lossPermille);
      expect(losses).toEqual([...new Set(losses)].toSorted((one, other) => one - other));
    }
  });

  it('teaches in each chapter what its rules say', () => {
    const rulesOf = (at: number) => CHAPTERS[at]?.levels.map(({ rules }) => rules) ?? [];
    const gravities = (at: number) => [...new Set(rulesOf(at).map(({ gravity }) => gravity))].sort();
    expect(gravities(0)).toEqual(['none']);
    expect(CHAPTERS[1]?.levels.every(({ shape }) => makeShape(shape).includes('#'))).toBe(true);
    expect(gravities(2)).toEqual(['down', 'up']);
    expect(gravities(3)).toEqual(['join-horizontal', 'join-vertical', 'split-horizontal', 'split-vertical']);
    expect(rulesOf(4).every(({ border }) => border === 'closed')).toBe(true);
    expect([...new Set(rulesOf(4).map(({ maxTurns }) => maxTurns))].sort()).toEqual([1, 3]);
    expect(gravities(5).length).toBeGreaterThanOrEqual(6);
  });

  it.each(LEVELS.map((level) => [level.id, level] as const))('deals %s with its proof', (_, level) => {
    const { shape, rules, filling, seed, dealerVersion } = level;
    expect(checkTemplate(levelTemplate(level))).toEqual([]);
    const dealt = dealBoard({ shape, rules, ...filling, seed, dealerVersion });
    if (!dealt.ok) throw new Error(dealt.error.reason);
    expect(replaysToEnd({ ...shape, cells: dealt.value.cells }, rules, dealt.value.witness)).toBe(true);
  });

  // All of them in tests/deep.
  it.each(CHAPTERS.map((chapter) => [chapter.id, chapter] as const))(
    'is as hard as it says, and another board without its rule, at the end of %s',
    (id, { levels }) => {
      for (const level of levels.slice(-1)) expect(journeyFault(id, level)).toBeNull();
    },
  );
});
