/** Every level of the journey, and of its first edition, measured anew: it is as hard as it says. */
import { describe, expect, it } from 'vitest';
import { journeyBoards } from '../../core/deal/journey-boards.ts';
import { firstJourneyChapters } from '../../core/journey/first-edition.ts';
import { journeyChapters } from '../../core/journey/journey-levels.ts';
import { CASUAL_ALONE, isWonAsStored } from '../support/composed-figures.ts';
import { journeyFault } from '../support/journey-fault.ts';

const TEN_MINUTES_MS = 600_000;

describe.each([
  ['first edition', firstJourneyChapters],
  ['journey', journeyChapters],
] as const)('the %s', (_, chapters) => {
  it.each(chapters().map((chapter) => [chapter.id, chapter] as const))(
    'holds what it claims in %s',
    (_id, { levels }) => {
      const faults = levels
        .map((level) => ({ level: level.id, fault: journeyFault(level) }))
        .filter(({ fault }) => fault !== null);
      expect(faults).toEqual([]);
    },
    TEN_MINUTES_MS,
  );
});

it(
  'the boards of the journey are won as often as is stored',
  () => {
    expect(journeyBoards().filter((board) => !isWonAsStored(board, CASUAL_ALONE))).toEqual([]);
  },
  TEN_MINUTES_MS,
);
