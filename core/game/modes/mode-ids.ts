import { MODES, type Mode } from './table.ts';

// An object literal has no keys that its type does not name.
/** The ids of all modes, in the order of the table. */
export const MODE_IDS = Object.keys(MODES) as readonly Mode[];
