import { type PuzzleWork, puzzleReader } from '../../electron/storage/transfer/puzzle-work.ts';

/** All that a database holds of puzzles. */
export function puzzleWorkOf(...from: Parameters<typeof puzzleReader>): PuzzleWork {
  const { answers, started } = puzzleReader(...from);
  return { answers: [...answers], started: [...started] };
}
