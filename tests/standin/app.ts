import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { receive, tell } from './parent.ts';
import { expectKnown, StrictEvents } from './strict.ts';

const EVENTS = ['will-quit', 'window-all-closed', 'second-instance', 'open-file', 'web-contents-created'];
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
const manifest =
  packedApp === null ? new URL('../../package.json', import.meta.url) : join(packedApp, 'package.json');

export const appModel = {
  isPackaged: packedApp !== null,
  on: appEvents.on,
  getVersion: (): string => JSON.parse(readFileSync(manifest, 'utf8')).version,
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
  async whenReady() {
    await new Promise((resolve) => setImmediate(resolve));
    isReady = true;
  },
  quit() {
    for (const closeWindow of closers) closeWindow();
    appEvents.emit('will-quit');
    process.exit(0);
  },
  exit: (code: number) => process.exit(code),
  disableHardwareAcceleration: () => expectNotReady('app.disableHardwareAcceleration'),
  setAboutPanelOptions: (options: object) =>
    expectKnown('about panel option', options, ['applicationName', 'applicationVersion']),
};

receive((message) => {
  // Chromium's own order of the arguments is nothing to rely on: the model has none.
  if (message.type === 'second-start') appEvents.emit('second-instance', {}, [], '', message.said);
  if (message.type === 'open-file') openFile(message.path);
});

function openFile(path: string): void {
  let isTaken = false;
  const preventDefault = () => {
    isTaken = true;
  };
  appEvents.emit('open-file', { preventDefault }, path);
  if (!isTaken) throw new Error('macOS opens the file itself unless the app prevents it');
}
