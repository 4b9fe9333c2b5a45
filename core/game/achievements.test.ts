import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SLOT } from '../board/board.ts';
import { BUILTIN_TEMPLATES } from '../templates/builtin.ts';
import { ACHIEVEMENT_IDS, type AchievementId } from './achievement-ids.ts';
import {
  ACHIEVEMENTS,
  achievedBy,
  achievedInAll,
  type Career,
  isEarnable,
  progressOf,
  type Totals,
} from './achievements.ts';
import type { BoardMeasures, GameFacts } from './facts.ts';

const NOTHING: Totals = { boards: 0, shapes: 0, links: 0, level: 0 };
const BEGINNER: Career = { none: NOTHING, allowed: NOTHING };

/** A plain win without anything to tell of. */
const PLAIN: BoardMeasures = {
  pairs: 40,
  kinds: 20,
  paceMs: 9_000,
  bestCombo: 2,
  rows: 20,
  straightPercent: 10,
  windingPercent: 40,
  deadEnds: 0,
  slides: 0,
  wrongPairs: 3,
  lossPermille: 100,
};

function facts(measures: Partial<BoardMeasures>, game: Partial<GameFacts> = {}): GameFacts {
  return { career: 'boards', help: 'none', isWon: true, boards: [{ ...PLAIN, ...measures }], ...game };
}

const TIMED = { career: 'level', isWon: false } as const;

describe('one game', () => {
  it.each<[what: string, game: GameFacts, earns: readonly AchievementId[]]>([
    ['a plain win', facts({}), []],
    ['nine in a row', facts({ bestCombo: 9 }), []],
    ['ten in a row', facts({ bestCombo: 10 }), ['combo-10']],
    ['ten in a row with a hint', facts({ bestCombo: 10 }, { help: 'some' }), []],
    ['ten in a row against the clock', facts({ bestCombo: 10 }, TIMED), ['combo-10']],
    ['all in one row', facts({ bestCombo: 40, rows: 1 }), ['combo-10', 'one-breath']],
    ['a level in one row', facts({ bestCombo: 40, rows: 1 }, TIMED), ['combo-10']],
    ['4 s a pair', facts({ paceMs: 4_000 }), []],
    ['2.5 s a pair', facts({ paceMs: 2_500 }), ['quicker-eye']],
    ['a little more', facts({ paceMs: 2_501 }), []],
    ['2.5 s a pair with a hint', facts({ paceMs: 2_500 }, { help: 'some' }), []],
    ['2.5 s a pair on a handful', facts({ paceMs: 2_500, pairs: 29 }), []],
    ['2.5 s a pair of few pictures', facts({ paceMs: 2_500, kinds: 15 }), []],
    ['ten in a row on a handful', facts({ bestCombo: 10, pairs: 29 }), []],
    ['ten in a row of one picture', facts({ bestCombo: 10, kinds: 1 }), []],
    ['no wrong pair', facts({ wrongPairs: 0 }), ['sure-hand']],
    ['wrong pairs that were not counted', facts({ wrongPairs: Number.POSITIVE_INFINITY }), []],
    ['no wrong pair against the clock', facts({ wrongPairs: 0 }, TIMED), []],
    ['a board that random play loses', facts({ lossPermille: 700 }), ['narrow-path']],
    ['a dead end and a way out', facts({ deadEnds: 1 }, { help: 'some' }), ['back-from-dead']],
    ['a game that played itself', facts({ bestCombo: 10, deadEnds: 3 }, { help: 'auto-play' }), []],
  ])('%s', (_what, game, earns) => {
    expect(achievedBy(game, BEGINNER).filter(isEarnable)).toEqual(earns);
  });
});

describe('all games', () => {
  it.each<[totals: Partial<Totals>, allowed: readonly AchievementId[], none: readonly AchievementId[]]>([
    [{ boards: 1 }, [], []],
    [{ boards: 10 }, [], ['ten-boards']],
    [{ boards: 50 }, [], ['ten-boards', 'fifty-boards']],
    [{ links: 999 }, [], []],
    [{ links: 1_000 }, ['thousand-pairs'], []],
    [{ links: 10_000 }, ['thousand-pairs', 'ten-thousand-pairs'], []],
    [{ shapes: 6 }, ['six-shapes'], []],
    [{ shapes: 12 }, ['six-shapes'], ['twelve-shapes']],
    [{ level: 5 }, [], []],
    [{ level: 7 }, [], ['level-6']],
    [{ level: 8 }, [], ['level-6', 'level-8']],
    [{ level: 10 }, [], ['level-6', 'level-8']],
  ])('%j', (totals, allowed, none) => {
    const counted = { ...NOTHING, ...totals };
    expect(achievedInAll({ none: NOTHING, allowed: counted }).filter(isEarnable)).toEqual(allowed);
    expect(achievedInAll({ none: counted, allowed: NOTHING }).filter(isEarnable)).toEqual(none);
  });

  it('earn by their last game what they earn by themselves', () => {
    const total = fc.nat({ max: 2_000 });
    const totals = fc.record({ boards: total, shapes: total, links: total, level: total });
    fc.assert(
      fc.property(totals, totals, (none, allowed) => {
        expect(achievedBy(facts({}), { none, allowed })).toEqual(achievedInAll({ none, allowed }));
      }),
    );
  });
});

describe('the table', () => {
  it('has every id once, in the order in which they are shown', () => {
    expect(ACHIEVEMENTS.map(({ id }) => id)).toEqual([...ACHIEVEMENT_IDS]);
  });

  it.each(BUILTIN_TEMPLATES.map((template) => [template.name, template] as const))(
    'takes %s for a full board',
    (_name, { marks, filling }) => {
      const pairs = marks.filter((mark) => mark === SLOT).length / 2;
      const kinds = Math.min(filling.kinds, Math.floor((2 * pairs) / filling.copies));
      expect(achievedBy(facts({ bestCombo: 10, pairs, kinds }), BEGINNER)).toContain('combo-10');
    },
  );

  it('has nothing that a first game earns by being finished', () => {
    const once = { boards: 1, shapes: 1, links: 60, level: 3 };
    const slow = facts({ bestCombo: 6, paceMs: 4_000, straightPercent: 30, windingPercent: 80, slides: 1 });
    expect(achievedBy(slow, { none: once, allowed: once }).filter(isEarnable)).toEqual([]);
  });

  it.each<[what: string, game: GameFacts, earns: readonly AchievementId[]]>([
    [
      'a quick game with slips',
      facts({ paceMs: 1_500, bestCombo: 12, rows: 3 }),
      ['combo-10', 'quicker-eye'],
    ],
    [
      'the quickest game that there is, on an ordinary board',
      facts({ paceMs: 500, bestCombo: 40, rows: 1, wrongPairs: 0, slides: 40, lossPermille: 500 }),
      ['combo-10', 'sure-hand', 'quicker-eye', 'one-breath'],
    ],
    ['a quick run', facts({ paceMs: 1_500, bestCombo: 40, rows: 1, wrongPairs: 0 }, TIMED), ['combo-10']],
  ])('does not pour out what there is for %s', (_what, game, earns) => {
    const first = { boards: 1, shapes: 1, links: 400, level: 5 };
    expect(achievedBy(game, { none: first, allowed: first }).filter(isEarnable)).toEqual(earns);
  });

  it('still knows what earlier versions gave', () => {
    const retired = ACHIEVEMENTS.map(({ id }) => id).filter((id) => !isEarnable(id));
    expect(retired).toContain('first-board');
    const career = { none: { ...NOTHING, boards: 1 }, allowed: { ...NOTHING, boards: 1 } };
    expect(achievedBy(facts({}), career)).toEqual(['first-board', 'own-hand']);
  });

  it('names each achievement once', () => {
    expect(new Set(ACHIEVEMENTS.map(({ id }) => id)).size).toBe(ACHIEVEMENTS.length);
  });

  it('asks for no more shapes than there are', () => {
    const goals = ACHIEVEMENTS.flatMap(({ rule }) =>
      rule.of === 'career' && rule.measure === 'shapes' ? [rule.atLeast] : [],
    );
    expect(Math.max(...goals)).toBeLessThanOrEqual(BUILTIN_TEMPLATES.length);
  });

  it('tells how far the totals have come, and never more than the whole way', () => {
    const career = { none: { ...NOTHING, boards: 12 }, allowed: { ...NOTHING, links: 250 } };
    const progress = Object.fromEntries(
      ACHIEVEMENTS.map((achievement) => [achievement.id, progressOf(achievement, career)]),
    );
    expect(progress).toMatchObject({
      'ten-boards': { reached: 10, goal: 10 },
      'fifty-boards': { reached: 12, goal: 50 },
      'thousand-pairs': { reached: 250, goal: 1_000 },
      'combo-5': null,
    });
  });
});
