import { ASSISTS } from './assist.ts';
import type { ModeRules } from './mode.ts';

const first: ModeRules = {
  clockStarts: 'deal',
  countdown: null,
  timeScore: 'under-par',
  showsAutoPlay: true,
  assists: ASSISTS,
  plan: (basis, level, { dailyBoard }) =>
    basis.from === 'board-id' && level === 1 ? dailyBoard(basis.boardId) : null,
};

/** The versions of its rules, the newest last. 2: the clock starts with the first pick. */
export const dailyRules: readonly ModeRules[] = [first, { ...first, clockStarts: 'first-pick' }];
