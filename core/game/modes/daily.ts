import { ASSISTS } from './assist.ts';
import type { ModeRecord, ModeRules } from './mode.ts';

/** One board for everyone on each date; its id is the date. */
export const daily: ModeRecord = {
  basis: 'board-id',
  boards: 'one',
  scoreTable: 'mode',
  resumes: 'running',
  shares: 'deal',
  career: 'boards',
  ghosts: { sameDeal: 'board', best: 'time' },
  isDated: true,
};

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
