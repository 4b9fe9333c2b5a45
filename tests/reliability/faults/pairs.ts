/** Every pair of faults, each at each point of time. */
import { ENDS, MOMENTS, nameOfState } from '../model/base-states.ts';
import { FILE_FAULTS } from './file-faults.ts';
import { RUNNING_FAULTS } from './running-faults.ts';
import { SURROUNDINGS } from './surroundings.ts';

export type FaultName = keyof typeof FILE_FAULTS | keyof typeof RUNNING_FAULTS | keyof typeof SURROUNDINGS;

/** `together`: both before the next start. `apart`: a start and some moves lie between. */
export const ORDERS = ['together', 'apart'] as const;

export interface Pair {
  readonly first: FaultName;
  readonly second: FaultName;
  /** Name of the base state. */
  readonly state: string;
  readonly order: (typeof ORDERS)[number];
  /** The place in a file that a fault strikes follows from it. */
  readonly seed: number;
}

const names = (table: object) => Object.keys(table) as FaultName[];
export const isRunning = (name: FaultName): name is keyof typeof RUNNING_FAULTS => name in RUNNING_FAULTS;
export const isSurrounding = (name: FaultName): name is keyof typeof SURROUNDINGS => name in SURROUNDINGS;
export const isOfFiles = (name: FaultName): name is keyof typeof FILE_FAULTS => name in FILE_FAULTS;

const FAULTS = [...names(FILE_FAULTS), ...names(RUNNING_FAULTS), ...names(SURROUNDINGS)];

/** Every pair in one order, the same each time. */
export function allPairs(seed: number): Pair[] {
  const states = ENDS.flatMap((end) => MOMENTS.map((moment) => nameOfState(moment, end)));
  return FAULTS.flatMap((first) =>
    FAULTS.flatMap((second) =>
      ORDERS.flatMap((order) => states.map((state) => ({ first, second, state, order, seed }))),
    ),
  );
}

/** A pair in one line, for a person and for `--case`. */
export function textOf({ first, second, state, order, seed }: Pair): string {
  return `${first} + ${second}, ${order}, ${state}, seed ${seed}`;
}
