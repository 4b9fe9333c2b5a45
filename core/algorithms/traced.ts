/** Every search for a pair that can be watched: the four published ones, and ours in the same steps. */

import type { TracedAlgorithm } from './pseudo-code.ts';
import { ALGORITHM_NAMES, ALGORITHMS } from './published.ts';
import type { Tracer } from './trace.ts';
import { traceByCorridors } from './trace-by-corridors.ts';

/** Their names in the order of the screens. */
export const TRACED_NAMES: readonly TracedAlgorithm[] = [...ALGORITHM_NAMES, 'by-corridors'];

/** The search that yields each one's steps, and the most turns that it can find. */
export const TRACED: Readonly<
  Record<TracedAlgorithm, { readonly trace: Tracer; readonly mostTurns: number }>
> = {
  ...ALGORITHMS,
  'by-corridors': { trace: traceByCorridors, mostTurns: 2 },
};
