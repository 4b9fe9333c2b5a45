/** The browser host as a program: `node out/main/browser.js [--data DIR] [--port N] [--no-open]`. */
import { readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openBugLog } from '../host/bug-log.ts';
import { dataPaths, defaultDataFolder } from '../host/data-folder.ts';
import { endOnUncaughtBugs, LAST_WORDS } from '../host/last-resort.ts';
import { describePlatform } from '../host/platform.ts';
import { onTermination } from '../host/termination.ts';
import { openStorage } from '../storage/open.ts';
import { makeServices } from '../storage/services.ts';
import { type HostArguments, parseHostArguments } from './arguments.ts';
import { openUrl } from './open-url.ts';
import { makeBuiltPages } from './pages.ts';
import { type BrowserHost, startBrowserHost } from './server.ts';

// Built, this file is out/main/browser.js: two folders below the package, as its source is.
const PACKAGE_FOLDER = fileURLToPath(new URL('../../', import.meta.url));

const parsed = parseHostArguments(process.argv.slice(2));
if (parsed.ok) await run(parsed.value);
else fail(parsed.error, 2);

async function run(args: HostArguments): Promise<void> {
  const paths = dataPaths(args.data ?? defaultDataFolder(process.platform, process.env, homedir()));
  const onBug = openBugLog(paths.log, () => new Date());
  const version = readVersion();
  const storage = openStorage({ path: paths.database, now: Date.now, appVersion: version });
  const platform = describePlatform(process.platform);
  try {
    const host = await startBrowserHost({
      port: args.port,
      makePages: (origin) => makeBuiltPages(join(PACKAGE_FOLDER, 'out', 'renderer'), origin),
      makeServices: (systemLanguages) =>
        makeServices(storage, { version, host: 'browser', platform, systemLanguages: [...systemLanguages] }),
      onBug,
    });
    endOnUncaughtBugs(onBug, () => {
      console.error(`twofold: ${LAST_WORDS['zh-CN']}\n${LAST_WORDS.en}`);
      process.exit(1);
    });
    onTermination(async () => {
      await host.close();
      storage.close();
      process.exit(0);
    });
    announce(host, args);
  } catch (error) {
    storage.close();
    if (!isPortTaken(error)) throw error;
    fail(`port ${args.port} is taken by another program; choose another with --port.`, 1);
  }
}

function announce(host: BrowserHost, args: HostArguments): void {
  console.log(`READY ${host.url}`);
  if (!args.open) return;
  openUrl(host.url, process.platform, () =>
    console.error('twofold: no browser could be opened; please open the address above yourself.'),
  );
}

function readVersion(): string {
  return JSON.parse(readFileSync(join(PACKAGE_FOLDER, 'package.json'), 'utf8')).version;
}

function isPortTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}

function fail(sentence: string, code: number): void {
  console.error(`twofold: ${sentence}`);
  process.exitCode = code;
}
