/** The browser host as a program, over one data folder, until a signal or a bug ends it. */
import { readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { chooseLanguage } from '../../core/language-choice.ts';
import { LANGUAGES, type Language } from '../../core/languages.ts';
import { openBugLog } from '../host/bug-log.ts';
import { dataPaths, defaultDataFolder } from '../host/data-folder.ts';
import { deleteFiles } from '../host/erase-host-files.ts';
import { endAtOnce, endOnUncaughtBugs } from '../host/last-resort.ts';
import { createOpenedQueue, type OpenedQueue } from '../host/opened-queue.ts';
import { describePlatform } from '../host/platform.ts';
import { createRequestPipeline } from '../host/request-pipeline.ts';
import { standardError, standardOutput } from '../host/standard-streams.ts';
import { createStartSteps, STEPS_VARIABLE, type StartSteps } from '../host/start-steps.ts';
import { type HostedStorage, startStorage, type ThreadPrograms } from '../host/storage-thread.ts';
import { systemFaultOf } from '../host/system-faults.ts';
import { onTermination } from '../host/termination.ts';
import type { HostWords } from '../host/words.ts';
import { type FlagError, type HostArguments, parseHostArguments } from './arguments.ts';
import { removeEntryFile, removeEntryFileFor, removeEntryFiles } from './entry-file.ts';
import { type Handover, type HandoverServer, handOver, startHandoverServer } from './handover.ts';
import { markStart, type StartMarker } from './handover-socket.ts';
import { type Opening, openPage } from './open-page.ts';
import type { Pages } from './pages.ts';
import { type BrowserHost, type BrowserHostOptions, startBrowserHost } from './server.ts';
import { type StartLimits, startLimits } from './start-limits.ts';

/** The program to run: its folder, the source of its pages, and the programs of its other threads. */
export interface HostProgram {
  readonly packageFolder: string;
  readonly makePages: BrowserHostOptions['makePages'];
  readonly threads: ThreadPrograms;
  /** The flags of the command line: `[--data DIR] [--port N] [--no-open] [FILE…] [LINK]`. */
  readonly args: readonly string[];
  /** Called when a page begins to play, and when it has gone and no other plays in its place. */
  readonly onPage?: (isThere: boolean) => void;
  /** The time from the start of serving until it reads the words for its end. */
  readonly wordsMs?: number;
}

/** The parts of a run. */
interface Run {
  readonly program: HostProgram;
  readonly version: string;
  readonly folder: string;
  readonly arrival: Promise<StartMarker>;
  readonly args: HostArguments;
  readonly storage: HostedStorage;
  readonly opened: OpenedQueue;
  readonly limits: StartLimits;
  readonly onBug: (error: unknown) => void;
  readonly words: ReadWords;
  readonly steps: StartSteps;
}

/** The host's words in every language: what stands in a terminal is said in all of them. */
type HostWordsOf = (language: Language) => HostWords;

/**
 * Reads them, once: after a start, as they would be a tenth of what it takes the host's thread, or before, when there is something
 * to say.
 */
type ReadWords = () => Promise<HostWordsOf>;

/** The exit code of a start that could not be understood. */
const WRONG_FLAGS = 2;
/** A disk that hangs keeps no start from ending either. */
const END_MS = 1_000;
/** By then a page that was opened at the start stands, on a busy machine too. */
const WORDS_MS = 30_000;
/** A disk that hangs when the host has to end keeps it so long. */
const LAST_WORDS_MS = 5_000;
/** The marker when even looking for another start takes too long. */
const UNSEEN: StartMarker = { others: 'unknown', remove: async () => undefined };
/** Longer than a start that serves takes to answer on a machine with little to do. */
const TELL_WAITING_MS = 2_000;
const OPENED = {
  opened: null,
  bare: 'browser.bare',
  failed: 'browser.not-opened',
} as const satisfies Readonly<Record<Opening, string | null>>;

/**
 * Starts it. True while it serves, until a signal or a bug ends the process; false when another start serves the folder or
 * nothing can be served, and nothing keeps the process.
 */
export async function runBrowserHost(program: HostProgram): Promise<boolean> {
  // A disk that hangs may not keep the page from coming up; it says what it waits for.
  const limits = startLimits(performance.now());
  const parsed = parseHostArguments(program.args);
  if (!parsed.ok) return refuseFlags(program.packageFolder, parsed.error);
  const args = parsed.value;
  if (args.check) return check(program);
  const folder = resolve(args.data ?? defaultDataFolder(process.platform, process.env, homedir()));
  const paths = dataPaths(folder);
  const words = readOnce(program.packageFolder);
  const onBug = openBugLog(paths.log, () => new Date());
  const onLost = endOnUncaughtBugs(onBug, () => {
    const said = say(words, 'ended').catch(onBug);
    // An orderly end would wait for what still reads.
    withinMs(
      said.then(() => 'said'),
      LAST_WORDS_MS,
      'late',
    ).then((end) => (end === 'late' ? endAtOnce() : process.exit(1)));
  });
  const version = readVersion(program.packageFolder);
  const { threads: programs } = program;
  const storage = startStorage({ programs, path: paths.database, appVersion: version, onBug, onLost });
  const arrival = withinMs(markStart(folder, process.platform), limits.diskMs, UNSEEN);
  const steps = createStartSteps(process.env[STEPS_VARIABLE], () => process.emit('SIGTERM', 'SIGTERM'));
  steps.reach('code');
  storage.opened.then(() => {
    if (storage.state.kind === 'memory') steps.fail('storage', storage.state.code);
    else steps.reach('storage');
  });
  const run = {
    program,
    steps,
    version,
    folder,
    arrival,
    args,
    storage,
    opened: createOpenedQueue(onBug),
    limits,
    onBug,
    words,
  };
  return !(await leaveToFirst(run)) && serve(run);
}

/** Words that were read stay, whatever becomes of the disk and the package; those that could not be read are tried again. */
function readOnce(packageFolder: string): ReadWords {
  let reading: Promise<HostWordsOf> | null = null;
  const read = async () => {
    const { loadWords } = await import('../host/words.ts');
    return loadWords(packageFolder, 'host');
  };
  return () => {
    reading ??= read().catch((error) => {
      reading = null;
      throw error;
    });
    return reading;
  };
}

/** Returns whether another start already serves this folder and has taken over what this one was to open. */
async function leaveToFirst({ folder, arrival, args, storage, limits, words, onBug }: Run): Promise<boolean> {
  const { others, remove } = await arrival;
  if (others === 'none') return false;
  const lockMs = others === 'another' ? limits.answerMs : limits.diskMs;
  if ((await withinMs(storage.lockHolder, lockMs, 'unknown')) !== 'another') return false;
  const files = args.files.map((file) => resolve(file));
  const handover = { files, links: args.links, opensPage: args.open };
  const waiting = setTimeout(() => say(words, 'browser.waiting').catch(onBug), TELL_WAITING_MS);
  const url = await handOver(folder, handover, limits.answerMs);
  clearTimeout(waiting);
  if (url === null) return false;
  await Promise.all([remove(), closeStorage(storage)]);
  await say(words, 'browser.running');
  await announce(url, args, folder, words);
  return true;
}

/** False when its port cannot be had. */
async function serve(run: Run): Promise<boolean> {
  const { args, storage, opened } = run;
  try {
    const host = await startHost(run);
    const others = hearOthers(run, host);
    storage.watch({
      state: (state) => host.send({ type: 'storage', state }),
      preparing: (share) => host.send({ type: 'preparing', share }),
    });
    onTermination(() => {
      Promise.all([host.close(), others.close()])
        .then(() => closeStorage(storage))
        .then(() => process.exit(0));
    });
    opened.addFiles(args.files.map((file) => resolve(file)));
    opened.addLinks(args.links);
    announce(host.url, args, run.folder, run.words).catch(run.onBug);
    run.steps.reach('ready');
    setTimeout(() => run.words().catch(run.onBug), run.program.wordsMs ?? WORDS_MS).unref();
    return true;
  } catch (error) {
    const { remove } = await run.arrival;
    await Promise.all([remove(), closeStorage(storage)]);
    const trouble = portTrouble(error);
    if (trouble === null) throw error;
    await say(run.words, trouble, { port: args.port });
    process.exitCode = 1;
    return false;
  }
}

async function startHost(run: Run): Promise<BrowserHost> {
  const { program, version, folder, args, storage, opened, onBug, words, steps } = run;
  const { makePages, onPage } = program;
  const paths = dataPaths(folder);
  const platform = describePlatform(process.platform);
  const host: BrowserHost = await startBrowserHost({
    port: args.port,
    makePages: async (origin, server) => tellServed(await makePages(origin, server), steps),
    readNoAccess: (languages) =>
      import('./no-access-page.ts').then(async ({ makeNoAccessFiles }) =>
        makeNoAccessFiles(await words(), chooseLanguage(null, languages)),
      ),
    openSession: (languages) => {
      onPage?.(true);
      const systemLanguages = [...languages];
      const pipeline = createRequestPipeline({
        ask: storage.openSession({ version, host: 'browser', platform, systemLanguages }),
        opened,
        send: (event) => {
          host.send(event);
          steps.noteOpened(event);
        },
        keepings: { erase: () => deleteFiles([paths.log, paths.oldLog]), leave: () => undefined },
      });
      return (request) => {
        steps.reach('preload');
        return pipeline(request);
      };
    },
    // Files and links opened while there is no page wait for the next page.
    onLeft: () => {
      opened.awaitWindow();
      onPage?.(false);
    },
    onSpent: (token) => void removeEntryFile(folder, token).catch(onBug),
    onBug,
  });
  return host;
}

/** Other starts over the same folder, from when this one is known to be the one that writes. */
function hearOthers({ folder, arrival, storage, opened, onBug, steps }: Run, host: BrowserHost) {
  const take = ({ files, links, opensPage }: Handover) => {
    steps.reach('second');
    // The open page is about to be taken over by the new one, so what is opened waits for that.
    if (opensPage) opened.awaitWindow();
    opened.addFiles(files);
    opened.addLinks(links);
    return host.makeUrl();
  };
  let server: HandoverServer | null = null;
  const open = async () => {
    if ((await storage.lockHolder) === 'self') {
      steps.reach('lock');
      server = await startHandoverServer(folder, { take, onBug });
      await removeEntryFiles(folder, host.url);
    }
    await (await arrival).remove();
  };
  const opening = open().catch(onBug);
  return {
    async close() {
      // When a run ends at once, its server may still be starting and would be left behind.
      await withinMs(opening, END_MS, undefined);
      await server?.close();
      // Without the server another start serves the folder, and its files are not ours.
      if (server !== null) await removeEntryFiles(folder, null);
      else await removeEntryFileFor(folder, host.url);
    },
  };
}

/** Checks a start of this program by another one of itself, so that nothing of this one is in its way. */
async function check({ packageFolder }: HostProgram): Promise<false> {
  const { runCheck } = await import('../check/run-check.ts');
  const { LC_ALL, LC_MESSAGES, LANG } = process.env;
  process.exitCode = await runCheck({
    host: 'browser',
    packageFolder,
    version: readVersion(packageFolder),
    startArguments: [...process.execArgv, process.argv[1] ?? ''],
    languages: [LC_ALL || LC_MESSAGES || LANG || '', Intl.DateTimeFormat().resolvedOptions().locale],
  });
  return false;
}

function tellServed(pages: Pages, steps: StartSteps): Pages {
  return {
    ...pages,
    answer: (request, response) => {
      steps.reach('scheme');
      return pages.answer(request, response);
    },
  };
}

async function closeStorage(storage: HostedStorage): Promise<void> {
  if ((await storage.close()) === 'late') endAtOnce();
}

/** Resolves to the value of `promise`, or to `otherwise` when that takes too long. */
function withinMs<T>(promise: Promise<T>, ms: number, otherwise: T): Promise<T> {
  let late: NodeJS.Timeout | undefined;
  const lateness = new Promise<T>((resolve) => {
    late = setTimeout(() => resolve(otherwise), ms);
  });
  return Promise.race([promise, lateness]).finally(() => clearTimeout(late));
}

/** The terminal is the user's own, so the whole address may stand there. */
async function announce(
  url: string,
  { open }: HostArguments,
  folder: string,
  words: ReadWords,
): Promise<void> {
  standardOutput.print(`READY ${url}\n`);
  const trouble = open ? OPENED[await openPage(url, { folder })] : null;
  if (trouble !== null) await say(words, trouble);
}

function readVersion(packageFolder: string): string {
  return JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')).version;
}

/** The text for a port that cannot be used; null for another error. */
export function portTrouble(error: unknown): 'browser.port-taken' | 'browser.port-refused' | null {
  const code = systemFaultOf(error)?.code;
  if (code === 'EADDRINUSE') return 'browser.port-taken';
  return code === 'EACCES' ? 'browser.port-refused' : null;
}

/** One line a language. */
async function say(words: ReadWords, ...text: Parameters<HostWords>): Promise<void> {
  const read = await words();
  for (const language of LANGUAGES) standardError.print(`twofold: ${read(language)(...text)}\n`);
}

async function refuseFlags(packageFolder: string, { code, ...values }: FlagError): Promise<false> {
  await say(readOnce(packageFolder), `browser.flags.${code}`, values);
  process.exitCode = WRONG_FLAGS;
  return false;
}
