/**
 * A page in a file that only this user can read, and that leads to the game. The program that opens a browser is given
 * its path: what stands on a command line every user of the machine can read, and the first to use a token is let in.
 */
import { createHash } from 'node:crypto';
import { chmod, lstat, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { failureCode } from '../storage/base/failures.ts';
import { handoverFolder } from './handover-socket.ts';

const NAME = /^open-[\w-]+\.html$/;

/** Writes the file for a start URL into the private subfolder of `folder`. Null where there can be no such file. */
export async function writeEntryFile(folder: string, url: string): Promise<string | null> {
  const file = entryFile(folder, tokenIn(url));
  try {
    const room = handoverFolder(folder);
    await mkdir(room, { recursive: true, mode: 0o700 });
    await chmod(room, 0o700);
    if (!(await isClosed(room))) return null;
    await rm(file, { force: true });
    await writeFile(file, makePage(url), { flag: 'wx', mode: 0o600 });
    return file;
  } catch (error) {
    if (failureCode(error) === null) throw error;
    return null;
  }
}

/** A token that is spent needs no file. */
export async function removeEntryFile(folder: string, token: string): Promise<void> {
  await rm(entryFile(folder, token), { force: true });
}

/** The same for the start URL. */
export async function removeEntryFileFor(folder: string, url: string): Promise<void> {
  await removeEntryFile(folder, tokenIn(url));
}

/** Files that were never used, of this start or of one that was killed; that for `keptUrl` stays. */
export async function removeEntryFiles(folder: string, keptUrl: string | null): Promise<void> {
  const room = handoverFolder(folder);
  const kept = keptUrl === null ? null : basename(entryFile(folder, tokenIn(keptUrl)));
  const names = await readdir(room).catch(() => []);
  for (const name of names) if (NAME.test(name) && name !== kept) await rm(join(room, name), { force: true });
}

/** Each token has its own; the name reveals nothing of it. */
function entryFile(folder: string, token: string): string {
  const name = createHash('sha256').update(`file of ${token}`).digest('base64url').slice(0, 22);
  return join(handoverFolder(folder), `open-${name}.html`);
}

function tokenIn(url: string): string {
  return new URL(url).hash.slice('#token='.length);
}

/** On Windows the folder is protected by its access list, inherited from the profile, and not by its mode. */
async function isClosed(room: string): Promise<boolean> {
  const stats = await lstat(room);
  const isOurs =
    process.platform === 'win32' || (stats.uid === process.getuid?.() && (stats.mode & 0o077) === 0);
  return stats.isDirectory() && isOurs;
}

/** The URL is one of ours: letters, digits and what needs no escape. */
function makePage(url: string): string {
  return `<!doctype html>
<meta charset="utf-8">
<meta name="referrer" content="no-referrer">
<meta http-equiv="refresh" content="0; url=${url}">
<title>Twofold · 连连看</title>
<p><a href="${url}">Twofold · 连连看</a></p>
`;
}
