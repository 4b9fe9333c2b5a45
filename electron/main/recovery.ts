/** Handles a window whose process is gone: a new page, then safe mode, then the end. */
import { app, type BrowserWindow, dialog } from 'electron';
import { argumentsBeforeOpened } from '../host/opened.ts';
import type { HostWords } from '../host/words.ts';
import { createCrashGuard } from './crash-guard.ts';

/** Starts without graphics acceleration, the commonest reason for a window to crash. */
const SAFE_MODE_FLAG = '--safe-mode';
export const isSafeMode = argumentsBeforeOpened(process.argv).includes(SAFE_MODE_FLAG);

interface RecoveryOptions {
  readonly isSafeMode: boolean;
  /** Shows the page that goes on with the last game. */
  readonly resume: () => void;
  readonly readWords: () => HostWords;
  readonly onBug: (error: unknown) => void;
}

/** Every accepted move is in the database, so a new page can go on where the last one was. */
export function recoverFromCrashes(window: BrowserWindow, options: RecoveryOptions): void {
  const answerCrash = createCrashGuard(options.isSafeMode);
  window.webContents.on('render-process-gone', (_event, { reason, exitCode }) => {
    if (reason === 'clean-exit') return;
    options.onBug(new Error(`the window's process is gone: ${reason} ${exitCode}`));
    const answer = answerCrash(performance.now());
    // Not within this event: to load a page there has ended the whole program in some versions of Electron.
    if (answer === 'reload') setImmediate(options.resume);
    else if (answer === 'safe-mode') restartInSafeMode();
    else {
      dialog.showErrorBox('Twofold', options.readWords()('ended'));
      app.exit(1);
    }
  });
}

/** Chromium starts its other processes anew by itself; the log says whether safe mode could help. */
export function logLostProcesses(onBug: (error: unknown) => void): void {
  app.on('child-process-gone', (_event, { type, reason, exitCode }) => {
    if (reason !== 'clean-exit') onBug(new Error(`a process is gone: ${type} ${reason} ${exitCode}`));
  });
}

/** Says why things look different in safe mode. */
export function explainSafeMode(window: BrowserWindow, words: HostWords): void {
  // Nothing depends on when, or whether, it is read.
  void dialog.showMessageBox(window, {
    type: 'info',
    title: 'Twofold',
    message: words('safe-mode.why'),
    buttons: [words('safe-mode.ok')],
  });
}

function restartInSafeMode(): void {
  restartWith(SAFE_MODE_FLAG);
  app.quit();
}

/** Has the program started again when it has ended: with its own switches and one more, and without what it was to open. */
export function restartWith(flag: string): void {
  const args = [flag, ...argumentsBeforeOpened(process.argv.slice(1))];
  app.relaunch({ execPath: programToRestart(process.env, process.execPath), args });
}

/** An AppImage and Windows' portable program unpack themselves and are gone with this process; they name themselves. */
export function programToRestart(env: NodeJS.ProcessEnv, execPath: string): string {
  return env.APPIMAGE || env.PORTABLE_EXECUTABLE_FILE || execPath;
}
