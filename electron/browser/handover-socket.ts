/** The local socket on which the first start over a data folder listens for later ones; only this user can reach it. */
import { randomBytes } from 'node:crypto';
import { access, chmod, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { failureCode } from '../storage/base/failures.ts';

/** A marker file for other starts, while this one does not listen yet. */
export interface StartMarker {
  /**
   * Says whether another process serves the folder or is about to, as far as files show; only the lock
   * decides.
   */
  readonly others: 'none' | 'another' | 'unknown';
  /** Removes the marker. */
  remove(): Promise<void>;
}

/** No system takes a longer path for a socket (macOS 103 bytes, Linux 107). */
const MAX_SOCKET_PATH = 103;

/**
 * Most starts are alone, and this shows it long before the lock does. A start first writes its marker and then looks
 * for a socket; one that serves first has its socket and then removes its marker. So of two at least one sees the
 * other.
 */
export async function markStart(folder: string, platform: NodeJS.Platform): Promise<StartMarker> {
  const { starting, socket, name } = handoverPaths(folder);
  try {
    await writeFile(starting, '', { flag: 'wx', mode: 0o600 });
  } catch (error) {
    // Without a folder to write a marker into, a start at the same moment sees none either.
    const others = failureCode(error) === 'EEXIST' ? 'another' : 'unknown';
    return { others, remove: async () => undefined };
  }
  const others = (await isThere(platform === 'win32' ? name : socket)) ? 'another' : 'none';
  return { others, remove: () => rm(starting, { force: true }) };
}

/**
 * The path of the socket, for the start that holds the lock of `folder`: what is there is left over from one that was
 * killed. Null where the path is too long; rejects where its folder cannot be made.
 */
export async function makeSocketPath(folder: string, platform: NodeJS.Platform): Promise<string | null> {
  const { room, socket, name } = handoverPaths(folder);
  await mkdir(room, { recursive: true, mode: 0o700 });
  // The folder is closed to others, not the socket in it: a socket exists for a moment before its mode can be changed.
  await chmod(room, 0o700);
  if (platform === 'win32') {
    // A pipe has no folder that others could be kept out of; instead its name cannot be guessed.
    const pipe = `\\\\.\\pipe\\twofold-${randomBytes(32).toString('base64url')}`;
    await writeFile(name, pipe, { mode: 0o600 });
    return pipe;
  }
  if (!isSocketPath(socket)) return null;
  await rm(socket, { force: true });
  return socket;
}

/** The holder of the lock listens, or has stopped: earlier markers, or the pipe's name, are stale. */
export async function tidySocketFolder(folder: string, isOpen: boolean): Promise<void> {
  const { starting, name } = handoverPaths(folder);
  await rm(isOpen ? starting : name, { force: true });
}

/** The path that the first start made, or null; whether a process listens there is not checked. */
export async function findSocketPath(folder: string, platform: NodeJS.Platform): Promise<string | null> {
  const { socket, name } = handoverPaths(folder);
  if (platform !== 'win32') return isSocketPath(socket) ? socket : null;
  return readFile(name, 'utf8').catch(() => null);
}

/** The folder in the data folder that is closed to other users. */
export function handoverFolder(folder: string): string {
  return join(folder, 'handover');
}

function handoverPaths(folder: string) {
  const room = handoverFolder(folder);
  const inRoom = (file: string) => join(room, file);
  return { room, starting: inRoom('starting'), socket: inRoom('socket'), name: inRoom('pipe') } as const;
}

function isSocketPath(path: string): boolean {
  return Buffer.byteLength(path) <= MAX_SOCKET_PATH;
}

function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
