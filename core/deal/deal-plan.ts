import { type Cells, countSlots } from '../board/board.ts';
import type { Rules } from '../rules/rules.ts';
import type { Filling, TemplateRevision } from '../templates/template.ts';
import type { DealerVersion } from './dealer-version.ts';
import type { MeasureVersion } from './measure-version.ts';

/** The plan of a deal: the template to fill, and the rules to play it under. */
export interface DealPlan {
  readonly template: TemplateRevision;
  readonly rules: Rules;
  readonly filling: Filling;
  /** Unsigned 32-bit. */
  readonly seed: number;
  /** The wanted share of random games lost, in thousandths: of a few seeds the nearest deal is taken. null: any will do. */
  readonly aimPermille: number | null;
  /** The newest when not given. */
  readonly dealerVersion?: DealerVersion;
  /** The newest when not given. */
  readonly measureVersion?: MeasureVersion;
  /** The tiles of a board that was composed, see `DealRequest`. */
  readonly composed?: Cells;
}

/** Boards on which comparing several deals is quick. */
const MOST_SLOTS_TO_CHOOSE = 200;

/**
 * Returns whether several seeds of a plan are compared: it has an aim, and comparing them on its board is
 * quick.
 */
export function hasChoice({ aimPermille, template }: DealPlan): boolean {
  return aimPermille !== null && countSlots(template.marks) <= MOST_SLOTS_TO_CHOOSE;
}

/** A seed of its own for each level of a run (a multiplicative mix, so that neighbours share nothing). */
export function levelSeed(runSeed: number, level: number): number {
  let mixed = Math.imul(runSeed ^ Math.imul(level, 0x9e3779b1), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

/** A template as it is, from a seed, the first deal that comes. */
export function plainPlan(template: TemplateRevision, seed: number): DealPlan {
  const { rules, filling } = template;
  return { template, rules, filling, seed, aimPermille: null };
}
