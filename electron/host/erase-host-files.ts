/** An erasure empties the database; what a host keeps beside it is deleted at the same time. */
import { rmSync } from 'node:fs';
import { refuse } from '../../core/result.ts';
import { failureCode } from '../storage/base/failures.ts';
import type { RequestStep } from './window-request.ts';

/**
 * Calls `erase` after the database was erased and before the window is answered. A file that cannot be deleted makes the
 * answer a failure, and the player may ask again.
 */
export function eraseHostFiles(erase: () => void): RequestStep {
  return async (request, next) => {
    const answer = await next(request);
    if (request.channel !== 'data.erase' || !answer.ok) return answer;
    try {
      erase();
      return answer;
    } catch (error) {
      const detail = failureCode(error);
      if (detail === null) throw error;
      return refuse('storage-failed', detail);
    }
  };
}

/** Deletes files that need not be there. */
export function deleteFiles(paths: readonly string[]): void {
  for (const path of paths) rmSync(path, { force: true });
}
