/**
 * Electron becomes ready and ends in this way, as its source has it: shell/browser/browser.cc (Quit, Exit, NotifyAndShutdown,
 * OnWindowAllClosed, OnWindowCloseCancelled), shell/common/node_bindings.cc (JoinAppCode: ready comes when the program's first
 * file has run) and lib/browser/init.ts (process.exit is app.exit; without a listener the last window ends the app).
 */
import { StrictEvents } from './strict.ts';

const EVENTS = [
  'before-quit',
  'will-quit',
  'quit',
  'ready',
  'window-all-closed',
  'second-instance',
  'open-file',
  'open-url',
  'web-contents-created',
  'child-process-gone',
];

/** A window as the app ends it. */
export interface OwnWindow {
  /** Asks its listeners; false when one keeps it open. */
  close(): boolean;
  destroy(): void;
}

const exitProcess = process.exit.bind(process);
const windows = new Set<OwnWindow>();
let isQuitting = false;
let isExiting = false;
let isReady = false;
let isShutDown = false;
let exitCode = 0;
let tellReady = () => {};
const readiness = new Promise<void>((resolve) => {
  tellReady = resolve;
});

export const appEvents = new StrictEvents<Electron.App>('app', EVENTS);

export const whenReady = (): Promise<void> => readiness;
export const isAppReady = (): boolean => isReady;

/** The program's first file has run: Electron goes on to start. STANDIN_READY=never: it does not come that far. */
export function appCodeLoaded(): void {
  if (process.env.STANDIN_READY === 'never') return;
  setImmediate(() => {
    if (isShutDown) return;
    isReady = true;
    tellReady();
    appEvents.emit('ready', {}, {});
  });
}

export function expectReady(what: string): void {
  if (!isReady) throw new Error(`${what} cannot be used before the app is ready`);
}

export function expectNotReady(what: string): void {
  if (isReady) throw new Error(`${what} must be called before the app is ready`);
}

export function addWindow(window: OwnWindow): void {
  windows.add(window);
}

/** A window is gone: it was closed by the player, by the app, or destroyed. */
export function removeWindow(window: OwnWindow): void {
  if (!windows.delete(window) || windows.size > 0) return;
  if (isExiting) shutDown();
  else if (isQuitting) notifyAndShutDown();
  else if (appEvents.listenerCount('window-all-closed') === 0) quit();
  else appEvents.emit('window-all-closed');
}

/** A listener kept a window open, so the app does not quit either. */
export function cancelQuit(): void {
  isQuitting = false;
}

export function quit(): void {
  if (isQuitting) return;
  isQuitting = !appEvents.emitPreventable('before-quit');
  if (!isQuitting) return;
  if (windows.size === 0) notifyAndShutDown();
  else for (const window of [...windows]) window.close();
}

export function exit(code = 0): void {
  // There is no message loop yet that would end.
  if (!isReady) exitProcess(code);
  exitCode = code;
  isQuitting = true;
  isExiting = true;
  if (windows.size === 0) shutDown();
  else for (const window of [...windows]) window.destroy();
}

function notifyAndShutDown(): void {
  if (isShutDown) return;
  if (appEvents.emitPreventable('will-quit')) isQuitting = false;
  else shutDown();
}

function shutDown(): void {
  if (isShutDown) return;
  isShutDown = true;
  appEvents.emit('quit', {}, exitCode);
  exitProcess(exitCode);
}

process.exit = ((code?: number) => exit(Number(code ?? process.exitCode ?? 0))) as typeof process.exit;
