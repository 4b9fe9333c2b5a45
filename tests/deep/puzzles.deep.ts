/** Every shipped puzzle proved anew from its board: its moves clear it, every other move loses, its grade holds. */
import { describe, expect, it } from 'vitest';
import { runToEnd } from '../../core/solve/progress.ts';
import { shippedPuzzles } from '../../electron/cli/shipped-data.ts';
import { provePuzzle } from '../support/prove-puzzle.ts';

const TEN_MINUTES_MS = 600_000;
const BATCH = 50;

describe('the shipped puzzles', () => {
  const puzzles = shippedPuzzles();
  const starts = Array.from({ length: Math.ceil(puzzles.length / BATCH) }, (_, batch) => batch * BATCH);
  it.each(starts)(
    `hold what they claim, ${BATCH} from number %i on`,
    (start) => {
      const faults = puzzles
        .slice(start, start + BATCH)
        .map((puzzle, index) => ({ number: start + index, fault: runToEnd(provePuzzle(puzzle, 'all')) }))
        .filter(({ fault }) => fault !== null);
      expect(faults).toEqual([]);
    },
    TEN_MINUTES_MS,
  );
});
