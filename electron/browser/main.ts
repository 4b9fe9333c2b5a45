/**
 * The browser host over the built renderer of a package: run as a program of its own (`node out/main/browser.js`), or called by
 * the installed program, which is the archive's folder to it.
 */
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { createBuiltPages } from './pages.ts';
import { type HostProgram, runBrowserHost } from './run.ts';

// Built, this file is out/main/browser.js: two folders below the package, as its source is.
const packageFolder = fileURLToPath(new URL('../../', import.meta.url));

/** As `runBrowserHost` says. */
export function runHost(options: Pick<HostProgram, 'args' | 'onPage'>): Promise<boolean> {
  return runBrowserHost({
    ...options,
    packageFolder,
    makePages: (origin) =>
      createBuiltPages(builtFile('renderer'), builtFile('preload', 'browser.cjs'), origin),
    threads: { storage: builtProgram('storage'), fullCheck: builtProgram('full-check') },
  });
}

function builtFile(...path: readonly string[]): string {
  return join(packageFolder, 'out', ...path);
}

function builtProgram(name: string): URL {
  return pathToFileURL(builtFile('main', `${name}.js`));
}

// The installed program names this file with a query, and calls it.
if (import.meta.url.endsWith('.js')) await runHost({ args: process.argv.slice(2) });
