/**
 * The table of achievements. A rule looks at one finished game or at all of them so far; both come from
 * replayed journals, never from a claim of the window. None is earned by a single ordinary game, by luck or
 * by careless haste: each requires a way of playing or many games. Boards of a handful of pairs hardly count,
 * a game that played part of itself never does, and one with help only where the table says so.
 */
import type { AchievementId } from './achievement-ids.ts';
import type { BoardMeasures, GameFacts } from './facts.ts';
import type { ModeRecord } from './modes/mode.ts';

/** All finished games so far, counted. */
export interface Totals {
  /** Games won of modes whose boards count; without help only those of 30 pairs or more. */
  readonly boards: number;
  /** Built-in shapes among them. */
  readonly shapes: number;
  /** Pairs that the player linked in any finished game. */
  readonly links: number;
  /** The highest level reached in a mode whose levels count; 0 before the first. */
  readonly level: number;
}

/** The same counted twice: games without any help, and those with some as well. Auto-play is in neither. */
export interface Career {
  readonly none: Totals;
  readonly allowed: Totals;
}

/** A bound on one measure of a board: the least or the greatest value it may have. */
export type Bound =
  | { readonly measure: keyof BoardMeasures; readonly atLeast: number }
  | { readonly measure: keyof BoardMeasures; readonly atMost: number };

/** The condition of an achievement: on one game, or on all games together. */
export type AchievementRule =
  /** One board that keeps every bound, in a won game or in any finished one, of modes that count so or of any. */
  | {
      readonly of: 'game';
      readonly career: ModeRecord['career'] | 'any';
      readonly mustWin: boolean;
      readonly bounds: readonly Bound[];
    }
  | { readonly of: 'career'; readonly measure: keyof Totals; readonly atLeast: number };

/** An achievement of the table. */
export interface Achievement {
  readonly id: AchievementId;
  readonly help: keyof Career;
  readonly rule: AchievementRule;
  /** No longer earned; games that earned it keep it. */
  readonly isRetired?: true;
}

/** No built-in board has less. With a picture or two, pairs need not be looked for. */
const FULL_BOARD: readonly Bound[] = [
  { measure: 'pairs', atLeast: 30 },
  { measure: 'kinds', atLeast: 16 },
];

function won(...bounds: readonly Bound[]): AchievementRule {
  return { of: 'game', career: 'boards', mustWin: true, bounds: [...FULL_BOARD, ...bounds] };
}

function total(measure: keyof Totals, atLeast: number): AchievementRule {
  return { of: 'career', measure, atLeast };
}

const combo = (atLeast: number): AchievementRule => ({
  of: 'game',
  career: 'any',
  mustWin: false,
  bounds: [...FULL_BOARD, { measure: 'bestCombo', atLeast }],
});

/** Every achievement, in the order of `ACHIEVEMENT_IDS`; the last one that a game earns is celebrated. */
export const ACHIEVEMENTS: readonly Achievement[] = [
  { id: 'ten-boards', help: 'none', rule: total('boards', 10) },
  { id: 'thousand-pairs', help: 'allowed', rule: total('links', 1_000) },
  { id: 'six-shapes', help: 'allowed', rule: total('shapes', 6) },
  { id: 'back-from-dead', help: 'allowed', rule: won({ measure: 'deadEnds', atLeast: 1 }) },
  { id: 'combo-10', help: 'none', rule: combo(10) },
  { id: 'sure-hand', help: 'none', rule: won({ measure: 'wrongPairs', atMost: 0 }) },
  { id: 'level-6', help: 'none', rule: total('level', 6) },
  { id: 'quicker-eye', help: 'none', rule: won({ measure: 'paceMs', atMost: 2_500 }) },
  { id: 'fifty-boards', help: 'none', rule: total('boards', 50) },
  { id: 'twelve-shapes', help: 'none', rule: total('shapes', 12) },
  { id: 'narrow-path', help: 'none', rule: won({ measure: 'lossPermille', atLeast: 700 }) },
  { id: 'one-breath', help: 'none', rule: won({ measure: 'rows', atMost: 1 }) },
  { id: 'level-8', help: 'none', rule: total('level', 8) },
  { id: 'ten-thousand-pairs', help: 'allowed', rule: total('links', 10_000) },
  // A first game or luck earned these.
  { id: 'first-board', help: 'allowed', rule: total('boards', 1), isRetired: true },
  { id: 'own-hand', help: 'none', rule: total('boards', 1), isRetired: true },
  { id: 'combo-5', help: 'allowed', rule: combo(5), isRetired: true },
  { id: 'quick-eye', help: 'none', rule: won({ measure: 'paceMs', atMost: 4_000 }), isRetired: true },
  {
    id: 'straight-ways',
    help: 'none',
    rule: won({ measure: 'straightPercent', atLeast: 25 }),
    isRetired: true,
  },
  {
    id: 'winding-ways',
    help: 'none',
    rule: won({ measure: 'windingPercent', atLeast: 70 }),
    isRetired: true,
  },
  { id: 'moving-ground', help: 'none', rule: won({ measure: 'slides', atLeast: 1 }), isRetired: true },
  { id: 'level-3', help: 'none', rule: total('level', 3), isRetired: true },
  // The countdown of this version leaves no time for it: at a second a pair a run ends on level 7 or 8.
  { id: 'level-10', help: 'none', rule: total('level', 10), isRetired: true },
];

const RETIRED: ReadonlySet<AchievementId> = new Set(
  ACHIEVEMENTS.flatMap(({ id, isRetired }) => (isRetired === true ? [id] : [])),
);

/** Returns whether an achievement can still be earned. */
export function isEarnable(id: AchievementId): boolean {
  return !RETIRED.has(id);
}

/**
 * The achievements of a finished game: by itself, and as one of all finished games counted in `career`. Includes what
 * was earned before, and what is no longer earned (`isEarnable`); in the order of the table.
 */
export function achievedBy(facts: GameFacts, career: Career): readonly AchievementId[] {
  return idsWhere((achievement) =>
    achievement.rule.of === 'game'
      ? keepsRule(achievement.rule, achievement.help, facts)
      : isReached(achievement, career),
  );
}

/** Returns the achievements that the totals alone earn, whichever game came last. */
export function achievedInAll(career: Career): readonly AchievementId[] {
  return idsWhere((achievement) => isReached(achievement, career));
}

function idsWhere(isEarned: (achievement: Achievement) => boolean): readonly AchievementId[] {
  return ACHIEVEMENTS.filter(isEarned).map(({ id }) => id);
}

/** The total reached so far and the goal; null when the achievement asks for one game and there is no half way. */
export function progressOf(
  { help, rule }: Achievement,
  career: Career,
): { readonly reached: number; readonly goal: number } | null {
  if (rule.of === 'game') return null;
  return { reached: Math.min(career[help][rule.measure], rule.atLeast), goal: rule.atLeast };
}

function isReached(achievement: Achievement, career: Career): boolean {
  const progress = progressOf(achievement, career);
  return progress !== null && progress.reached === progress.goal;
}

function keepsRule(
  rule: Extract<AchievementRule, { of: 'game' }>,
  help: keyof Career,
  facts: GameFacts,
): boolean {
  const isOwnWork = facts.help === 'none' || (help === 'allowed' && facts.help === 'some');
  const isOfMode = rule.career === 'any' || rule.career === facts.career;
  return (
    isOwnWork &&
    isOfMode &&
    (facts.isWon || !rule.mustWin) &&
    facts.boards.some((board) => rule.bounds.every((bound) => keeps(bound, board)))
  );
}

function keeps(bound: Bound, board: BoardMeasures): boolean {
  const measured = board[bound.measure];
  return 'atLeast' in bound ? measured >= bound.atLeast : measured <= bound.atMost;
}
