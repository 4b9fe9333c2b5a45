/** Finds the program of a command as a shell does, so that one that is missing is told before anything is started. */
import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, isAbsolute, join, resolve } from 'node:path';

/** The path of a program, or why there is none. */
export type FoundProgram =
  | { readonly type: 'found'; readonly path: string }
  | { readonly type: 'missing' | 'not-on-path' | 'folder' | 'not-executable' };

/** Looks for a name with a slash from `folder` on, and for any other on the PATH. */
export function findProgram(
  name: string,
  folder: string,
  environment: Readonly<Record<string, string | undefined>>,
): FoundProgram {
  const isPath = isAbsolute(name) || /[\\/]/.test(name);
  const folders = isPath ? [''] : (environment.PATH ?? '').split(delimiter);
  let best: FoundProgram = { type: 'missing' };
  for (const each of folders) {
    for (const ending of endingsOf(environment)) {
      const path = isPath ? resolve(folder, name + ending) : join(resolve(folder, each), name + ending);
      const found = lookAt(path);
      if (found.type === 'found') return found;
      if (best.type === 'missing') best = found;
    }
  }
  return best.type === 'missing' && !isPath ? { type: 'not-on-path' } : best;
}

function lookAt(path: string): FoundProgram {
  try {
    if (statSync(path).isDirectory()) return { type: 'folder' };
  } catch {
    return { type: 'missing' };
  }
  try {
    accessSync(path, constants.X_OK);
    return { type: 'found', path };
  } catch {
    return { type: 'not-executable' };
  }
}

/** Windows adds the endings of programs. */
function endingsOf(environment: Readonly<Record<string, string | undefined>>): readonly string[] {
  if (process.platform !== 'win32') return [''];
  return ['', ...(environment.PATHEXT ?? '.COM;.EXE;.BAT;.CMD').split(';')];
}
