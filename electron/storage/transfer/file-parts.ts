/** A file that is made piece by piece and fetched part by part: what was fetched is not held any more. */
import { createHash } from 'node:crypto';
import { EXPORT_PART_BYTES } from '../../../core/contract/data.ts';

/** The size and the checksum of a whole file; `sha256` in hexadecimal digits. */
export interface MadeFile {
  readonly bytes: number;
  readonly parts: number;
  readonly sha256: string;
}

export interface FileParts {
  add(piece: Buffer): void;
  /** No piece follows: what is left is the last part. An empty file has one empty part. */
  end(): MadeFile;
  /** Parts that can be taken, those that were taken before included. */
  count(): number;
  /** The part with this number, from 0 on; null when there is none yet. Those before it cannot be taken any more. */
  take(index: number): Buffer | null;
}

export function createFileParts(): FileParts {
  const hash = createHash('sha256');
  const parts = new Map<number, Buffer>();
  let [count, bytes] = [0, 0];
  let pieces: Buffer[] = [];
  let pending = 0;

  function cut(length: number): void {
    const all = Buffer.concat(pieces);
    // A copy: the rest of a long piece is not held for the sake of a part of it.
    parts.set(count, Buffer.from(all.subarray(0, length)));
    count++;
    pieces = [all.subarray(length)];
    pending = all.length - length;
  }

  return {
    add(piece) {
      hash.update(piece);
      bytes += piece.length;
      pieces.push(piece);
      pending += piece.length;
      while (pending >= EXPORT_PART_BYTES) cut(EXPORT_PART_BYTES);
    },
    end() {
      if (pending > 0 || count === 0) cut(pending);
      return { bytes, parts: count, sha256: hash.digest('hex') };
    },
    count: () => count,
    take(index) {
      for (const before of parts.keys()) if (before < index) parts.delete(before);
      return parts.get(index) ?? null;
    },
  };
}
