/** Runs the program's first file as lib/browser/init.ts does: its own name leaves the arguments, and ready waits for it. */
import { pathToFileURL } from 'node:url';
import { appCodeLoaded } from './lifecycle.ts';

process.argv.splice(1, 1);
try {
  await import(pathToFileURL(process.argv[1] ?? '').href);
  appCodeLoaded();
} catch (error) {
  appCodeLoaded();
  if (!process.emit('uncaughtException', error as Error)) throw error;
}
