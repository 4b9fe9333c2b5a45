import { ASSISTS } from './assist.ts';
import type { ModeRules } from './mode.ts';

/** The versions of its rules, the newest last. */
export const dailyRules: readonly ModeRules[] = [
  {
    countdown: null,
    timeScore: 'under-par',
    showsAutoPlay: true,
    assists: ASSISTS,
    plan: (basis, level, { dailyBoard }) =>
      basis.from === 'board-id' && level === 1 ? dailyBoard(basis.boardId) : null,
  },
];
