/** The measured gains of techniques, and the boards on which each is taught: those on which its gain holds. */
import gains from '../../resources/coach/gains.json' with { type: 'json' };
import type { TechniqueId } from '../techniques/table.ts';
import type { GainGroup } from './gain-boards.ts';
import type { Ground } from './ground.ts';

/** The groups of boards that speak for a ground: a technique is taught where it gains in each of them that was measured. */
const GROUPS_OF: Readonly<Record<Ground, readonly GainGroup[]>> = {
  still: ['still', 'shipped-still'],
  falling: ['falling', 'shipped-falling'],
  'one-turn': ['one-turn', 'shipped-one-turn'],
  'three-turns': ['three-turns'],
};

/** The gain of a habit over random play in a group of boards: games won in a thousand, with the 95 % interval of the difference. */
export interface MeasuredGain {
  readonly group: GainGroup;
  /** Games of the habit, and as many of random play. */
  readonly games: number;
  readonly won: number;
  readonly wonRandomly: number;
  readonly gain: number;
  readonly low: number;
  readonly high: number;
}

/** A gain as it is told: of a hundred games, its interval to the tenth of a game, so that it reaches nought only where it does. */
export interface ToldGain {
  readonly gain: number;
  readonly low: number;
  readonly high: number;
  readonly games: number;
}

/** Thousandths in one of a hundred. */
const PERMILLE = 10;

/** Returns how a gain is told. */
export function toldGain({ gain, low, high, games }: MeasuredGain): ToldGain {
  const told = Math.round(gain / PERMILLE);
  return { gain: told, low: Math.min(told, low / PERMILLE), high: Math.max(told, high / PERMILLE), games };
}

/** Returns what a technique gained on a ground, group by group; fewer than the ground has where it does not apply. */
export function gainsOn(technique: TechniqueId, ground: Ground): MeasuredGain[] {
  return measuredGroups(ground).flatMap((wanted) => {
    const measured = gains.groups.find(({ group }) => group === wanted);
    const found = measured?.gains.find((each) => each.technique === technique);
    if (measured === undefined || found === undefined) return [];
    const { won, gain, low, high } = found;
    const games = measured.boards * measured.games;
    return [{ group: wanted, games, won, wonRandomly: measured.random, gain, low, high }];
  });
}

/** The groups of a ground whose gains are stored. */
function measuredGroups(ground: Ground): GainGroup[] {
  return GROUPS_OF[ground].filter((wanted) => gains.groups.some(({ group }) => group === wanted));
}

/**
 * Grounds on which a technique gains but is not taught, as it cannot be drilled there: no shipped position is one that it alone
 * decides. Where nothing falls, one whose answer is the last two of a picture is no puzzle, see `rejectOnlyMove`.
 */
const UNDRILLED: Readonly<Partial<Record<Ground, readonly TechniqueId[]>>> = {
  still: ['rest-pairs'],
  'three-turns': ['last-pair'],
};

/** Returns whether a technique wins measurably more than random play in every measured group of a ground, and can be drilled there. */
export function isTaughtOn(technique: TechniqueId, ground: Ground): boolean {
  if (UNDRILLED[ground]?.includes(technique) === true) return false;
  const measured = gainsOn(technique, ground);
  const groups = measuredGroups(ground);
  return groups.length > 0 && measured.length === groups.length && measured.every(({ low }) => low > 0);
}
