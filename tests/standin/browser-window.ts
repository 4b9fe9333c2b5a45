/** BrowserWindow: a page of the test's Chromium, driven by messages. */
import { existsSync, readFileSync } from 'node:fs';
import { appEvents, expectReady, onQuit } from './app.ts';
import { mainFrame } from './ipc.ts';
import { expectLockedDown, setWebRTCIPHandlingPolicy, setWindowOpenHandler } from './lockdown.ts';
import { note, receive, tell } from './parent.ts';
import { toApp, toHttp } from './protocol.ts';
import { expectKnown, StrictEvents, strict } from './strict.ts';

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

interface WindowOptions {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly backgroundColor: string;
  readonly fullscreen?: boolean;
  readonly icon?: string;
  readonly webPreferences: {
    readonly preload: string;
    readonly sandbox: boolean;
    readonly contextIsolation: boolean;
    readonly nodeIntegration: boolean;
  };
}
/** `new BrowserWindow(options)`; what the model lacks throws. */
export const BrowserWindow = new Proxy(class {}, {
  construct: (_class, [options]: [WindowOptions]) => makeWindow(options),
});

function makeWindow(options: WindowOptions) {
  expectReady('BrowserWindow');
  expectIsolated(options);
  const events = new StrictEvents('BrowserWindow', ['ready-to-show', 'close']);
  const contentsEvents = new StrictEvents('webContents', CONTENTS_EVENTS);
  const contents = makeContents(contentsEvents);
  let isDestroyed = false;

  function close(): void {
    if (isDestroyed) return;
    events.emit('close');
    isDestroyed = true;
    tell({ type: 'close' });
  }

  appEvents.emit('web-contents-created', {}, contents);
  note(`a window on ${options.backgroundColor}`);
  tell({ type: 'create', preload: readFileSync(options.webPreferences.preload, 'utf8') });
  onQuit(close);
  receive((message) => {
    if (message.type === 'crashed')
      contentsEvents.emit('render-process-gone', {}, { reason: 'crashed', exitCode: 5 });
    if (message.type !== 'closed') return;
    close();
    appEvents.emit('window-all-closed');
  });
  return strict('BrowserWindow', {
    on: events.on,
    once: events.once,
    webContents: contents,
    isDestroyed: () => isDestroyed,
    destroy: close,
    async loadURL(url: string) {
      expectLockedDown(contentsEvents);
      await load(url);
      contentsEvents.emit('did-finish-load');
      // On Wayland a hidden window gets no frames, and is never painted.
      if (process.env.STANDIN_PAINT !== 'never') events.emit('ready-to-show');
    },
    ...makeFrame(options),
  });
}

function expectIsolated(options: WindowOptions): void {
  expectKnown('window option', options, OPTIONS);
  expectKnown('web preference', options.webPreferences, PREFERENCES);
  // A folder that a test sets up for its package.json has nothing else.
  const hasIcon = existsSync(options.icon ?? '') || process.env.STANDIN_APP !== undefined;
  if (process.platform === 'linux' && !hasIcon) throw new Error('The window has no icon');
  if (options.fullscreen === false) throw new Error('macOS would have no button for full screen');
  const { sandbox, contextIsolation, nodeIntegration } = options.webPreferences;
  if (!sandbox || !contextIsolation || nodeIntegration) throw new Error('The window is not isolated');
}

function makeContents(events: StrictEvents) {
  return strict('webContents', {
    mainFrame,
    on: events.on,
    once: events.once,
    setWindowOpenHandler,
    setWebRTCIPHandlingPolicy,
    send: (channel: string, ...args: readonly unknown[]) => tell({ type: 'event', channel, args }),
  });
}

/** What belongs to the window on the desktop; a headless Chromium shows none of it. */
function makeFrame({ x, y, width, height }: WindowOptions) {
  return {
    // Not among the notes, which say what the player reads.
    show: () => console.error('the window is shown'),
    focus: () => undefined,
    restore: () => undefined,
    maximize: () => undefined,
    setBackgroundColor: (colour: string) => note(`behind the page: ${colour}`),
    isMinimized: () => false,
    isVisible: () => true,
    isMaximized: () => false,
    isFullScreen: () => false,
    getNormalBounds: () => ({ x, y, width, height }),
  };
}

async function load(url: string): Promise<void> {
  const address = await toHttp(url);
  const loaded = new Promise<void>((resolve, reject) => {
    receive((message) => {
      if (message.type === 'loaded') resolve();
      if (message.type === 'not-loaded') reject(new Error(message.reason));
    });
  });
  mainFrame.url = toApp(address);
  tell({ type: 'load', url: address });
  await loaded;
}
