import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CASUAL_ALONE, isWonAsStored } from '../../tests/support/composed-figures.ts';
import { journeyFault } from '../../tests/support/journey-fault.ts';
import { replaysToEnd } from '../../tests/support/replay.ts';
import { SLOT } from '../board/board.ts';
import { makeShape } from '../board/text.ts';
import { measureBoard } from '../coach/board-measure.ts';
import { withComposedTiles } from '../deal/composed-table.ts';
import { dealBoard } from '../deal/deal.ts';
import { journeyBoards } from '../deal/journey-boards.ts';
import type { Deal } from '../deal/played-game.ts';
import { lossOf, lossPermilleOf, tellShare } from '../solve/measured-share.ts';
import { clopperPearson } from '../solve/share-interval.ts';
import { checkTemplate } from '../templates/check.ts';
import { CHAPTER_IDS, type JourneyLevel, type LevelBoard } from './chapter.ts';
import { firstJourneyChapters } from './first-edition.ts';
import { inEdition } from './former-editions.ts';
import { journeyChapters, levelTemplate, starSecondsOn } from './journey-levels.ts';

const CHAPTERS = journeyChapters();
const LEVELS = CHAPTERS.flatMap(({ levels }) => levels);
const FOLDER = new URL('../../resources/journey/', import.meta.url);

function dealOf({ shape, rules, filling, seed, dealerVersion }: LevelBoard): Deal {
  const dealt = dealBoard(withComposedTiles({ shape, rules, ...filling, seed, dealerVersion }, shape));
  if (!dealt.ok) throw new Error(dealt.error.reason);
  return dealt.value;
}

/** The stored figure of a level: how many of a thousand games the casual player wins alone. */
function wonOf({ id }: JourneyLevel): number {
  const board = journeyBoards().find(({ name }) => name === id);
  if (board === undefined) throw new Error(`no board of ${id}`);
  return board.won;
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
    for (const folder of [FOLDER, new URL('first/', FOLDER)])
      expect(
        readdirSync(folder)
          .filter((name) => name.endsWith('.json'))
          .sort(),
      ).toEqual(files);
  });

  it('says of each level how many games its share rests on', () => {
    for (const { lossPermille, measured } of LEVELS) {
      expect(lossPermilleOf(measured)).toBe(lossPermille);
      expect(tellShare(lossOf(measured))).not.toBeNull();
    }
  });

  it.each(CHAPTERS.map((chapter) => [chapter.id, chapter] as const))(
    'ends harder than it begins in %s, by the games of the casual player that are stored and by others',
    (_, { levels }) => {
      const ends = [levels[0], levels.at(-1)].filter((level) => level !== undefined);
      const [first, last] = ends.map((level) => clopperPearson(wonOf(level), CASUAL_ALONE.games));
      expect(last?.high).toBeLessThan(first?.low ?? Number.NaN);
      const [firstAgain, lastAgain] = ends.map((level) => {
        const options = { games: 250, seed: 1_000_003 };
        const { won } = measureBoard({ ...level.shape, cells: dealOf(level).cells }, level.rules, options);
        return clopperPearson(won, options.games);
      });
      expect(lastAgain?.high).toBeLessThan(firstAgain?.low ?? Number.NaN);
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
    const { shape, rules } = level;
    expect(checkTemplate(levelTemplate(level))).toEqual([]);
    const { cells, witness } = dealOf(level);
    expect(replaysToEnd({ ...shape, cells }, rules, witness)).toBe(true);
  });

  // All of them in tests/deep.
  it.each(CHAPTERS.map((chapter) => [chapter.id, chapter] as const))(
    'is as hard as it says at the end of %s',
    (_, { levels }) => {
      for (const level of levels.slice(-1)) expect(journeyFault(level)).toBeNull();
    },
  );

  it('grows: small boards first, each chapter opens with at most 12 pairs, more than 54 only among the masters', () => {
    const pairsOf = ({ shape }: JourneyLevel) => shape.marks.filter((mark) => mark === SLOT).length / 2;
    expect(CHAPTERS[0]?.levels.slice(0, 8).map(pairsOf)).toEqual([6, 8, 10, 12, 14, 18, 22, 26]);
    for (const { id, levels } of CHAPTERS) {
      expect(pairsOf(levels[0] as JourneyLevel)).toBeLessThanOrEqual(12);
      if (id !== 'masters') for (const level of levels) expect(pairsOf(level)).toBeLessThanOrEqual(54);
    }
  });

  it('has an opener in each chapter that at least 900 of 1,000 games of the casual player win', () => {
    for (const { levels } of CHAPTERS) expect(wonOf(levels[0] as JourneyLevel)).toBeGreaterThanOrEqual(900);
  });

  // All of them in tests/deep.
  it.each(
    journeyBoards()
      .filter((_, place) => place % 8 === 3)
      .map((board) => [board.name, board] as const),
  )('is won as often as is stored: %s', (_, board) => {
    expect(isWonAsStored(board, CASUAL_ALONE)).toBe(true);
  });
});

describe('the order of the journey, by the stored games of the casual player', () => {
  /** Twice the standard error of the difference of two shares of 1,000 games, in thousandths: at most 44. */
  const noise = (one: number, other: number) =>
    2 * Math.sqrt(one * (1 - one / 1_000) + other * (1 - other / 1_000));

  it('begins at 970 or more of 1,000 and ends at 400 or fewer', () => {
    expect(wonOf(LEVELS[0] as JourneyLevel)).toBeGreaterThanOrEqual(970);
    expect(wonOf(LEVELS.at(-1) as JourneyLevel)).toBeLessThanOrEqual(400);
  });

  it('falls from level to level within the noise; the level after an opener eases by at most 100', () => {
    const eased: Record<string, number> = {};
    let before: number | null = null;
    for (const { id: chapter, levels } of CHAPTERS)
      for (const [place, level] of levels.entries()) {
        const isOpener = place === 0 && chapter !== 'shapes';
        if (isOpener) continue;
        const won = wonOf(level);
        const most = place === 1 && chapter !== 'shapes' ? 100 : noise(won, before ?? won);
        if (before !== null && won - before > most) eased[level.id] = won - before;
        before = won;
      }
    expect(eased).toEqual({});
  });
});

describe('the first edition of the journey', () => {
  const first = firstJourneyChapters().flatMap(({ levels }) => levels);

  it('is what it always was', () => {
    const boards = createHash('sha256');
    for (const level of first)
      boards.update(
        `${[level.id, levelTemplate(level).hash, level.seed, level.starSeconds, dealOf(level).cells.join('')].join(' ')}\n`,
      );
    expect(boards.digest('hex')).toBe('ff143c8ff625cc7d3de1432ab9182e51979f8e1036f64e380be3b478d3223cee');
  });

  it('has each of its levels in the journey of today, which knows its board and its time', () => {
    for (const level of first) {
      const now = LEVELS.find(({ id }) => id === level.id);
      const { hash: templateHash } = levelTemplate(level);
      expect(now?.before[0]).toEqual({ templateHash, starSeconds: level.starSeconds });
      // A template that did not change has the time that it had.
      if (now && levelTemplate(now).hash === templateHash) expect(now.starSeconds).toBe(level.starSeconds);
    }
  });
});

/** A hash of the boards of an edition, by levels in the order of their ids. */
function hashOf(boardOf: (level: JourneyLevel) => LevelBoard): string {
  const boards = createHash('sha256');
  for (const level of LEVELS.toSorted((one, other) => (one.id < other.id ? -1 : 1))) {
    const board = boardOf(level);
    const { hash } = levelTemplate(board);
    const seconds = starSecondsOn(level, hash);
    boards.update(`${[level.id, hash, board.seed, seconds, dealOf(board).cells.join('')].join(' ')}\n`);
  }
  return boards.digest('hex');
}

it('the fourth edition of the journey has the boards that its games were begun on', () => {
  expect(hashOf((level) => level)).toBe('21782765eacba2a3ca349b1d3c8f0b221c115988c670c747c802919bb7080e45');
});

/** The levels that have another template since the fourth edition. */
const REDRAWN = [
  ...['concave', 'convex', 'dog', 'dragon', 'goat', 'monkey', 'ox', 'pig', 'rabbit', 'rooster', 'snake'],
  'tiger',
];

describe.each([
  [2, '56c9e08d1ef02dadf443d08d98fa403a3e61184ec0d18e824cc67c1f1f8201c0'],
  [3, '6b884ec24d672835b01d7f5d5775160f91e938cd512a814a96991b47fe8c4e25'],
] as const)('edition %i of the journey', (edition, hash) => {
  it('is what it always was', () => {
    expect(hashOf((level) => inEdition(level, edition))).toBe(hash);
  });

  it('has the templates of today, so its games keep their stars and tables, but for twelve levels that know them', () => {
    const changed = LEVELS.filter((level) => {
      const { hash } = levelTemplate(inEdition(level, edition));
      const isOfToday = hash === levelTemplate(level).hash;
      if (!isOfToday) expect(level.before.map(({ templateHash }) => templateHash)).toContain(hash);
      return !isOfToday;
    });
    expect(changed.map(({ id }) => id).sort()).toEqual(REDRAWN);
  });
});
