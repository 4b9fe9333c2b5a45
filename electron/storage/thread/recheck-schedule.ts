import { isEnvironmental } from '../base/failures.ts';
import type { OpenedStorage } from '../trust/startup/opened-storage.ts';

/** The time from the start until imports are ended and scores of earlier versions looked at, and the pause between two slices. */
const FIRST_CHECK_MS = 10_000;
const PAUSE_MS = 50;

/**
 * Ends imports that were cut short, computes again what was entered before this was done, and finds out how games ended that came in files,
 * when the first screens are long drawn.
 */
export function scheduleRechecks(storage: OpenedStorage, onBug: (error: unknown) => void): void {
  // Another player's data may be opened instead; what is left to do here is done by the next start with these.
  recheckLater(storage).catch((error: unknown) => {
    // A disk that fails, or a folder that is gone, is told with the next move, and is no bug.
    if (storage.database.open && !isEnvironmental(error)) onBug(error);
  });
}

async function recheckLater(storage: OpenedStorage): Promise<void> {
  await wait(FIRST_CHECK_MS);
  if (!storage.database.open) return;
  const { endBegunImports } = await import('./import-work.ts');
  await endBegunImports(storage);
  const { recheckScores } = await import('./verify-scores.ts');
  await recheckScores(storage, () => wait(PAUSE_MS));
  const { readEnds } = await import('./figures-work.ts');
  while (await readEnds(storage)) await wait(PAUSE_MS);
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms).unref();
  });
}
