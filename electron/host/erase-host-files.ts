/** An erasure empties the database, a switch opens another player's; what a host keeps beside it goes at the same time. */
import { rmSync } from 'node:fs';
import type { Channel } from '../../core/contract/contract.ts';
import { refuse } from '../../core/result.ts';
import { failureCode } from '../storage/base/failures.ts';
import type { RequestStep } from './window-request.ts';

/** The things that a host keeps of the one who plays, beside the database. */
export interface HostKeepings {
  /** Deletes all of it. */
  erase(): void;
  /** Forgets what the next player is not to see: the names of files. The log is of the machine, not of a player. */
  leave(): void;
}

const ENDINGS: readonly (readonly [Channel, keyof HostKeepings])[] = [
  ['data.erase', 'erase'],
  ['profiles.erase', 'leave'],
  ['profiles.switch', 'leave'],
];

/**
 * Lets go of what the host keeps after the database was erased, or another player's was opened, and before the window is answered. A
 * file that cannot be deleted makes the answer a failure, and the player may ask again.
 */
export function eraseHostFiles(keepings: HostKeepings): RequestStep {
  return async (request, next) => {
    const answer = await next(request);
    const [, ending] = ENDINGS.find(([channel]) => channel === request.channel) ?? [];
    if (ending === undefined || !answer.ok) return answer;
    try {
      keepings[ending]();
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
