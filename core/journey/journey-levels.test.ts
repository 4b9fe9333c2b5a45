import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { journeyFault } from '../../tests/support/journey-fault.ts';
import { replaysToEnd } from '../../tests/support/replay.ts';
import { makeShape } from '../board/text.ts';
import { dealBoard } from '../deal/deal.ts';
import { type CountedLosses, lossOf, lossPermilleOf, tellShare } from '../solve/measured-share.ts';
import { rate } from '../solve/rating.ts';
import { checkTemplate } from '../templates/check.ts';
import { CHAPTER_IDS, type JourneyLevel } from './chapter.ts';
import { journeyChapters, levelTemplate } from './journey-levels.ts';

const CHAPTERS = journeyChapters();
const LEVELS = CHAPTERS.flatMap(({ levels }) => levels);
const FOLDER = new URL('../../resources/journey/', import.meta.url);

/** Other games on a level than those that its share was counted in. */
function playLevel({ shape, rules, filling, seed, dealerVersion }: JourneyLevel): CountedLosses {
  const dealt = dealBoard({ shape, rules, ...filling, seed, dealerVersion });
  if (!dealt.ok) throw new Error(dealt.error.reason);
  return rate({ ...shape, cells: dealt.value.cells }, rules, { games: 250, seed: 1_000_003 });
}

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

  it('says of each level how many games its share rests on', () => {
    for (const { lossPermille, measured } of LEVELS) {
      expect(lossPermilleOf(measured)).toBe(lossPermille);
      expect(tellShare(lossOf(measured))).not.toBeNull();
    }
  });

  // Between neighbours the intervals of 100 games meet, so nothing says that each level is harder than the one before.
  it.each(CHAPTERS.map((chapter) => [chapter.id, chapter] as const))(
    'ends harder than it begins in %s, by the games that are stored and by others',
    (_, { levels }) => {
      const ends = [levels[0], levels.at(-1)];
      const [first, last] = ends.map((level) => lossOf(level?.measured ?? { games: 0, lost: 0 }));
      expect(last?.low).toBeGreaterThan(first?.high ?? Number.NaN);
      const [firstAgain, lastAgain] = ends.map((level) => level && lossOf(playLevel(level)));
      expect(lastAgain?.low).toBeGreaterThan(firstAgain?.high ?? Number.NaN);
    },
  );

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
