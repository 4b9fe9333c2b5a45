/** An erasure empties the database; what the hosts keep beside it goes at the same time. */
import { rmSync } from 'node:fs';
import { failureCode } from '../storage/trust/trouble.ts';
import type { Ask } from './answer.ts';

/**
 * Asks the same; `onErased` takes away what the host keeps of the player, before the window hears that all is gone. Where
 * it cannot, the window hears that, and the player may ask again.
 */
export function followErasure(ask: Ask, onErased: () => void): Ask {
  return async (channel, request) => {
    const answer = await ask(channel, request);
    if (channel !== 'data.erase' || !answer.ok) return answer;
    try {
      onErased();
      return answer;
    } catch (error) {
      const detail = failureCode(error);
      if (detail === null) throw error;
      return { ok: false, error: { code: 'storage-failed', detail } };
    }
  };
}

/** Deletes files that need not be there. */
export function eraseFiles(paths: readonly string[]): void {
  for (const path of paths) rmSync(path, { force: true });
}
