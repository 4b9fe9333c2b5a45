import { ASSISTS } from './assist.ts';
import type { ModeRules } from './mode.ts';

const first: ModeRules = {
  clockStarts: 'deal',
  countdown: null,
  timeScore: 'under-par',
  showsAutoPlay: true,
  assists: ASSISTS,
  plan: (basis, level, { journeyLevel }) =>
    basis.from === 'board-id' && level === 1 ? journeyLevel(basis.boardId) : null,
};

/** The versions of its rules, the newest last. 2: the clock starts with the first pick. */
export const journeyRules: readonly ModeRules[] = [first, { ...first, clockStarts: 'first-pick' }];
