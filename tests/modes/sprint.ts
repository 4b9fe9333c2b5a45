import { levelSeed } from '../../core/deal/deal-plan.ts';
import type { ModeRecord, ModeRules } from '../../core/game/modes/mode.ts';

/** Level after level against a short clock. */
export const sprint: ModeRecord = {
  basis: 'run-seed',
  boards: 'levels',
  rankedVersions: [[1]],
  scoreTable: 'mode',
  resumes: 'paused',
  shares: 'nothing',
  career: 'level',
  ghosts: { sameDeal: 'run', best: 'score' },
};
export const sprintRules: ModeRules = {
  clockStarts: 'deal',
  countdown: { startMs: 9_000, mostMs: 12_000, linkBonusMs: () => 0, levelBonusMs: (level) => 1_000 * level },
  timeScore: 'time-left',
  showsAutoPlay: true,
  assists: ['undo', 'hint'],
  plan(basis, level, { builtIns }) {
    const template = builtIns.find(({ name }) => name === 'diamond');
    if (basis.from !== 'run-seed' || template === undefined) return null;
    const { rules, filling } = template;
    return { template, rules, filling, seed: levelSeed(basis.runSeed, level), aimPermille: null };
  },
};
