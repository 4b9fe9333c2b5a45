import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** An act of a process on the files of a database, or a line that it said meanwhile, in order. */
export type Event =
  | { readonly kind: 'write'; readonly file: string; readonly offset: number; readonly bytes: Buffer }
  | { readonly kind: 'sync'; readonly file: string }
  | { readonly kind: 'truncate'; readonly file: string; readonly size: number }
  | { readonly kind: 'unlink'; readonly file: string }
  | { readonly kind: 'said'; readonly text: string };

const CALLS = 'openat,close,pwrite64,write,fsync,fdatasync,ftruncate,unlink';

/** The command that records a process, a file for each of its threads. */
export function straceCommand(folder: string): string[] {
  return ['strace', '-ff', '-xx', '-s', '200000', '-e', `trace=${CALLS}`, '-o', join(folder, 'trace')];
}

/** Why system calls cannot be recorded here, or null. */
export function straceProblem(): string | null {
  const tried = spawnSync('strace', ['-e', 'trace=none', 'true'], { encoding: 'utf8' });
  if (tried.error !== undefined) return 'strace is not installed';
  return tried.status === 0 ? null : `strace is forbidden: ${tried.stderr.slice(0, 200)}`;
}

/** The events of the thread that wrote the database. */
export function readTrace(folder: string, database: string): Event[] {
  const traces = readdirSync(folder).filter((name) => name.startsWith('trace.'));
  const texts = traces.map((name) => readFileSync(join(folder, name), 'latin1'));
  const wal = hexOf(`${database}-wal`);
  const text = texts.find((each) => each.includes(wal));
  return text === undefined ? [] : parseTrace(text, database);
}

function hexOf(text: string): string {
  return [...Buffer.from(text)].map((byte) => `\\x${byte.toString(16).padStart(2, '0')}`).join('');
}

function bytesOf(quoted: string): Buffer {
  return Buffer.from(quoted.replaceAll('\\x', ''), 'hex');
}

const CALL = /^(\w+)\((.*)\)\s+= (-?\d+)/;

function parseTrace(text: string, database: string): Event[] {
  const files = new Map<number, string>();
  const events: Event[] = [];
  for (const line of text.split('\n')) {
    const [, call = '', given = '', result = '-1'] = CALL.exec(line) ?? [];
    if (call === '' || Number(result) < 0) continue;
    const event = parseCall(call, given, Number(result), files, database);
    if (event !== null) events.push(event);
  }
  return events;
}

function parseCall(
  call: string,
  given: string,
  result: number,
  files: Map<number, string>,
  database: string,
): Event | null {
  const quoted = /"((?:\\x[0-9a-f]{2})*)"/.exec(given)?.[1] ?? '';
  const descriptor = Number.parseInt(given, 10);
  const file = files.get(descriptor);
  switch (call) {
    case 'openat': {
      const path = bytesOf(quoted).toString();
      if (path.startsWith(database) && !path.endsWith('-shm') && !path.endsWith('.lock')) {
        files.set(result, basename(path));
      } else files.delete(result);
      return null;
    }
    case 'close':
      files.delete(descriptor);
      return null;
    case 'unlink': {
      const path = bytesOf(quoted).toString();
      return path.startsWith(database) ? { kind: 'unlink', file: basename(path) } : null;
    }
    case 'write':
      return descriptor === 1 ? { kind: 'said', text: bytesOf(quoted).toString() } : null;
    case 'pwrite64': {
      const bytes = bytesOf(quoted).subarray(0, result);
      const offset = Number(given.slice(given.lastIndexOf(',') + 1));
      return file === undefined ? null : { kind: 'write', file, offset, bytes };
    }
    case 'ftruncate': {
      const size = Number(given.slice(given.lastIndexOf(',') + 1));
      return file === undefined ? null : { kind: 'truncate', file, size };
    }
    default:
      return file === undefined ? null : { kind: 'sync', file };
  }
}
