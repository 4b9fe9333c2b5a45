import { BrowserWindow, nativeTheme, screen } from 'electron';
import { deleteFiles } from '../host/erase-host-files.ts';
import { createPageLog } from '../host/page-log.ts';
import { type Bounds, fitWindow, MIN_WINDOW, readWindowState, writeWindowState } from './window-state.ts';

/** As renderer/theme/tokens.css has them. */
const PAPER = '#efe9dc';
const INK = '#161b1a';

/** A page that takes longer than this to show something may never do so. */
const MAX_HIDDEN_MS = 10_000;

interface WindowOptions {
  readonly preload: string;
  /** A picture for the taskbar; elsewhere than on Linux the program has its own. */
  readonly icon?: string;
  /** The file that remembers where the window stood. */
  readonly statePath: string;
  readonly onBug: (error: unknown) => void;
}

/** The one window: a sandboxed page with the bridge, shown when it has something to show. */
export function openWindow(options: WindowOptions): BrowserWindow {
  const { bounds, isMaximized, isFullScreen } = fitWindow(
    readWindowState(options.statePath),
    readWorkAreas(),
  );
  const window = new BrowserWindow({
    ...bounds,
    minWidth: MIN_WINDOW.width,
    minHeight: MIN_WINDOW.height,
    // Said outright, `false` would take the button for it away on macOS.
    ...(isFullScreen ? { fullscreen: true } : {}),
    backgroundColor: ground(),
    show: false,
    ...(options.icon === undefined ? {} : { icon: options.icon }),
    autoHideMenuBar: true,
    webPreferences: {
      preload: options.preload,
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      spellcheck: false,
    },
  });
  nativeTheme.on('updated', () => {
    if (!window.isDestroyed()) window.setBackgroundColor(ground());
  });
  showOnce(window, () => {
    // It shows the window too, so not any sooner.
    if (isMaximized) window.maximize();
    window.show();
  });
  // The page tells the player; what it says goes into the log too.
  const log = createPageLog(options.onBug);
  window.webContents.on('console-message', ({ level, message, sourceId, lineNumber }) => {
    if (level === 'error') log(`${message} (${sourceId}:${lineNumber})`);
  });
  return window;
}

/**
 * Shows the window once: when its page has painted, when its page has loaded, or after a while. A hidden window may never
 * paint (on Wayland it gets no frames), a page may never load, and an invisible window could not be closed.
 */
function showOnce(window: BrowserWindow, show: () => void): void {
  let isShown = false;
  const showNow = () => {
    clearTimeout(late);
    if (isShown || window.isDestroyed()) return;
    isShown = true;
    show();
  };
  const late = setTimeout(showNow, MAX_HIDDEN_MS);
  window.once('ready-to-show', showNow);
  window.webContents.once('did-finish-load', showNow);
}

/** Remembers where the window stands when it closes. Returns what forgets that, and remembers no more. */
export function keepPlace(window: BrowserWindow, statePath: string): () => void {
  let isForgotten = false;
  window.on('close', () => {
    if (isForgotten) return;
    writeWindowState(statePath, {
      bounds: window.getNormalBounds(),
      isMaximized: window.isMaximized(),
      isFullScreen: window.isFullScreen(),
    });
  });
  return () => {
    isForgotten = true;
    deleteFiles([statePath]);
  };
}

/** The colour behind a page that is not painted yet: the page's own background, light or dark. */
function ground(): string {
  return nativeTheme.shouldUseDarkColors ? INK : PAPER;
}

/** Brings the window before the player, whatever hid it. While the app ends it may be gone already. */
export function focusWindow(window: BrowserWindow): void {
  if (window.isDestroyed()) return;
  if (window.isMinimized()) window.restore();
  // Hidden with its program on a Mac, or never shown because its page did not come.
  if (!window.isVisible()) window.show();
  window.focus();
}

function readWorkAreas(): [Bounds, ...Bounds[]] {
  const primary = screen.getPrimaryDisplay();
  const others = screen.getAllDisplays().filter((display) => display.id !== primary.id);
  return [primary.workArea, ...others.map((display) => display.workArea)];
}
