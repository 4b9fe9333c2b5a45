import type { Gravity, Rules } from '../rules/rules.ts';
import type { Filling, TemplateRevision } from '../templates/template.ts';

/** What to deal, on which rules. */
export interface DealPlan {
  readonly template: TemplateRevision;
  readonly rules: Rules;
  readonly filling: Filling;
  /** Unsigned 32-bit. */
  readonly seed: number;
}

/** The timed challenge goes through these shapes in order; each brings its gravity, so that no two levels feel alike. */
const TIMED_LEVELS: readonly { readonly template: string; readonly gravity: Gravity }[] = [
  { template: 'diamond', gravity: 'none' },
  { template: 'ring', gravity: 'none' },
  { template: 'two-triangles', gravity: 'down' },
  { template: 'cross', gravity: 'none' },
  { template: 'heart', gravity: 'left' },
  { template: 'hourglass', gravity: 'join-vertical' },
  { template: 'stairs', gravity: 'up' },
  { template: 'rectangle', gravity: 'split-horizontal' },
];
const COPIES = 4;

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
    filling: { kinds: template.filling.kinds, copies: COPIES },
    seed: levelSeed(runSeed, level),
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
  return { template, rules: template.rules, filling: template.filling, seed };
}
