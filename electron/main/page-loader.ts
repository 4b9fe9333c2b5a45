/** Loads pages into the window. Where one does not come, the window is shown all the same and says so. */
import { app, type BrowserWindow, dialog } from 'electron';
import type { HostWords } from '../host/words.ts';
import { focusWindow } from './window.ts';

export interface PageLoader {
  /**
   * Resolves to whether the page was loaded, at the first attempt or at a later one; false when another was
   * loaded or the player left.
   */
  load(url: string): Promise<boolean>;
}

interface PageLoaderOptions {
  readonly readWords: () => HostWords;
  readonly onBug: (error: unknown) => void;
}

export function createPageLoader(window: BrowserWindow, { readWords, onBug }: PageLoaderOptions): PageLoader {
  let loads = 0;
  return {
    async load(url) {
      const load = ++loads;
      const isCurrent = () => load === loads && !window.isDestroyed();
      while (isCurrent()) {
        const error = await attempt(window, url);
        if (error === null) return true;
        // Another page was requested meanwhile, which ends this load.
        if (!isCurrent()) return false;
        onBug(error);
        if (await isTriedAgain(window, readWords(), error)) continue;
        if (isCurrent()) app.quit();
        return false;
      }
      return false;
    },
  };
}

/** Null when the page came. */
async function attempt(window: BrowserWindow, url: string): Promise<Error | null> {
  try {
    await window.loadURL(url);
    return null;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

/** Asks the player whether to try again. */
async function isTriedAgain(window: BrowserWindow, words: HostWords, error: Error): Promise<boolean> {
  // A window is shown when its page is ready, and this one will never be.
  focusWindow(window);
  const { response } = await dialog.showMessageBox(window, {
    type: 'error',
    title: 'Twofold',
    message: words('page.failed', { reason: reasonOf(error) }),
    buttons: [words('page.try-again'), words('page.quit')],
    defaultId: 0,
    cancelId: 1,
  });
  return response === 0;
}

/** Chromium's name of the error, as ERR_FILE_NOT_FOUND; its sentence is English. */
function reasonOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : 'ERR_FAILED';
}
