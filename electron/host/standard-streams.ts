/**
 * Standard output and standard error, written to through here alone. The reader of a stream may go away at any time, and Node
 * then emits an `error`, which ends a process that has no listener for it. What threads and Node itself print passes the same
 * two streams, so a listener stays on each for as long as the process runs.
 */
import type { Writable } from 'node:stream';

/** A reader that does not read leaves what is printed in this process's memory; a log is cut there. */
const MAX_UNREAD_BYTES = 1_048_576;
/** The codes of systems for a reader that is gone: a closed pipe, a closed terminal. */
const READER_GONE: readonly string[] = ['EPIPE', 'EOF', 'EIO', 'ERR_STREAM_DESTROYED'];

/** Why nothing can be written any more: its reader is gone, or the system refuses, as on a full disk. */
export type StreamLoss =
  | { readonly kind: 'reader-gone' }
  | { readonly kind: 'refused'; readonly error: Error };

export interface StandardStream {
  /** Null while it can be written to. */
  readonly loss: StreamLoss | null;
  /** Resolves when it is lost. */
  readonly lost: Promise<void>;
  /** Resolves when more may be written: to true, or to false when the stream is lost. Never rejects. */
  write(content: string | Uint8Array): Promise<boolean>;
  /** Writes what may be missed: nothing is waited for, and what a slow reader leaves unread is bounded. */
  print(text: string): void;
}

/** Wraps `stream`, whose errors are heard from now on. */
export function createStandardStream(stream: Writable): StandardStream {
  let loss: StreamLoss | null = null;
  let tellLost = () => {};
  const lost = new Promise<void>((resolve) => {
    tellLost = resolve;
  });
  const lose = (error: NodeJS.ErrnoException) => {
    loss ??= READER_GONE.includes(error.code ?? '') ? { kind: 'reader-gone' } : { kind: 'refused', error };
    tellLost();
  };
  stream.on('error', lose);
  return {
    get loss() {
      return loss;
    },
    lost,
    async write(content) {
      if (loss !== null) return false;
      await new Promise<void>((resolve) => {
        const hasRoom = stream.write(content, (error) => {
          if (error) lose(error);
          resolve();
        });
        // An empty text is written to learn when everything before it is.
        if (hasRoom && content.length > 0) resolve();
      });
      return loss === null;
    },
    print(text) {
      if (loss === null && stream.writableLength < MAX_UNREAD_BYTES) stream.write(text);
    },
  };
}

/** The two of this process. */
export const standardOutput = createStandardStream(process.stdout);
export const standardError = createStandardStream(process.stderr);
