/** BrowserWindow: a page of the test's Chromium, driven by messages; its place on the desktop is a small machine. */
import { existsSync, readFileSync } from 'node:fs';
import { frameState, mainFrame } from './ipc.ts';
import { addWindow, appEvents, cancelQuit, expectReady, type OwnWindow, removeWindow } from './lifecycle.ts';
import { expectLockedDown, setWebRTCIPHandlingPolicy, setWindowOpenHandler } from './lockdown.ts';
import { note, receive, tell } from './parent.ts';
import { toApp, toHttp } from './protocol.ts';
import { expectKnown, StrictEvents, strict } from './strict.ts';
import { makeFrame } from './window-frame.ts';

const OPTIONS = [
  ...['x', 'y', 'width', 'height', 'minWidth', 'minHeight'],
  ...['show', 'fullscreen', 'backgroundColor', 'autoHideMenuBar', 'icon', 'webPreferences'],
];
const PREFERENCES = ['preload', 'sandbox', 'contextIsolation', 'nodeIntegration', 'spellcheck'];
const CONTENTS_EVENTS = [
  'did-finish-load',
  'will-attach-webview',
  'will-frame-navigate',
  'will-redirect',
  'render-process-gone',
  'console-message',
  'context-menu',
];

type WindowOptions = Electron.BrowserWindowConstructorOptions;

/** `new BrowserWindow(options)`; what the model lacks throws. */
export const BrowserWindow = new Proxy(class {}, {
  construct: (_class, [options]: [WindowOptions]) => makeWindow(options),
});

function makeWindow(options: WindowOptions): Electron.BrowserWindow {
  expectReady('BrowserWindow');
  expectIsolated(options);
  const events = new StrictEvents<Electron.BrowserWindow>('BrowserWindow', [
    'ready-to-show',
    'show',
    'close',
    'closed',
  ]);
  const contentsEvents = new StrictEvents<Electron.WebContents>('webContents', CONTENTS_EVENTS);
  const contents = makeContents(contentsEvents);
  const frame = makeFrame(options, () => events.emit('show'));
  let isDestroyed = false;

  /** As shell/browser/native_window.cc: `close` may be prevented and is followed by the window's end, which is final. */
  const own: OwnWindow = {
    close() {
      if (isDestroyed) return true;
      if (events.emitPreventable('close')) {
        cancelQuit();
        return false;
      }
      own.destroy();
      return true;
    },
    destroy() {
      if (isDestroyed) return;
      isDestroyed = true;
      tell({ type: 'close' });
      events.emit('closed');
      removeWindow(own);
    },
  };
  addWindow(own);
  appEvents.emit('web-contents-created', {}, contents);
  note(`a window on ${options.backgroundColor}`);
  tell({ type: 'create', preload: readFileSync(options.webPreferences?.preload ?? '', 'utf8') });
  receive((message) => {
    if (message.type === 'crashed')
      contentsEvents.emit('render-process-gone', {}, { reason: 'crashed', exitCode: 5 });
    if (message.type === 'closed') own.close();
  });
  /** A window that is gone answers nothing but whether it is (gin: «Object has been destroyed»). */
  const alive = <Args extends unknown[], Answer>(answer: (...args: Args) => Answer) => {
    return (...args: Args): Answer => {
      if (isDestroyed) throw new TypeError('Object has been destroyed');
      return answer(...args);
    };
  };
  const model = {
    on: events.on,
    once: events.once,
    webContents: contents,
    isDestroyed: () => isDestroyed,
    close: () => void own.close(),
    destroy: own.destroy,
    loadURL: alive(async (url: string) => {
      expectLockedDown(contentsEvents);
      await load(url);
      contentsEvents.emit('did-finish-load');
      // On Wayland a hidden window gets no frames, and is never painted.
      if (process.env.STANDIN_PAINT !== 'never') events.emit('ready-to-show');
    }),
    show: alive(frame.show),
    focus: alive(frame.focus),
    restore: alive(frame.restore),
    maximize: alive(frame.maximize),
    isMinimized: alive(frame.isMinimized),
    isVisible: alive(frame.isVisible),
    isMaximized: alive(frame.isMaximized),
    isFullScreen: alive(frame.isFullScreen),
    getNormalBounds: alive(frame.getNormalBounds),
    setBackgroundColor: alive((colour: string) => note(`behind the page: ${colour}`)),
  } satisfies Partial<Electron.BrowserWindow>;
  return events.own(strict<Electron.BrowserWindow>('BrowserWindow', model));
}

function expectIsolated(options: WindowOptions): void {
  expectKnown('window option', options, OPTIONS);
  expectKnown('web preference', options.webPreferences ?? {}, PREFERENCES);
  // A folder that a test sets up for its package.json has nothing else.
  const hasIcon = existsSync(String(options.icon ?? '')) || process.env.STANDIN_APP !== undefined;
  if (process.platform === 'linux' && !hasIcon) throw new Error('The window has no icon');
  if (options.fullscreen === false) throw new Error('macOS would have no button for full screen');
  const { sandbox, contextIsolation, nodeIntegration } = options.webPreferences ?? {};
  if (!sandbox || !contextIsolation || nodeIntegration) throw new Error('The window is not isolated');
}

function makeContents(events: StrictEvents<Electron.WebContents>): Electron.WebContents {
  const model = {
    mainFrame,
    on: events.on,
    once: events.once,
    setWindowOpenHandler,
    setWebRTCIPHandlingPolicy,
    // A value that cannot be cloned throws in the main process (shell/browser/api/electron_api_web_contents.cc, Send).
    send: (channel: string, ...args: unknown[]) =>
      tell({ type: 'event', channel, args: structuredClone(args) }),
  } satisfies Partial<Electron.WebContents>;
  return events.own(strict<Electron.WebContents>('webContents', model));
}

async function load(url: string): Promise<void> {
  const address = await toHttp(url);
  const loaded = new Promise<void>((resolve, reject) => {
    receive((message) => {
      if (message.type === 'loaded') resolve();
      if (message.type === 'not-loaded') reject(new Error(message.reason));
    });
  });
  frameState.url = toApp(address);
  tell({ type: 'load', url: address });
  await loaded;
}
