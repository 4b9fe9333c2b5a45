import { BrowserWindow, screen } from 'electron';
import { type Bounds, fitWindow, MIN_WINDOW, readWindowState, writeWindowState } from './window-state.ts';

interface WindowOptions {
  readonly preload: string;
  /** The file that remembers where the window stood. */
  readonly statePath: string;
  readonly onBug: (error: unknown) => void;
}

/** The one window: a sandboxed page with the bridge, shown when it has something to show. */
export function openWindow(options: WindowOptions): BrowserWindow {
  const { bounds, isMaximized } = fitWindow(readWindowState(options.statePath), readWorkAreas());
  const window = new BrowserWindow({
    ...bounds,
    minWidth: MIN_WINDOW.width,
    minHeight: MIN_WINDOW.height,
    show: false,
    autoHideMenuBar: true,
    webPreferences: {
      preload: options.preload,
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      spellcheck: false,
    },
  });
  if (isMaximized) window.maximize();
  window.once('ready-to-show', () => window.show());
  window.on('close', () =>
    writeWindowState(options.statePath, {
      bounds: window.getNormalBounds(),
      isMaximized: window.isMaximized(),
    }),
  );
  window.webContents.on('render-process-gone', (_event, details) => {
    if (details.reason === 'clean-exit') return;
    options.onBug(new Error(`the window's process is gone: ${details.reason} ${details.exitCode}`));
    // Every accepted move is in the database; a new page continues there.
    window.webContents.reload();
  });
  return window;
}

/** Brings the window before the player, whatever hid it. */
export function focusWindow(window: BrowserWindow): void {
  if (window.isMinimized()) window.restore();
  window.focus();
}

function readWorkAreas(): [Bounds, ...Bounds[]] {
  const primary = screen.getPrimaryDisplay();
  const others = screen.getAllDisplays().filter((display) => display.id !== primary.id);
  return [primary.workArea, ...others.map((display) => display.workArea)];
}
