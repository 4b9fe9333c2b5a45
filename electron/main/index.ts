/** The desktop shell's composition root: what is made, in which order, and how it ends. */
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { app, type BrowserWindow, dialog, Menu, nativeTheme, powerMonitor, shell } from 'electron';
import type { Services } from '../../core/contract/handle.ts';
import { openBugLog } from '../host/bug-log.ts';
import { dataPaths, defaultDataFolder } from '../host/data-folder.ts';
import { listenAtFirstInfo, makeFileDoor } from '../host/file-door.ts';
import { endOnUncaughtBugs, LAST_WORDS } from '../host/last-resort.ts';
import { findOpenedFiles, readSecondStart } from '../host/opened-file.ts';
import { describePlatform } from '../host/platform.ts';
import { onTermination } from '../host/termination.ts';
import { type OpenedStorage, openStorage } from '../storage/open.ts';
import { makeServices } from '../storage/services.ts';
import { readSettings } from '../storage/settings.ts';
import { sendEvent, serveBridge } from './bridge.ts';
import { readDataFlag } from './data-flag.ts';
import { denyDownloads, denyNavigation, denyNetwork, denyPermissions } from './lockdown.ts';
import { chooseLanguage, makeMenuTemplate } from './menu.ts';
import { pageOrigin } from './origin.ts';
import { explainSafeMode, isSafeMode, recoverFromCrashes } from './recovery.ts';
import { exportDiagnostics } from './report.ts';
import { declareAppScheme, serveApp } from './serve-app.ts';
import { focusWindow, openWindow } from './window.ts';

const OUT_FOLDER = fileURLToPath(new URL('../', import.meta.url));
const developmentUrl = app.isPackaged ? undefined : process.env.ELECTRON_RENDERER_URL;
const origin = pageOrigin(developmentUrl);
const dataFlag = readDataFlag(process.argv);
const folder = resolve(dataFlag ?? defaultDataFolder(process.platform, process.env, homedir()));
const paths = dataPaths(folder);
const onBug = openBugLog(paths.log, () => new Date());
const files = findOpenedFiles(process.argv, process.cwd());
const door = makeFileDoor(onBug);

app.setPath('userData', folder);
app.setPath('sessionData', paths.session);
declareAppScheme();
if (isSafeMode) app.disableHardwareAcceleration();
door.open(files);
// macOS may ask before the app is ready.
app.on('open-file', (event, path) => {
  event.preventDefault();
  door.open([path]);
});
// The lock lives in the data folder: one window a folder, and a second start shows the first one's, with its files.
if (app.requestSingleInstanceLock({ files })) app.whenReady().then(start);
else app.quit();

function start(): void {
  const version = app.getVersion();
  const storage = openStorage({
    path: paths.database,
    now: Date.now,
    appVersion: version,
    fullCheck: { program: pathToFileURL(join(OUT_FOLDER, 'main', 'full-check.js')), onBug },
  });
  endOnUncaughtBugs(onBug, () => {
    dialog.showErrorBox('Twofold', LAST_WORDS[readLanguage(storage)]);
    app.exit(1);
  });
  denyPermissions();
  denyNetwork(origin);
  denyNavigation(origin);
  denyDownloads(origin);
  if (developmentUrl === undefined) serveApp(join(OUT_FOLDER, 'renderer'));
  app.setAboutPanelOptions({ applicationName: 'Twofold · 连连看', applicationVersion: version });
  const window = openWindow({
    preload: join(OUT_FOLDER, 'preload', 'index.cjs'),
    statePath: paths.window,
    onBug,
  });
  const followSettings = () => {
    nativeTheme.themeSource = readSettings(storage.database).theme;
    Menu.setApplicationMenu(makeMenu(window, storage));
  };
  followSettings();
  const services = makeShellServices(storage, version, followSettings);
  const hearFiles = listenAtFirstInfo(services, door, (event) => sendEvent(window, event));
  serveBridge(window, origin, hearFiles, onBug);
  followSystem(window);
  storage.watch((state) => sendEvent(window, { type: 'storage', state }));
  app.on('will-quit', () => storage.close());
  recoverFromCrashes(window, {
    isSafeMode,
    resumeUrl: `${origin}/?resume`,
    readLanguage: () => readLanguage(storage),
    onBug,
  });
  load(window, storage);
}

function load(window: BrowserWindow, storage: OpenedStorage): void {
  window.loadURL(`${origin}/`).then(() => {
    console.log(`READY ${origin}/`);
    explainSafeMode(window, readLanguage(storage));
  }, onBug);
}

/** The contract's services; a change of language or theme reaches the native menu and frame too. */
function makeShellServices(storage: OpenedStorage, version: string, onSettings: () => void): Services {
  const systemLanguages = app.getPreferredSystemLanguages();
  const platform = describePlatform(process.platform);
  const info = { version, host: 'electron', platform, systemLanguages } as const;
  // A failure shows in the folder not opening.
  const services = makeServices(storage, info, { showFolder: (place) => void shell.openPath(place) });
  return {
    ...services,
    'settings.write': async (patch) => {
      const written = await services['settings.write'](patch);
      onSettings();
      return written;
    },
  };
}

function followSystem(window: BrowserWindow): void {
  // Chromium reorders the second start's arguments; what it says itself is as it was written.
  app.on('second-instance', (_event, _args, _folder, said) => {
    focusWindow(window);
    door.open(readSecondStart(said));
  });
  app.on('window-all-closed', () => app.quit());
  powerMonitor.on('suspend', () => sendEvent(window, { type: 'suspend' }));
  powerMonitor.on('lock-screen', () => sendEvent(window, { type: 'suspend' }));
  onTermination(() => app.quit());
}

function makeMenu(window: BrowserWindow, storage: OpenedStorage): Menu {
  const language = readLanguage(storage);
  const commands = {
    // The path is ours; a failure shows in the folder not opening.
    showDataFolder: () => void shell.openPath(folder),
    exportDiagnostics: () => {
      const settings = readSettings(storage.database);
      const sources = { dataFolder: folder, logPath: paths.log, storage: storage.state, settings, language };
      exportDiagnostics(window, sources).catch(onBug);
    },
  };
  const isMac = process.platform === 'darwin';
  return Menu.buildFromTemplate(makeMenuTemplate({ language, isMac, isPackaged: app.isPackaged, commands }));
}

function readLanguage(storage: OpenedStorage) {
  return chooseLanguage(readSettings(storage.database).language, app.getPreferredSystemLanguages());
}
