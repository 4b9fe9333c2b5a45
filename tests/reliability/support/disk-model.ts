import type { Event } from './strace.ts';

export type Files = ReadonlyMap<string, Buffer>;
type Write = Extract<Event, { kind: 'write' }>;

/** The content of a disk after a run of events, and its content had the power gone. */
export class Disk {
  readonly #files = new Map<string, Buffer>();
  /** Each file as it was when it was last flushed. */
  readonly #flushed = new Map<string, Buffer>();
  readonly #unflushed = new Map<string, Write[]>();

  apply(event: Event): void {
    if (event.kind === 'said') return;
    const { file } = event;
    switch (event.kind) {
      case 'write':
        this.#files.set(file, written(this.#files.get(file), event.offset, event.bytes));
        this.#unflushed.set(file, [...(this.#unflushed.get(file) ?? []), event]);
        return;
      case 'sync':
        this.#settle(file);
        return;
      case 'truncate':
        this.#files.set(file, resized(this.#files.get(file), event.size));
        this.#settle(file);
        return;
      case 'unlink':
        for (const map of [this.#files, this.#flushed, this.#unflushed]) map.delete(file);
    }
  }

  #settle(file: string): void {
    this.#unflushed.delete(file);
    this.#flushed.set(file, this.#files.get(file) ?? Buffer.alloc(0));
  }

  files(): Files {
    return this.#files;
  }

  /** The disk had the power gone `length` bytes into the next write, all before it having arrived. */
  withPart(write: Write, length: number): Files {
    const part = written(this.#files.get(write.file), write.offset, write.bytes.subarray(0, length));
    return new Map(this.#files).set(write.file, part);
  }

  /** The disk had the power gone now, of the unflushed sectors only those that `arrives` picks having arrived. */
  torn(sector: number, arrives: () => boolean): Files {
    const files = new Map(this.#files);
    for (const [file, writes] of this.#unflushed) {
      let bytes = this.#flushed.get(file) ?? Buffer.alloc(0);
      for (const { offset, bytes: all } of writes) {
        for (let from = 0; from < all.length; from += sector) {
          if (arrives()) bytes = written(bytes, offset + from, all.subarray(from, from + sector));
        }
      }
      files.set(file, bytes);
    }
    return files;
  }
}

function written(before: Buffer | undefined, offset: number, bytes: Buffer): Buffer {
  const old = before ?? Buffer.alloc(0);
  const next = Buffer.alloc(Math.max(old.length, bytes.length === 0 ? 0 : offset + bytes.length));
  old.copy(next);
  bytes.copy(next, offset);
  return next;
}

function resized(before: Buffer | undefined, size: number): Buffer {
  const next = Buffer.alloc(size);
  before?.copy(next);
  return next;
}
