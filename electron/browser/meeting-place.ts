/** Where starts over one data folder meet: a local socket that only this user can reach. */
import { randomBytes } from 'node:crypto';
import { access, chmod, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A word left for other starts while this one does not listen yet. */
export interface Arrival {
  /** Nobody else serves the folder or is about to, as far as can be seen at a glance; only the lock can tell for sure. */
  readonly isAlone: boolean;
  /** Takes the word back. */
  leave(): Promise<void>;
}

/** No system takes a longer path for a socket (macOS 103 bytes, Linux 107). */
const MAX_SOCKET_PATH = 103;

/**
 * Most starts are alone, and this tells them so long before the lock does. A start leaves its word first and looks for a
 * socket then; one that serves has its socket first and takes its word back then. So of two at least one sees the other.
 */
export async function arriveAt(folder: string, platform: NodeJS.Platform): Promise<Arrival> {
  const { starting, socket, name } = meetingPaths(folder);
  try {
    await writeFile(starting, '', { flag: 'wx', mode: 0o600 });
  } catch {
    // Another start's word, or no room yet to leave one in.
    return { isAlone: false, leave: async () => undefined };
  }
  const isAlone = !(await isThere(platform === 'win32' ? name : socket));
  return { isAlone, leave: () => rm(starting, { force: true }) };
}

/**
 * Makes the place for the start that holds the lock of `folder`, so whatever is there is left over from one that was
 * killed. Null where the path is too long; rejects where the room cannot be made.
 */
export async function makeMeetingPlace(folder: string, platform: NodeJS.Platform): Promise<string | null> {
  const { room, socket, name } = meetingPaths(folder);
  await mkdir(room, { recursive: true, mode: 0o700 });
  // The room is closed to others, not the socket in it: that one is there for a moment before it could be closed.
  await chmod(room, 0o700);
  if (platform === 'win32') {
    // Pipes have no folder that others could be kept out of; instead nobody can know the name beforehand.
    const pipe = `\\\\.\\pipe\\twofold-${randomBytes(32).toString('base64url')}`;
    await writeFile(name, pipe, { mode: 0o600 });
    return pipe;
  }
  if (!isSocketPath(socket)) return null;
  await rm(socket, { force: true });
  return socket;
}

/** The one that holds the lock listens, or does not any more: words that were left before, and the pipe's name, are stale. */
export async function tidyMeetingPlace(folder: string, isOpen: boolean): Promise<void> {
  const { starting, name } = meetingPaths(folder);
  await rm(isOpen ? starting : name, { force: true });
}

/** The place that the first start made, or null; whether anybody is there is another question. */
export async function findMeetingPlace(folder: string, platform: NodeJS.Platform): Promise<string | null> {
  const { socket, name } = meetingPaths(folder);
  if (platform !== 'win32') return isSocketPath(socket) ? socket : null;
  return readFile(name, 'utf8').catch(() => null);
}

/** The folder in the data folder that is closed to other users. */
export function roomOf(folder: string): string {
  return join(folder, 'handover');
}

function meetingPaths(folder: string) {
  const room = roomOf(folder);
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
