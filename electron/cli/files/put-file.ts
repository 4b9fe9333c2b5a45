import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { isRefusedByWindows } from '../../../core/file-name.ts';

interface PutOptions {
  readonly mayReplace: boolean;
  readonly platform?: NodeJS.Platform;
}

/**
 * Writes a file whole, with the folders that it needs: through a file beside it, so that what is half written never has the
 * name. Throws as the file system does.
 */
export async function putFile(
  path: string,
  content: string | Uint8Array,
  { mayReplace, platform = process.platform }: PutOptions,
): Promise<void> {
  expectUsable(path, platform);
  if (!mayReplace && existsSync(path)) throw systemError('EEXIST', path);
  // Not made of the name, which may be as long as a name can be.
  const beside = join(dirname(path), `twofold-${randomUUID()}.part`);
  try {
    await makeFolder(dirname(path), platform);
    await writeFile(beside, content, { flag: 'wx' });
    await rename(beside, path);
  } finally {
    await rm(beside, { force: true });
  }
}

/** A folder with those above it. Node's own never returns where a file system refuses new folders as missing (`/proc`). */
async function makeFolder(path: string, platform: NodeJS.Platform): Promise<void> {
  if (existsSync(path)) return;
  if (dirname(path) !== path) await makeFolder(dirname(path), platform);
  expectUsable(path, platform);
  await mkdir(path).catch((error: NodeJS.ErrnoException) => {
    // Made by another program meanwhile.
    if (error.code !== 'EEXIST') throw error;
  });
}

/**
 * Node passes Windows the long form of a path, in which Windows takes any name: a file called `con.json` would be made, and no
 * other program could open or delete it; one called `a:b.json` would be hidden inside a file `a`.
 */
function expectUsable(path: string, platform: NodeJS.Platform): void {
  if (platform === 'win32' && isRefusedByWindows(basename(path))) throw systemError('EINVAL', path);
}

function systemError(code: string, path: string): Error {
  return Object.assign(new Error(path), { code });
}
