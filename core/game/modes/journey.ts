import { ASSISTS } from './assist.ts';
import type { ModeRecord, ModeRules } from './mode.ts';

/** One of the journey's fixed boards, by the id of its level. */
export const journey: ModeRecord = {
  basis: 'board-id',
  boards: 'one',
  scoreTable: 'template',
  resumes: 'running',
  shares: 'deal',
  career: 'boards',
  ghosts: { sameDeal: 'board', best: 'time' },
};

/** The versions of its rules, the newest last. */
export const journeyRules: readonly ModeRules[] = [
  {
    countdown: null,
    timeScore: 'under-par',
    showsAutoPlay: true,
    assists: ASSISTS,
    plan: (basis, level, { journeyLevel }) =>
      basis.from === 'board-id' && level === 1 ? journeyLevel(basis.boardId) : null,
  },
];
