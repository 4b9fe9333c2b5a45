import { appendFileSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { inspect } from 'node:util';
import { PRIVATE_FILE, PRIVATE_FOLDER } from '../storage/files/private-folder.ts';
import { renameFile } from '../storage/files/rename-file.ts';

const MAX_LOG_BYTES = 1_000_000;

/** Keeps bugs in a file on this machine, and nowhere else. When the file is full it becomes `.old`. */
export function openBugLog(path: string, now: () => Date): (error: unknown) => void {
  return (error) => {
    const text = `${now().toISOString()} ${inspect(error)}\n`;
    // Not process.stderr.write: where the terminal is gone, its error would be a bug of its own and end the game.
    console.error(text.trimEnd());
    try {
      mkdirSync(dirname(path), { recursive: true, mode: PRIVATE_FOLDER });
      if (sizeOf(path) > MAX_LOG_BYTES) renameFile(path, `${path}.old`);
      appendFileSync(path, text, { mode: PRIVATE_FILE });
    } catch {
      // A log that cannot be written must not stop the game; the terminal has the text.
    }
  };
}

function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}
