/** The range in which growth is looked at; the window knows it too, so nothing here searches. */
import type { TracedAlgorithm } from '../algorithms/pseudo-code.ts';
import type { GrowingTask } from './question.ts';

/** The sides of the squares of each task. */
export const GROWTH_SIDES: Readonly<Record<GrowingTask, readonly number[]>> = {
  link: [8, 16, 32, 64],
  dead: [8, 12, 16, 24, 32],
};

/** `cells`: cells examined, which is the same on every machine; `time`: milliseconds of a run on this one. */
export const GROWTH_MEASURES = ['cells', 'time'] as const;
export type GrowthMeasure = (typeof GROWTH_MEASURES)[number];

/** An algorithm on the boards of a task: a value for each of `GROWTH_SIDES`. */
export interface AlgorithmGrowth {
  readonly name: TracedAlgorithm;
  readonly values: readonly number[];
}
