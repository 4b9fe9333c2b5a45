/** The browser host as a program, over one data folder, until a signal or a bug ends it. */
import { readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { openBugLog } from '../host/bug-log.ts';
import { dataPaths, defaultDataFolder } from '../host/data-folder.ts';
import { listenAtFirstInfo, makeFileDoor } from '../host/file-door.ts';
import { eraseFiles, followErasure } from '../host/follow-erasure.ts';
import { endAtOnce, endOnUncaughtBugs, LAST_WORDS } from '../host/last-resort.ts';
import { describePlatform } from '../host/platform.ts';
import { type HostedStorage, startStorage, type ThreadPrograms } from '../host/storage-thread.ts';
import { onTermination } from '../host/termination.ts';
import { type HostArguments, parseHostArguments } from './arguments.ts';
import { openUrl } from './open-url.ts';
import { type BrowserHost, type BrowserHostOptions, startBrowserHost } from './server.ts';

/** What is run: where it lies, where its pages come from, and the programs of its other threads. */
export interface HostProgram {
  readonly packageFolder: string;
  readonly makePages: BrowserHostOptions['makePages'];
  readonly threads: ThreadPrograms;
}

/** Runs with the flags of the command line: `[--data DIR] [--port N] [--no-open] [FILE…] [LINK]`. */
export async function runBrowserHost(program: HostProgram): Promise<void> {
  const parsed = parseHostArguments(process.argv.slice(2));
  if (!parsed.ok) return fail(parsed.error, 2);
  try {
    announce(await start(program, parsed.value), parsed.value);
  } catch (error) {
    if (!isPortTaken(error)) throw error;
    fail(`port ${parsed.value.port} is taken by another program; choose another with --port.`, 1);
  }
}

async function start(program: HostProgram, args: HostArguments): Promise<BrowserHost> {
  const folder = args.data ?? defaultDataFolder(process.platform, process.env, homedir());
  const paths = dataPaths(resolve(folder));
  const onBug = openBugLog(paths.log, () => new Date());
  const onLost = endOnUncaughtBugs(onBug, () => {
    fail(`${LAST_WORDS['zh-CN']}\n${LAST_WORDS.en}`, 1);
    process.exit();
  });
  const version = readVersion(program.packageFolder);
  const platform = describePlatform(process.platform);
  const { threads: programs } = program;
  const storage = startStorage({ programs, path: paths.database, appVersion: version, onBug, onLost });
  const door = makeFileDoor(onBug);
  door.open(args.files.map((file) => resolve(file)));
  door.follow(args.links);
  const host: BrowserHost = await startBrowserHost({
    port: args.port,
    makePages: program.makePages,
    openSession: (languages) => {
      const systemLanguages = [...languages];
      const ask = storage.openSession({ version, host: 'browser', platform, systemLanguages });
      const erasing = followErasure(ask, () => eraseFiles([paths.log, paths.oldLog]));
      return listenAtFirstInfo(erasing, door, (event) => host.send(event));
    },
    onBug,
  }).catch(async (error: unknown) => {
    await closeStorage(storage);
    throw error;
  });
  storage.watch({ state: (state) => host.send({ type: 'storage', state }) });
  onTermination(() => {
    host
      .close()
      .then(() => closeStorage(storage))
      .then(() => process.exit(0));
  });
  return host;
}

async function closeStorage(storage: HostedStorage): Promise<void> {
  if ((await storage.close()) === 'late') endAtOnce();
}

function announce(host: BrowserHost, args: HostArguments): void {
  console.log(`READY ${host.url}`);
  if (!args.open) return;
  openUrl(host.url, process.platform, () =>
    console.error('twofold: no browser could be opened; please open the address above yourself.'),
  );
}

function readVersion(packageFolder: string): string {
  return JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')).version;
}

function isPortTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}

function fail(sentence: string, code: number): void {
  console.error(`twofold: ${sentence}`);
  process.exitCode = code;
}
