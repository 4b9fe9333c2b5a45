/** The programs of a folder of submissions, as a teacher collects them. */
import { readdirSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { findProgram } from './find-program.ts';

/** A submission and the command that starts it. */
export interface Submission {
  readonly name: string;
  readonly command: readonly string[];
}

/** The interpreters of what is no program by itself. */
const INTERPRETERS: Readonly<Record<string, string>> = { '.py': 'python3', '.java': 'java', '.js': 'node' };
/** In a folder of its own a submission is the file of this name, with any ending. */
const MAIN = /^(run|main)(\.|$)/i;

/** In the order of their names; what is no program is passed over. Throws as the file system does. */
export function submissionsIn(
  folder: string,
  environment: Readonly<Record<string, string | undefined>>,
): readonly Submission[] {
  return readdirSync(folder)
    .toSorted()
    .flatMap((name) => {
      const path = join(folder, name);
      const main = statSync(path).isDirectory() ? mainOf(path) : path;
      const command = main === null ? null : commandOf(main, environment);
      return command === null ? [] : [{ name, command }];
    });
}

function mainOf(folder: string): string | null {
  const name = readdirSync(folder)
    .toSorted()
    .find((each) => MAIN.test(each));
  return name === undefined ? null : join(folder, name);
}

function commandOf(
  path: string,
  environment: Readonly<Record<string, string | undefined>>,
): readonly string[] | null {
  const interpreter = INTERPRETERS[extname(path).toLowerCase()];
  if (interpreter !== undefined) return [interpreter, path];
  return findProgram(path, '', environment).type === 'found' ? [path] : null;
}
