/** Sockets that have not yet shown that they may use the bridge: few at once, for a short time, and for a short message. */
import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import { createRateLimit } from '../host/rate-limit.ts';
import { NOT_ADMITTED_CODE } from './close-codes.ts';
import { type Greeting, MAX_GREETING_BYTES, parseGreeting } from './greeting.ts';

/** A page greets as soon as its socket is open. */
const GREETING_MS = 5_000;
/** Of more, the one that waits longest is cut off. */
const MAX_PENDING = 16;
/** Wrong greetings. No secret of 256 bits is found by guessing, but nothing has to try faster than this. */
const GUESSES = { burst: 20, perSecond: 2 } as const;
/** After too many wrong greetings, how long every greeting is refused. */
const PAUSE_MS = 1_000;

export interface PendingConnections {
  /** False while too many wrong greetings came. */
  mayConnect(nowMs: number): boolean;
  /** Waits for the greeting of a socket over `wire`, and passes it on when it is admitted. */
  hear(page: WebSocket, wire: Duplex): void;
}

export interface PendingConnectionsOptions {
  readonly admit: (greeting: Greeting) => boolean;
  readonly onAdmitted: (page: WebSocket, greeting: Greeting) => void;
  readonly greetingMs?: number;
}

export function createPendingConnections(options: PendingConnectionsOptions): PendingConnections {
  const { admit, onAdmitted, greetingMs = GREETING_MS } = options;
  const waiting = new Set<WebSocket>();
  const mayGuess = createRateLimit(GUESSES);
  let pausedUntilMs = 0;

  function judge(page: WebSocket, greeting: Greeting | null): void {
    if (greeting !== null && admit(greeting)) {
      onAdmitted(page, greeting);
      return;
    }
    const nowMs = performance.now();
    if (!mayGuess(nowMs)) pausedUntilMs = nowMs + PAUSE_MS;
    page.close(NOT_ADMITTED_CODE, 'not admitted');
  }

  return {
    mayConnect: (nowMs) => nowMs >= pausedUntilMs,
    hear(page, wire) {
      waiting.add(page);
      const [oldest] = waiting;
      if (waiting.size > MAX_PENDING) oldest?.terminate();
      const late = setTimeout(() => page.terminate(), greetingMs);
      const release = limitBytes(page, wire);
      const forget = () => {
        waiting.delete(page);
        clearTimeout(late);
        release();
      };
      page.once('close', forget);
      page.once('message', (data, isBinary) => {
        forget();
        judge(page, isBinary ? null : parseGreeting(String(data)));
      });
    },
  };
}

/** The library's own limit is that of a request, which is a megabyte; so the bytes are counted as they come. */
function limitBytes(page: WebSocket, wire: Duplex): () => void {
  let bytes = 0;
  const count = (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > MAX_GREETING_BYTES) page.terminate();
  };
  wire.on('data', count);
  return () => void wire.off('data', count);
}
