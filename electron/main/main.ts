/**
 * The program's first lines. A command is answered before anything of the window is made, and the program ends: nothing of
 * Electron is used but its process. So is a start for the player's browser, and so is a check. Everything else opens the window.
 */
import { fileURLToPath } from 'node:url';
import { app } from 'electron';
import { browserArguments, checkArguments, commandArguments, givenArguments } from './command-arguments.ts';

const ownFile = fileURLToPath(import.meta.url);
const given = givenArguments(process.argv, [app.getAppPath(), ownFile]);
const args = commandArguments(given);
const forBrowser = browserArguments(given);
const forCheck = checkArguments(given);

// Electron becomes ready when this file has run, so each is waited for.
if (args !== null) {
  // A bundle of its own, beside this one: the same that runs from the sources.
  const program = new URL('../cli/main.js', import.meta.url).href;
  const { runProcess }: typeof import('../cli/program/main.ts') = await import(program);
  app.exit(await runProcess(args, process.cwd()));
} else if (forCheck !== null) {
  const { checkProgram } = await import('./check-program.ts');
  app.exit(await checkProgram(forCheck));
} else if (forBrowser !== null) {
  const program = new URL('browser.js?called', import.meta.url).href;
  const { runHost }: typeof import('../browser/main.ts') = await import(program);
  const { startForBrowser } = await import('./browser-start.ts');
  await startForBrowser(forBrowser, runHost);
} else await import('./shell.ts');
