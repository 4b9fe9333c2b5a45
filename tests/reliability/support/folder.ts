import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** An empty folder of one's own. */
export function makeFolder(): string {
  return mkdtempSync(join(tmpdir(), 'twofold-test-'));
}

/** The same in memory where the system has a place for that: a flush costs nothing there. */
export function makeFastFolder(): string {
  return existsSync('/dev/shm') ? mkdtempSync('/dev/shm/twofold-test-') : makeFolder();
}

/** Takes a folder and all in it away. */
export function dropFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}

/** Name and bytes of every file in a folder but the writer's lock, for comparing before and after. */
export function bytesOf(folder: string): Record<string, string> {
  const names = readdirSync(folder).filter((name) => !name.endsWith('.lock'));
  const files = names.filter((name) => statSync(join(folder, name)).isFile());
  return Object.fromEntries(files.map((name) => [name, readFileSync(join(folder, name)).toString('base64')]));
}
