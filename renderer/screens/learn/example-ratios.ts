/**
 * The results of the benchmark on the machine on which this version was made, as an example until it is run:
 * the middle ratios of one run in the built window on two cores, in the order of `SIZES`.
 */
import type { AlgorithmName } from '../../../core/algorithms/published.ts';
import type { BenchWork } from '../../../core/lab/bench-tasks.ts';

/** By algorithm; one that came after the measurement has none. */
export type Ratios = Readonly<Partial<Record<AlgorithmName, number>>>;

function ratios(byCases: number, breadthFirst: number, depthFirst: number, crossScan: number): Ratios {
  return {
    'by-cases': byCases,
    'breadth-first': breadthFirst,
    'depth-first': depthFirst,
    'cross-scan': crossScan,
  };
}

export const EXAMPLE_RATIOS: Readonly<Record<BenchWork, readonly Ratios[]>> = {
  link: [ratios(7.5, 64, 55, 8.2), ratios(7.2, 82, 74, 11), ratios(5, 92, 84, 14)],
  moves: [ratios(9, 60, 52, 11), ratios(26, 106, 102, 32), ratios(27, 144, 152, 40)],
  dead: [ratios(7.6, 54, 44, 11), ratios(9.8, 168, 112, 13), ratios(15, 76, 82, 6.1)],
  game: [ratios(4.4, 38, 30, 6.4), ratios(13, 99, 62, 14), ratios(16, 115, 132, 21)],
};
