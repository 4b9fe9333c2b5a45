/** The browser host over the built renderer: `node out/main/browser.js`. */
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { makeBuiltPages } from './pages.ts';
import { runBrowserHost } from './run.ts';

// Built, this file is out/main/browser.js: two folders below the package, as its source is.
const packageFolder = fileURLToPath(new URL('../../', import.meta.url));

await runBrowserHost({
  packageFolder,
  makePages: (origin) => makeBuiltPages(builtFile('renderer'), builtFile('preload', 'browser.cjs'), origin),
  threads: { storage: builtProgram('storage'), fullCheck: builtProgram('full-check') },
});

function builtFile(...path: readonly string[]): string {
  return join(packageFolder, 'out', ...path);
}

function builtProgram(name: string): URL {
  return pathToFileURL(builtFile('main', `${name}.js`));
}
