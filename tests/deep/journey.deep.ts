/** Every level of the journey measured anew: as hard as it says, and of another grade without its chapter's rule. */
import { describe, expect, it } from 'vitest';
import { journeyChapters } from '../../core/journey/journey-levels.ts';
import { journeyFault } from '../support/journey-fault.ts';

const TEN_MINUTES_MS = 600_000;

describe('the journey', () => {
  it.each(journeyChapters().map((chapter) => [chapter.id, chapter] as const))(
    'holds what it claims in %s',
    (id, { levels }) => {
      const faults = levels
        .map((level) => ({ level: level.id, fault: journeyFault(id, level) }))
        .filter(({ fault }) => fault !== null);
      expect(faults).toEqual([]);
    },
    TEN_MINUTES_MS,
  );
});
