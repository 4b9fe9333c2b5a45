import { readFileSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { appEvents, exit, expectNotReady, expectReady, isAppReady, quit, whenReady } from './lifecycle.ts';
import { note, receive, tell } from './parent.ts';
import { expectKnown, strict } from './strict.ts';

const PATHS = ['userData', 'sessionData'];
const paths = new Map<string, string>();

/** A packed app that was taken out of its archive, or null for the build of the repository. */
const packedApp = process.env.TWOFOLD_APP ?? null;
/** Its folder; STANDIN_APP names one whose package.json says something else. */
const appFolder = process.env.STANDIN_APP ?? packedApp ?? fileURLToPath(new URL('../..', import.meta.url));

const appModel = {
  isPackaged: packedApp !== null,
  on: appEvents.on,
  isReady: isAppReady,
  whenReady,
  quit,
  exit,
  getVersion: (): string => JSON.parse(readFileSync(join(appFolder, 'package.json'), 'utf8')).version,
  getAppPath: () => appFolder,
  getPreferredSystemLanguages: () => [process.env.STANDIN_LANGUAGE ?? 'en-US'],
  setPath(name: string, path: string) {
    expectNotReady('app.setPath');
    if (!PATHS.includes(name)) throw new Error(`The Electron stand-in has no path ${name}`);
    if (!isAbsolute(path)) throw new Error('Path must be absolute');
    paths.set(name, path);
  },
  requestSingleInstanceLock(said?: Record<PropertyKey, unknown>) {
    if (!paths.has('userData')) throw new Error('The lock lives in userData, which is not set yet');
    // A value that cannot be cloned throws here, whether or not another start is there to read it.
    const cloned = structuredClone(said);
    if (process.env.STANDIN_LOCK !== 'taken') return true;
    tell({ type: 'second-start', said: cloned, args: asChromiumOrders(process.argv) });
    return false;
  },
  /** Another process would follow this one; the test hears with what. */
  relaunch: (options?: Electron.RelaunchOptions) =>
    note(`starts again: ${(options?.args ?? process.argv.slice(1)).join(' ')}`),
  setAsDefaultProtocolClient(scheme: string, path?: string, args?: string[]) {
    if (packedApp === null)
      throw new Error('A build of the repository would claim links for Electron itself');
    if (scheme !== 'twofold' || path !== undefined || args !== undefined)
      throw new Error(`The links ${scheme}: are not the app's`);
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
  setAboutPanelOptions: (options: Electron.AboutPanelOptionsOptions) =>
    expectKnown('about panel option', options, ['applicationName', 'applicationVersion', 'copyright']),
} satisfies Partial<Electron.App>;

export const app: Electron.App = appEvents.own(strict<Electron.App>('app', appModel));

receive((message) => {
  if (message.type === 'second-start')
    appEvents.emit('second-instance', {}, message.args, process.cwd(), structuredClone(message.said));
  if (message.type === 'open-file') handOver('open-file', message.path);
  if (message.type === 'open-url') handOver('open-url', message.url);
});

/**
 * The arguments of a second start as the first one is given them: Chromium's command line has its switches first, whatever
 * order they were written in (base/command_line.cc; shell/browser/api/electron_api_app.cc, App::OnSecondInstance).
 */
function asChromiumOrders([program = '', ...args]: readonly string[]): string[] {
  const end = args.indexOf('--');
  const isSwitch = (arg: string, index: number) => arg.startsWith('-') && (end < 0 || index < end);
  return [program, ...args.filter(isSwitch), ...args.filter((arg, index) => !isSwitch(arg, index))];
}

/** As macOS does. */
function handOver(event: 'open-file' | 'open-url', what: string): void {
  if (!appEvents.emitPreventable(event, {}, what))
    throw new Error(`macOS sees to ${event} itself unless the app prevents it`);
}
