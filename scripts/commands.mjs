// Commands as package.json has them, without a shell: one that reads a path with `&`, `$`, `%` or blanks in it may take it for
// something else, and each platform's in its own way.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './setup.mjs';

/**
 * Returns the arguments for Node to run `command`, words divided by blanks, with `more` arguments as they
 * are.
 */
export function nodeArguments(command, more = []) {
  const [program, ...args] = command.split(' ');
  return [...(program === 'node' ? [] : [programFile(program)]), ...args, ...more];
}

/** The scripts of package.json, by their names. */
export function readScripts() {
  return readPackage(ROOT).scripts;
}

/** The file behind the name of a program that one of our packages brings. */
function programFile(name) {
  const { dependencies, devDependencies } = readPackage(ROOT);
  for (const dependency of Object.keys({ ...dependencies, ...devDependencies })) {
    const folder = join(ROOT, 'node_modules', dependency);
    const { bin = {} } = readPackage(folder);
    const file = typeof bin === 'string' ? { [dependency.split('/').at(-1)]: bin }[name] : bin[name];
    if (file !== undefined) return join(folder, file);
  }
  throw new Error(`no package brings the program ${name}`);
}

function readPackage(folder) {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}
