import type { ModeRecord, ModeRules } from '../../core/game/modes/mode.ts';

/** One board for each name, the same for everyone, played without any help but undo. */
export const dated: ModeRecord = {
  basis: 'board-id',
  boards: 'one',
  rankedVersions: [[1]],
  scoreTable: 'mode',
  resumes: 'running',
  shares: 'nothing',
  career: 'boards',
  ghosts: { sameDeal: 'board', best: 'time' },
};
export const datedRules: ModeRules = {
  clockStarts: 'deal',
  countdown: null,
  timeScore: 'under-par',
  showsAutoPlay: true,
  assists: ['undo'],
  plan(basis, level, { builtIns }) {
    const template = builtIns.find(({ name }) => name === 'diamond');
    if (basis.from !== 'board-id' || level !== 1 || template === undefined) return null;
    const { rules, filling } = template;
    return { template, rules, filling, seed: basis.boardId.length, aimPermille: null, dealerVersion: 2 };
  },
};
