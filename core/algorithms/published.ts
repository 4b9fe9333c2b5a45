/** The four published algorithms: how to watch each and how to run it. */

import type { Arena, Corners } from './arena.ts';
import { createBreadthFirstMemory, findBreadthFirst } from './breadth-first.ts';
import { findByCases } from './by-cases.ts';
import { findByCrossScan } from './cross-scan.ts';
import { createDepthFirstMemory, findDepthFirst } from './depth-first.ts';
import type { Tracer } from './trace.ts';
import { traceBreadthFirst } from './trace-breadth-first.ts';
import { traceByCases } from './trace-by-cases.ts';
import { traceCrossScan } from './trace-cross-scan.ts';
import { traceDepthFirst } from './trace-depth-first.ts';

/** The algorithms' names, in the order of the screens. */
export const ALGORITHM_NAMES = ['by-cases', 'breadth-first', 'depth-first', 'cross-scan'] as const;
export type AlgorithmName = (typeof ALGORITHM_NAMES)[number];

/** A search between two equal tiles, given as places of the arena that it was made for. */
export type FindCorners = (arena: Arena, a: number, b: number) => Corners | null;

/** One algorithm in its two forms, which find the same line. */
export interface Algorithm {
  /** Most turns that it can find. */
  readonly mostTurns: number;
  /** The teaching form. */
  readonly trace: Tracer;
  /** The untraced form for arenas of one size, with what it needs to remember made once. */
  readonly makeFind: (arena: Arena, maxTurns: number) => FindCorners;
}

/** Every algorithm by its name. */
export const ALGORITHMS: Readonly<Record<AlgorithmName, Algorithm>> = {
  'by-cases': {
    mostTurns: 2,
    trace: traceByCases,
    makeFind: (_, maxTurns) => (arena, a, b) => findByCases(arena, a, b, maxTurns),
  },
  'breadth-first': {
    mostTurns: 3,
    trace: traceBreadthFirst,
    makeFind: (size, maxTurns) => {
      const memory = createBreadthFirstMemory(size);
      return (arena, a, b) => findBreadthFirst(memory, arena, a, b, maxTurns);
    },
  },
  'depth-first': {
    mostTurns: 3,
    trace: traceDepthFirst,
    makeFind: (size, maxTurns) => {
      const memory = createDepthFirstMemory(size);
      return (arena, a, b) => findDepthFirst(memory, arena, a, b, maxTurns);
    },
  },
  'cross-scan': {
    mostTurns: 2,
    trace: traceCrossScan,
    makeFind: (_, maxTurns) => (arena, a, b) => findByCrossScan(arena, a, b, maxTurns),
  },
};
