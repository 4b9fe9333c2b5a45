/** The desktop shell's composition root: what is made, in which order, and how it ends. */
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { app, type BrowserWindow, dialog, nativeTheme, powerMonitor, shell } from 'electron';
import { chooseLanguage } from '../../core/language-choice.ts';
import type { Language } from '../../core/languages.ts';
import { openBugLog } from '../host/bug-log.ts';
import { dataPaths, defaultDataFolder } from '../host/data-folder.ts';
import { deleteFiles } from '../host/erase-host-files.ts';
import { endOnUncaughtBugs } from '../host/last-resort.ts';
import { argumentsBeforeOpened, findOpened, readSecondStart } from '../host/opened.ts';
import { createOpenedQueue } from '../host/opened-queue.ts';
import { describePlatform } from '../host/platform.ts';
import { createRequestPipeline } from '../host/request-pipeline.ts';
import { standardError, standardOutput } from '../host/standard-streams.ts';
import { createStartSteps, STEPS_VARIABLE } from '../host/start-steps.ts';
import { type HostedStorage, startStorage } from '../host/storage-thread.ts';
import { onTermination } from '../host/termination.ts';
import type { Ask } from '../host/window-request.ts';
import type { HostWords } from '../host/words.ts';
import { type AnswerWait, startAnswerWait } from './answer-wait.ts';
import { readDataFlag } from './data-flag.ts';
import { sendEvent, serveBridge } from './ipc-bridge.ts';
import { claimLinks } from './link-claim.ts';
import {
  denyDownloads,
  denyNavigation,
  denyNetwork,
  denyPeerConnections,
  denyPermissions,
} from './lockdown.ts';
import { pageOrigin } from './origin.ts';
import { createPageLoader } from './page-loader.ts';
import { closeAtQuit } from './quit.ts';
import { openRecentFiles } from './recent-files.ts';
import {
  explainSafeMode,
  isSafeMode,
  logLostProcesses,
  recoverFromCrashes,
  restartWith,
} from './recovery.ts';
import { declareAppScheme, serveApp } from './serve-app.ts';
import { createShellMenu, type ShellMenu } from './shell-menu.ts';
import { nameForTaskbar } from './taskbar.ts';
import { offerTextMenu } from './text-menu.ts';
import { readHomepage } from './updates/releases.ts';
import { focusWindow, keepPlace, openWindow } from './window.ts';

const OUT_FOLDER = fileURLToPath(new URL('../', import.meta.url));
const LINUX_ICON = 'resources/icons/png/256x256.png';
const developmentUrl = app.isPackaged ? undefined : process.env.ELECTRON_RENDERER_URL;
const origin = pageOrigin(developmentUrl);
const dataFlag = readDataFlag(argumentsBeforeOpened(process.argv));
const folder = resolve(dataFlag ?? defaultDataFolder(process.platform, process.env, homedir()));
const paths = dataPaths(folder);
const onBug = openBugLog(paths.log, () => new Date());
const opened = findOpened(process.argv, process.cwd());
const openedQueue = createOpenedQueue(onBug);
const steps = createStartSteps(process.env[STEPS_VARIABLE], () => app.quit());
steps.reach('code');
/** The one window, when it has been made. */
let ownWindow: BrowserWindow | null = null;

app.setPath('userData', folder);
app.setPath('sessionData', paths.session);
declareAppScheme();
nameForTaskbar();
if (isSafeMode) app.disableHardwareAcceleration();
openedQueue.addFiles(opened.files);
openedQueue.addLinks(opened.links);
// macOS may ask before the app is ready.
app.on('open-file', (event, path) => {
  event.preventDefault();
  openedQueue.addFiles([path]);
});
app.on('open-url', (event, link) => {
  event.preventDefault();
  openedQueue.addLinks([link]);
});
// Chromium reorders the second start's arguments; what it says itself is as it was written.
app.on('second-instance', (_event, _args, _folder, said) => {
  const { files, links } = readSecondStart(said);
  steps.reach('second');
  openedQueue.addFiles(files);
  openedQueue.addLinks(links);
});
// The lock lives in the data folder: one window a folder, and a second start shows the first one's what it was to open.
if (app.requestSingleInstanceLock({ ...opened })) {
  steps.reach('lock');
  begin();
} else app.quit();

/** The storage opens in its thread while Electron makes itself ready. */
function begin(): void {
  const version = app.getVersion();
  // Beside Electron's own start, which takes longer.
  const reading = readAllWords();
  const onLost = endOnUncaughtBugs(onBug, () => {
    reading
      .then((words) => dialog.showErrorBox('Twofold', words(readLanguage(storage))('ended')))
      // Without the program's own files there are no words for a message.
      .catch(onBug)
      .then(() => app.exit(1));
  });
  const programs = { storage: builtProgram('storage'), fullCheck: builtProgram('full-check') };
  const storage = startStorage({ programs, path: paths.database, appVersion: version, onBug, onLost });
  closeAtQuit(storage);
  const wait = startAnswerWait(() => {
    reading
      .then((words) => sayUnanswered(storage, wait, words(readLanguage(storage))))
      // The window may still come, and nothing is ended for it.
      .catch(onBug);
  });
  // The frame's colour and the menu's language are settings.
  storage.opened.then(() => {
    if (storage.state.kind === 'memory') steps.fail('storage', storage.state.code);
    else steps.reach('storage');
  });
  Promise.all([reading, app.whenReady(), storage.opened]).then(([words]) => {
    start(storage, version, () => words(readLanguage(storage)), wait);
  });
}

async function sayUnanswered(storage: HostedStorage, wait: AnswerWait, words: HostWords): Promise<void> {
  onBug(new Error('the page of the window does not answer'));
  const { askAboutSilence } = await import('./page-silence.ts');
  await askAboutSilence(ownWindow, {
    words,
    answered: wait.signal,
    print: standardError.print,
    focus: focusWindow,
    restartWith,
    exportDiagnostics: () => exportReport(storage, words),
  });
}

async function exportReport({ state, settings }: HostedStorage, words: HostWords): Promise<void> {
  const sources = { dataFolder: folder, logPath: paths.log, storage: state, settings, words };
  const { exportDiagnostics } = await import('./report.ts');
  await exportDiagnostics(ownWindow, sources);
}

async function readAllWords(): Promise<(language: Language) => HostWords> {
  const { readWords } = await import('../host/words.ts');
  return readWords(join(OUT_FOLDER, '..'), 'host');
}

function builtProgram(name: string): URL {
  return pathToFileURL(join(OUT_FOLDER, 'main', `${name}.js`));
}

function start(storage: HostedStorage, version: string, readWords: () => HostWords, wait: AnswerWait): void {
  claimLinks();
  denyPermissions(origin);
  denyNetwork(origin);
  denyPeerConnections();
  denyNavigation(origin);
  denyDownloads(origin);
  if (developmentUrl === undefined) serveApp(join(OUT_FOLDER, 'renderer'), () => steps.reach('scheme'));
  app.setAboutPanelOptions({
    applicationName: 'Twofold · 连连看',
    applicationVersion: version,
    copyright: '© Twofold contributors, MIT licence',
  });
  logLostProcesses(onBug);
  show(storage, version, readWords, wait);
}

function show(storage: HostedStorage, version: string, readWords: () => HostWords, wait: AnswerWait): void {
  followTheme(storage);
  const window = openWindow({
    preload: join(OUT_FOLDER, 'preload', 'index.cjs'),
    statePath: paths.window,
    // A desktop entry has one, but the AppImage, the tar.gz and a clone come without.
    ...(process.platform === 'linux' ? { icon: join(app.getAppPath(), LINUX_ICON) } : {}),
    onBug,
  });
  ownWindow = window;
  window.once('show', () => steps.reach('window'));
  wait.restart();
  const forgetPlace = keepPlace(window, paths.window);
  const menu = createMenu(window, storage, readWords);
  menu.refresh();
  storage.watch({
    state: (state) => sendEvent(window, { type: 'storage', state }),
    preparing: (share) => sendEvent(window, { type: 'preparing', share }),
    settings: () => {
      followTheme(storage);
      menu.refresh();
    },
  });
  const pipeline = createRequestPipeline({
    ask: openSession(storage, version),
    opened: openedQueue,
    send: (event, path) => {
      sendEvent(window, event);
      menu.noteOpened(event, path);
      steps.noteOpened(event);
    },
    keepings: {
      erase() {
        menu.forget();
        forgetPlace();
        deleteFiles([paths.log, paths.oldLog]);
      },
      leave: menu.forget,
    },
  });
  serveBridge(window, origin, (request) => {
    if (request.senderError === null) {
      wait.end();
      steps.reach('preload');
    }
    return pipeline(request);
  });
  followSystem(window);
  offerTextMenu(window, readWords);
  load(window, readWords);
}

function followTheme({ settings: { theme } }: HostedStorage): void {
  nativeTheme.themeSource = theme === 'contrast' ? 'system' : theme;
}

function load(window: BrowserWindow, readWords: () => HostWords): void {
  const loader = createPageLoader(window, { readWords, onBug });
  const resume = () => void loader.load(`${origin}/?resume`).catch(onBug);
  recoverFromCrashes(window, { isSafeMode, resume, readWords, onBug });
  loader
    .load(`${origin}/`)
    .then((isLoaded) => {
      if (!isLoaded) return;
      standardOutput.print(`READY ${origin}/\n`);
      steps.reach('ready');
      if (isSafeMode) explainSafeMode(window, readWords());
    })
    .catch(onBug);
}

function openSession(storage: HostedStorage, version: string): Ask {
  const systemLanguages = app.getPreferredSystemLanguages();
  const platform = describePlatform(process.platform);
  const info = { version, host: 'electron', platform, systemLanguages } as const;
  // A failure shows in the folder not opening.
  return storage.openSession(info, { showFolder: (place) => void shell.openPath(place) });
}

function followSystem(window: BrowserWindow): void {
  app.on('second-instance', () => focusWindow(window));
  app.on('window-all-closed', () => app.quit());
  const suspend = () => sendEvent(window, { type: 'suspend' });
  powerMonitor.on('suspend', suspend);
  powerMonitor.on('lock-screen', suspend);
  // Another user takes the Mac; nothing is locked and the window keeps its focus.
  powerMonitor.on('user-did-resign-active', suspend);
  onTermination(() => app.quit());
}

function createMenu(window: BrowserWindow, storage: HostedStorage, readWords: () => HostWords): ShellMenu {
  return createShellMenu({
    window,
    openedQueue,
    recent: openRecentFiles(paths.recent),
    dataFolder: folder,
    homepage: readHomepage(join(app.getAppPath(), 'package.json')),
    readWords,
    onBug,
    exportDiagnostics: () => exportReport(storage, readWords()),
  });
}

function readLanguage(storage: HostedStorage): Language {
  return chooseLanguage(storage.settings.language, app.getPreferredSystemLanguages());
}
