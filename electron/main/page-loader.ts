/** Loads pages into the window. Where one does not come, the window is shown all the same and says so. */
import { app, type BrowserWindow, dialog } from 'electron';
import type { Language } from '../../core/contract/languages.ts';
import { focusWindow } from './window.ts';

export interface PageLoader {
  /** Whether the page came, at the first attempt or at a later one; false when another was loaded or the player left. */
  load(url: string): Promise<boolean>;
}

interface PageLoaderOptions {
  readonly readLanguage: () => Language;
  readonly onBug: (error: unknown) => void;
}

const WORDS: Readonly<Record<Language, (reason: string) => string>> = {
  en: (reason) =>
    `Twofold's page could not be loaded (${reason}). Your games are saved. Try again; if it stays like this, install Twofold anew: games and settings are kept.`,
  'zh-CN': (reason) =>
    `Twofold 的页面没能载入（${reason}）。棋局都已保存。请重试；如果一直这样，请重新安装 Twofold，棋局和设置会保留。`,
};
const BUTTONS: Readonly<Record<Language, readonly [tryAgain: string, quit: string]>> = {
  en: ['Try Again', 'Quit'],
  'zh-CN': ['重试', '退出'],
};

export function makePageLoader(
  window: BrowserWindow,
  { readLanguage, onBug }: PageLoaderOptions,
): PageLoader {
  let loads = 0;

  /** Null when the page came. */
  async function attempt(url: string): Promise<Error | null> {
    try {
      await window.loadURL(url);
      return null;
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error));
    }
  }

  async function isTriedAgain(error: Error): Promise<boolean> {
    // It is shown when its page is ready, and this one will never be.
    focusWindow(window);
    const language = readLanguage();
    const { response } = await dialog.showMessageBox(window, {
      type: 'error',
      title: 'Twofold',
      message: WORDS[language](reasonOf(error)),
      buttons: [...BUTTONS[language]],
      defaultId: 0,
      cancelId: 1,
    });
    return response === 0;
  }

  return {
    async load(url) {
      const load = ++loads;
      const isCurrent = () => load === loads && !window.isDestroyed();
      while (isCurrent()) {
        const error = await attempt(url);
        if (error === null) return true;
        // Another page was asked for meanwhile, which ends this one.
        if (!isCurrent()) return false;
        onBug(error);
        if (await isTriedAgain(error)) continue;
        if (isCurrent()) app.quit();
        return false;
      }
      return false;
    },
  };
}

/** Chromium's word, as ERR_FILE_NOT_FOUND. */
function reasonOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : error.message.slice(0, 100);
}
