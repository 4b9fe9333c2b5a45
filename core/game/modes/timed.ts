import { countSlots } from '../../board/board.ts';
import { type DealPlan, levelSeed } from '../../deal/deal-plan.ts';
import type { Gravity } from '../../rules/rules.ts';
import type { Filling, TemplateRevision } from '../../templates/template.ts';
import { ASSISTS } from './assist.ts';
import type { Tool, ToolRules } from './earned-tools.ts';
import type { Basis, Countdown, ModeRules } from './mode.ts';
import { FIRST_BOARD_NAMES, timedFirstBoard } from './timed-first-board.ts';

/**
 * A level: a built-in template or the mode's own (null), and the gravity it is played with, so that no two levels feel alike.
 * Tiles of a kind: those of the template where missing.
 */
interface Level {
  readonly template: string | null;
  readonly gravity: Gravity;
  readonly copies?: number;
}

const FIRST_LEVELS: readonly Level[] = [
  { template: 'diamond', gravity: 'none' },
  { template: 'ring', gravity: 'none' },
  { template: 'two-triangles', gravity: 'down' },
  { template: 'cross', gravity: 'none' },
  { template: 'heart', gravity: 'up' },
  { template: 'hourglass', gravity: 'join-vertical' },
  { template: 'stairs', gravity: 'left' },
  { template: 'rectangle', gravity: 'split-horizontal' },
];
/** From 20 pairs up to 56, so that a level is over within the bar. The first is `timedFirstBoard`. */
const RISING_LEVELS: readonly Level[] = [
  { template: null, gravity: 'none' },
  { template: 'stairs', gravity: 'left' },
  { template: 'two-triangles', gravity: 'none' },
  { template: 'mountains', gravity: 'down' },
  { template: 'hourglass', gravity: 'join-vertical' },
  { template: 'cross', gravity: 'none' },
  { template: 'lattice', gravity: 'up' },
  { template: 'ring', gravity: 'split-horizontal' },
];
/** The same, with so many of a kind that in the first third of a level a link is found within 6 seconds. */
const SEEN_LEVELS: readonly Level[] = [
  { template: null, gravity: 'none', copies: 6 },
  { template: 'stairs', gravity: 'left' },
  { template: 'two-triangles', gravity: 'none', copies: 4 },
  { template: 'mountains', gravity: 'down', copies: 4 },
  { template: 'hourglass', gravity: 'join-vertical', copies: 4 },
  { template: 'cross', gravity: 'none', copies: 6 },
  { template: 'lattice', gravity: 'up' },
  { template: 'ring', gravity: 'split-horizontal', copies: 4 },
];
/** Gentle at first; later a careless player meets a dead board now and then, but does not have to. */
const AIM_PERMILLE = 60;
const AIM_MORE_PER_LEVEL = 25;
const AIM_MOST_PERMILLE = 250;

/** The plan of levels in this order, the mode's own board under this name. After the last one the round begins anew. */
function planBy(levels: readonly Level[], ownName: string): ModeRules['plan'] {
  return (basis, level, { builtIns }) => {
    const entry = levels[(level - 1) % levels.length];
    const template =
      entry?.template === null
        ? timedFirstBoard(ownName)
        : builtIns.find(({ builtIn, name }) => builtIn && name === entry?.template);
    return entry === undefined ? null : levelPlan(entry, basis, level, template);
  };
}

function levelPlan(
  entry: Level,
  basis: Basis,
  level: number,
  template: TemplateRevision | undefined,
): DealPlan | null {
  if (basis.from !== 'run-seed' || template === undefined) return null;
  return {
    template,
    rules: { maxTurns: 2, border: 'open', gravity: entry.gravity },
    filling: entry.copies === undefined ? template.filling : fillingOf(template, entry.copies),
    seed: levelSeed(basis.runSeed, level),
    aimPermille: Math.min(AIM_MOST_PERMILLE, AIM_PERMILLE + (level - 1) * AIM_MORE_PER_LEVEL),
  };
}

function fillingOf({ marks }: TemplateRevision, copies: number): Filling {
  return { kinds: Math.ceil(countSlots(marks) / copies), copies };
}

const LINK_BONUS_MS = 3_000;
const LINK_BONUS_LESS_PER_LEVEL_MS = 250;
const LINK_BONUS_LEAST_MS = 250;

/**
 * It never holds more than a full bar, so that every level is played under some pressure; the deeper the level, the
 * less a link gives back, so that every run ends. A player who takes a pair in 3.5 s comes to level 3, one who takes
 * it in 2 s to level 10 in a quarter of an hour.
 */
const refilled: Countdown = {
  startMs: 75_000,
  mostMs: 90_000,
  linkBonusMs: (level) =>
    Math.max(LINK_BONUS_LEAST_MS, LINK_BONUS_MS - (level - 1) * LINK_BONUS_LESS_PER_LEVEL_MS),
  levelBonusMs: () => 20_000,
};

const first: ModeRules = {
  clockStarts: 'deal',
  countdown: refilled,
  timeScore: 'time-left',
  showsAutoPlay: false,
  assists: ASSISTS,
  plan: planBy(FIRST_LEVELS, FIRST_BOARD_NAMES.version3),
};

/** With less than this left a link gives back more, and the window warns. */
const LOW_MS = 20_000;

/** Numbers by level (from 1): those of a list, and behind its end less by a step from level to level, down to nothing. */
interface LevelNumbers {
  readonly first: readonly number[];
  readonly step: number;
}

interface BreathingNumbers extends Pick<Countdown, 'startMs' | 'mostMs'> {
  /** The milliseconds that a link gives back, with at least `LOW_MS` left and with less. */
  readonly highLinkMs: LevelNumbers;
  readonly lowLinkMs: LevelNumbers;
  /** The time that a cleared level gives back, as a percentage of what is missing to a full bar. */
  readonly levelPercent: LevelNumbers;
}

function forLevel({ first, step }: LevelNumbers, level: number): number {
  const last = first.at(-1) ?? 0;
  return first[level - 1] ?? Math.max(0, last - (level - first.length) * step);
}

/**
 * Time that is left is carried over. From level 2 on a link gives back less than a good pace takes (2.5 s a pair), and a
 * cleared level gives a share of what is missing, never all: so the bar falls in each level, deeper from level to level, and
 * every run ends. Below `LOW_MS` a link gives more, so that a level can be saved at the last moment.
 */
function breathing({ startMs, mostMs, highLinkMs, lowLinkMs, levelPercent }: BreathingNumbers): Countdown {
  return {
    startMs,
    mostMs,
    linkBonusMs: (level, leftMs) => forLevel(leftMs < LOW_MS ? lowLinkMs : highLinkMs, level),
    levelBonusMs: (level, leftMs) =>
      Math.floor((Math.max(0, mostMs - leftMs) * forLevel(levelPercent, level)) / 100),
  };
}

/** Of the rules 3 and 4. One slow run in two hundred ended on level 1, or fell below `LOW_MS` only once. */
const nearlyEven = breathing({
  startMs: 70_000,
  mostMs: 95_000,
  highLinkMs: { first: [1_100, 1_100, 200, 0], step: 50 },
  lowLinkMs: { first: [2_500, 2_300, 1_600, 700], step: 300 },
  levelPercent: { first: [90], step: 6 },
});

/**
 * Searched for by simulation, so that the rhythm holds in every run: `timed-rhythm.test.ts` says what it is, and
 * docs/decisions/0012 why these. A short bar at the start and six seconds a link below `LOW_MS` make level 1 hard to lose and
 * let everyone but the fast see the warning there; on levels 2 and 3 a link at the last moment gives nearly a good pace, so
 * that a level is saved more often than not.
 */
const even = breathing({
  startMs: 35_000,
  mostMs: 85_000,
  highLinkMs: { first: [1_400, 1_400, 400, 0], step: 50 },
  lowLinkMs: { first: [6_000, 2_400, 2_100, 1_100], step: 200 },
  levelPercent: { first: [95], step: 15 },
});

/** The tools that cleared levels earn in turn; after the last entry the list begins again. */
const EARNED: readonly (readonly Tool[])[] = [['hint'], ['freeze'], ['hint', 'reshuffle'], ['freeze']];

const tools: ToolRules = {
  earnedBy: (level) => EARNED[(level - 1) % EARNED.length] ?? [],
  freezeMs: 8_000,
};

const second: ModeRules = { ...first, showsAutoPlay: true };
const third: ModeRules = {
  ...second,
  countdown: nearlyEven,
  plan: planBy(RISING_LEVELS, FIRST_BOARD_NAMES.version3),
};

/** A hint is earned, so that its key never takes help by mistake. */
const fourth: ModeRules = {
  ...third,
  assists: ASSISTS.filter((assist) => assist !== 'hint'),
  tools,
  plan: planBy(RISING_LEVELS, FIRST_BOARD_NAMES.now),
};

const fifth: ModeRules = { ...fourth, countdown: even };
const sixth: ModeRules = { ...fifth, countsInterruptions: true };
const seventh: ModeRules = { ...sixth, clockStarts: 'first-pick' };
const eighth: ModeRules = { ...seventh, plan: planBy(SEEN_LEVELS, FIRST_BOARD_NAMES.now) };

/**
 * The versions of its rules, the newest last. 2: a run of which auto-play took most pairs is shown. 3: smaller boards first,
 * and a countdown under which every run ends within minutes; its scores stand in a table of their own. 4: levels earn tools, which give
 * time, so its scores stand apart again. 5: other numbers of the countdown, so a table of their own once more. 6: interruptions
 * are counted. 7: the clock starts with the first pick; boards and countdown are those of 5, so codes and ghosts of runs go on.
 * 8: levels with more tiles of a kind, in which links are seen sooner, so a table of their own. A code of an earlier run is
 * played on its own boards, under the newest rules of its table.
 */
export const timedRules: readonly ModeRules[] = [first, second, third, fourth, fifth, sixth, seventh, eighth];
