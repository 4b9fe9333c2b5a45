import type { MeasureVersion } from '../deal/measure.ts';
import type { DealerVersion } from '../deal/version.ts';
import type { Gravity, Rules } from '../rules/rules.ts';
import type { Filling, TemplateRevision } from '../templates/template.ts';

/** What to deal, on which rules. */
export interface DealPlan {
  readonly template: TemplateRevision;
  readonly rules: Rules;
  readonly filling: Filling;
  /** Unsigned 32-bit. */
  readonly seed: number;
  /** How often random play should lose the deal, in thousandths: the nearest of a few seeds is dealt. null: any will do. */
  readonly aimPermille: number | null;
  /** The newest when not given. */
  readonly dealerVersion?: DealerVersion;
  /** The newest when not given. */
  readonly measureVersion?: MeasureVersion;
}

/** The timed challenge goes through these shapes in order; each brings its gravity, so that no two levels feel alike. */
const TIMED_LEVELS: readonly { readonly template: string; readonly gravity: Gravity }[] = [
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
const TIMED_AIM_PERMILLE = 60;
const TIMED_AIM_MORE_PER_LEVEL = 25;
const TIMED_AIM_MOST_PERMILLE = 250;
/** A board that careless play loses one time in three: it wants a look ahead, and no proof. */
const CLASSIC_AIM_PERMILLE = 330;

/**
 * The plan of a level (from 1) of the timed challenge: the same run seed gives the same levels. Returns null when the
 * shape it needs is not among `templates`. After the last shape the round begins anew.
 */
export function timedLevel(
  level: number,
  templates: readonly TemplateRevision[],
  runSeed: number,
): DealPlan | null {
  const entry = TIMED_LEVELS[(level - 1) % TIMED_LEVELS.length];
  const template = templates.find((candidate) => candidate.builtIn && candidate.name === entry?.template);
  if (entry === undefined || template === undefined) return null;
  return {
    template,
    rules: { maxTurns: 2, border: 'open', gravity: entry.gravity },
    filling: template.filling,
    seed: levelSeed(runSeed, level),
    aimPermille: Math.min(
      TIMED_AIM_MOST_PERMILLE,
      TIMED_AIM_PERMILLE + (level - 1) * TIMED_AIM_MORE_PER_LEVEL,
    ),
  };
}

/** A seed of its own for each level of a run (a multiplicative mix, so that neighbours share nothing). */
export function levelSeed(runSeed: number, level: number): number {
  let mixed = Math.imul(runSeed ^ Math.imul(level, 0x9e3779b1), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

/** The plan of a classic game: everything as the template says. */
export function classicPlan(template: TemplateRevision, seed: number): DealPlan {
  return {
    template,
    rules: template.rules,
    filling: template.filling,
    seed,
    aimPermille: CLASSIC_AIM_PERMILLE,
  };
}
