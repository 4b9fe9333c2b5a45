import { readFileSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { note, receive, tell } from './parent.ts';
import { expectKnown, StrictEvents } from './strict.ts';

const EVENTS = [
  'will-quit',
  'window-all-closed',
  'second-instance',
  'open-file',
  'open-url',
  'web-contents-created',
  'child-process-gone',
];
const PATHS = ['userData', 'sessionData'];

export const appEvents = new StrictEvents('app', EVENTS);
const paths = new Map<string, string>();
const closers: (() => void)[] = [];
let isReady = false;

/** Called for each window when the app quits. */
export function onQuit(closeWindow: () => void): void {
  closers.push(closeWindow);
}

export function expectReady(what: string): void {
  if (!isReady) throw new Error(`${what} cannot be used before the app is ready`);
}

export function expectNotReady(what: string): void {
  if (isReady) throw new Error(`${what} must be called before the app is ready`);
}

/** A packed app that was taken out of its archive, or null for the build of the repository. */
const packedApp = process.env.TWOFOLD_APP ?? null;
/** Its folder; STANDIN_APP names one whose package.json says something else. */
const appFolder = process.env.STANDIN_APP ?? packedApp ?? fileURLToPath(new URL('../..', import.meta.url));

export const appModel = {
  isPackaged: packedApp !== null,
  on: appEvents.on,
  getVersion: (): string => JSON.parse(readFileSync(join(appFolder, 'package.json'), 'utf8')).version,
  getAppPath: () => appFolder,
  getPreferredSystemLanguages: () => [process.env.STANDIN_LANGUAGE ?? 'en-US'],
  setPath(name: string, path: string) {
    expectNotReady('app.setPath');
    if (!PATHS.includes(name)) throw new Error(`The Electron stand-in has no path ${name}`);
    paths.set(name, path);
  },
  requestSingleInstanceLock(said: Readonly<Record<string, unknown>>) {
    if (!paths.has('userData')) throw new Error('The lock lives in userData, which is not set yet');
    if (process.env.STANDIN_LOCK !== 'taken') return true;
    tell({ type: 'second-start', said });
    return false;
  },
  isReady: () => isReady,
  async whenReady() {
    await new Promise((resolve) => setImmediate(resolve));
    isReady = true;
  },
  quit() {
    for (const closeWindow of closers) closeWindow();
    let isPrevented = false;
    const preventDefault = () => {
      isPrevented = true;
    };
    appEvents.emit('will-quit', { preventDefault });
    if (!isPrevented) process.exit(0);
  },
  exit: (code: number) => process.exit(code),
  /** Another process would follow this one; the test hears with what. */
  relaunch: ({ args }: { readonly args: readonly string[] }) => note(`starts again: ${args.join(' ')}`),
  setAsDefaultProtocolClient(scheme: string, ...more: readonly unknown[]) {
    if (packedApp === null)
      throw new Error('A build of the repository would claim links for Electron itself');
    if (scheme !== 'twofold' || more.length > 0) throw new Error(`The links ${scheme}: are not the app's`);
    return true;
  },
  disableHardwareAcceleration: () => expectNotReady('app.disableHardwareAcceleration'),
  setAppUserModelId: (id: string) => note(`taskbar: ${id}`),
  addRecentDocument(path: string) {
    expectReady('app.addRecentDocument');
    if (!isAbsolute(path)) throw new Error(`No system finds ${path} again`);
    note(`recent: ${path}`);
  },
  clearRecentDocuments: () => note('recent: none'),
  setAboutPanelOptions: (options: object) =>
    expectKnown('about panel option', options, ['applicationName', 'applicationVersion', 'copyright']),
};

receive((message) => {
  // Chromium's own order of the arguments is nothing to rely on: the model has none.
  if (message.type === 'second-start') appEvents.emit('second-instance', {}, [], '', message.said);
  if (message.type === 'open-file') handOver('open-file', message.path);
  if (message.type === 'open-url') handOver('open-url', message.url);
});

/** As macOS does. */
function handOver(event: 'open-file' | 'open-url', what: string): void {
  let isTaken = false;
  const preventDefault = () => {
    isTaken = true;
  };
  appEvents.emit(event, { preventDefault }, what);
  if (!isTaken) throw new Error(`macOS sees to ${event} itself unless the app prevents it`);
}
