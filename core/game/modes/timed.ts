import type { Gravity } from '../../rules/rules.ts';
import type { TemplateRevision } from '../../templates/template.ts';
import { ASSISTS } from '../assist.ts';
import { type DealPlan, levelSeed } from '../deals/deal-plan.ts';
import type { Basis, Countdown, ModeRecord, ModeRules } from './mode.ts';

/** The timed challenge: a countdown that each link refills, level after level until it runs out. */
export const timed: ModeRecord = {
  basis: 'run-seed',
  boards: 'levels',
  scoreTable: 'mode',
  resumes: 'paused',
  shares: 'nothing',
  career: 'level',
};

/** The shapes in order; each brings its gravity, so that no two levels feel alike. */
const LEVELS: readonly { readonly template: string; readonly gravity: Gravity }[] = [
  { template: 'diamond', gravity: 'none' },
  { template: 'ring', gravity: 'none' },
  { template: 'two-triangles', gravity: 'down' },
  { template: 'cross', gravity: 'none' },
  { template: 'heart', gravity: 'up' },
  { template: 'hourglass', gravity: 'join-vertical' },
  { template: 'stairs', gravity: 'left' },
  { template: 'rectangle', gravity: 'split-horizontal' },
];
/** Gentle at first; later a careless player meets a dead board now and then, but does not have to. */
const AIM_PERMILLE = 60;
const AIM_MORE_PER_LEVEL = 25;
const AIM_MOST_PERMILLE = 250;

/** After the last shape the round begins anew. */
function plan(basis: Basis, level: number, builtIns: readonly TemplateRevision[]): DealPlan | null {
  const entry = LEVELS[(level - 1) % LEVELS.length];
  const template = builtIns.find(({ builtIn, name }) => builtIn && name === entry?.template);
  if (basis.from !== 'run-seed' || entry === undefined || template === undefined) return null;
  return {
    template,
    rules: { maxTurns: 2, border: 'open', gravity: entry.gravity },
    filling: template.filling,
    seed: levelSeed(basis.runSeed, level),
    aimPermille: Math.min(AIM_MOST_PERMILLE, AIM_PERMILLE + (level - 1) * AIM_MORE_PER_LEVEL),
  };
}

const LINK_BONUS_MS = 3_000;
const LINK_BONUS_LESS_PER_LEVEL_MS = 250;
const LINK_BONUS_LEAST_MS = 250;

/**
 * It never holds more than a full bar, so that no level is a stroll; the deeper the level, the less a link gives back, so
 * that every run ends. A player who takes a pair in 3.5 s comes to level 3, one who takes it in 2 s to level 10 in a
 * quarter of an hour.
 */
const countdown: Countdown = {
  startMs: 75_000,
  mostMs: 90_000,
  linkBonusMs: (level) =>
    Math.max(LINK_BONUS_LEAST_MS, LINK_BONUS_MS - (level - 1) * LINK_BONUS_LESS_PER_LEVEL_MS),
  levelBonusMs: () => 20_000,
};

const first: ModeRules = {
  countdown,
  timeScore: 'time-left',
  showsAutoPlay: false,
  assists: ASSISTS,
  plan,
};

/** The versions of its rules, the newest last. 2: a run of which auto-play took most pairs is shown. */
export const timedRules: readonly ModeRules[] = [first, { ...first, showsAutoPlay: true }];
