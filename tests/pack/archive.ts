/** Reads an asar archive, and knows nothing of the tool that wrote it. */
import { closeSync, cpSync, existsSync, mkdirSync, openSync, readSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

interface Entry {
  readonly files?: Readonly<Record<string, Entry>>;
  readonly size?: number;
  readonly offset?: string;
  readonly unpacked?: boolean;
}

export interface ArchivedFile {
  /** With slashes, from the archive's root. */
  readonly path: string;
  readonly size: number;
  /** It lies beside the archive, not in it. */
  readonly isUnpacked: boolean;
  readonly position: number;
}

/** Four numbers of 32 bits: 4, length of the header's record, length of its text's record, length of its text. */
const PREFIX_BYTES = 16;

/** The text of what an archive says of its files; Electron compares its hash with the one that the program carries. */
export function readHeader(path: string): string {
  return readAt(path, PREFIX_BYTES, readAt(path, 0, PREFIX_BYTES).readUInt32LE(12)).toString();
}

export function listArchive(path: string): ArchivedFile[] {
  const prefix = readAt(path, 0, PREFIX_BYTES);
  const header: Entry = JSON.parse(readHeader(path));
  const start = 8 + prefix.readUInt32LE(4);
  return [...walk(header, '', start)];
}

/** The bytes of a file that lies in the archive. */
export function readArchived(path: string, { position, size }: ArchivedFile): Buffer {
  return readAt(path, position, size);
}

/** Writes a whole archive, and what lies beside it, into a folder. */
export function extractArchive(path: string, folder: string): void {
  for (const file of listArchive(path)) {
    if (file.isUnpacked) continue;
    const target = join(folder, file.path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, readArchived(path, file));
  }
  if (existsSync(`${path}.unpacked`)) cpSync(`${path}.unpacked`, folder, { recursive: true });
}

function* walk(entry: Entry, path: string, start: number): Generator<ArchivedFile> {
  for (const [name, child] of Object.entries(entry.files ?? {})) {
    const childPath = path === '' ? name : `${path}/${name}`;
    if (child.files !== undefined) yield* walk(child, childPath, start);
    else
      yield {
        path: childPath,
        size: child.size ?? 0,
        isUnpacked: child.unpacked === true,
        position: start + Number(child.offset ?? 0),
      };
  }
}

function readAt(path: string, position: number, length: number): Buffer {
  const file = openSync(path, 'r');
  try {
    const bytes = Buffer.alloc(length);
    if (readSync(file, bytes, 0, length, position) !== length) throw new Error(`${path} is cut short`);
    return bytes;
  } finally {
    closeSync(file);
  }
}
