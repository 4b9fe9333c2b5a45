/** Requests on their way to the storage's thread and back: it takes them one after another, in the order in which they came. */
import type { Answer, BridgeErrorCode } from '../../core/contract/contract.ts';
import type { ToStorage } from '../storage/thread/storage-messages.ts';
import type { Ask } from './answer.ts';

export interface RequestLine {
  readonly ask: Ask;
  settle(id: number, answer: Answer): void;
  /**
   * Goes on with a new thread. The oldest request is what the last one died of, done or not: it is refused, and who sent
   * it may ask again. The others were not begun and are sent once more.
   */
  resume(): void;
}

interface Waiting {
  readonly message: Extract<ToStorage, { type: 'request' }>;
  readonly answer: (answer: Answer) => void;
}

const refusal = (code: BridgeErrorCode, detail: string): Answer => ({ ok: false, error: { code, detail } });

export function makeRequestLine(post: (message: ToStorage) => void): RequestLine {
  // A map keeps the order in which things were put into it.
  const waiting = new Map<number, Waiting>();
  let lastId = 0;

  function settle(id: number, answer: Answer): void {
    waiting.get(id)?.answer(answer);
    waiting.delete(id);
  }

  return {
    ask(channel, request) {
      const message = { type: 'request', id: ++lastId, channel, request } as const;
      try {
        post(message);
      } catch {
        // A function, say: JSON passes over it, but it cannot be handed to a thread.
        return Promise.resolve(refusal('bad-request', 'request: not data'));
      }
      return new Promise((answer) => waiting.set(message.id, { message, answer }));
    },
    settle,
    resume() {
      const [oldest] = waiting.keys();
      if (oldest !== undefined) settle(oldest, refusal('storage-failed', 'the storage had to begin anew'));
      for (const { message } of waiting.values()) post(message);
    },
  };
}
