/**
 * The program's first lines. A command is answered before anything of the window is made, and the program ends: nothing of
 * Electron is used but its process. Everything else opens the window.
 */
import { fileURLToPath } from 'node:url';
import { app } from 'electron';
import { commandArguments } from './command-arguments.ts';

const ownPaths = [app.getAppPath(), fileURLToPath(import.meta.url)];
const args = commandArguments(process.argv, ownPaths);

// Electron becomes ready when this file has run, so both are waited for.
if (args === null) await import('./shell.ts');
else {
  // A bundle of its own, beside this one: the same that runs from the sources.
  const program = new URL('../cli/program/main.ts', import.meta.url).href;
  const { runProcess }: typeof import('../cli/program/main.ts') = await import(program);
  app.exit(await runProcess(args, process.cwd()));
}
