/** Requests that the storage thread has not answered yet. It takes them one after another, in the order of sending. */
import type { Answer } from '../../core/contract/contract.ts';
import { ok, refuse } from '../../core/result.ts';
import type { ToStorage } from '../storage/thread/storage-messages.ts';
import type { Ask } from './window-request.ts';

export interface StorageQueue {
  readonly ask: Ask;
  settle(id: number, answer: Answer): void;
  /**
   * Goes on with a new thread. The oldest request may have ended the last one, and whether it was done is not known: it is
   * refused, and its sender may ask again. The others were not begun and are sent once more. Where the oldest one gave another
   * player the turn, its page begins anew, and nothing else that it sent is done: whose data are open now the list alone says.
   */
  resume(): void;
}

interface Pending {
  readonly message: Extract<ToStorage, { type: 'request' }>;
  readonly resolve: (answer: Answer) => void;
}

/** The page begins anew after these. */
const TURNS: readonly unknown[] = ['profiles.switch', 'profiles.erase'];

export function createStorageQueue(post: (message: ToStorage) => void): StorageQueue {
  // A map keeps the order of insertion.
  const pending = new Map<number, Pending>();
  let lastId = 0;

  function settle(id: number, answer: Answer): void {
    pending.get(id)?.resolve(answer);
    pending.delete(id);
  }

  return {
    ask(channel, request) {
      const message = { type: 'request', id: ++lastId, channel, request } as const;
      try {
        post(message);
      } catch {
        // A function, say: JSON leaves it out, but the structured clone algorithm throws.
        return Promise.resolve(refuse('bad-request', 'request: not data'));
      }
      return new Promise((resolve) => pending.set(message.id, { message, resolve }));
    },
    settle,
    resume() {
      const [oldest] = pending.values();
      if (oldest === undefined) return;
      const isTurn = TURNS.includes(oldest.message.channel);
      settle(
        oldest.message.id,
        isTurn ? ok(null) : refuse('storage-failed', 'the storage had to begin anew'),
      );
      for (const { message } of [...pending.values()]) {
        if (isTurn) settle(message.id, refuse('taken-over', 'another player'));
        else post(message);
      }
    },
  };
}
