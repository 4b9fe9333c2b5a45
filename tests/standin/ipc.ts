/** ipcMain: the requests that the window's preload sends through the test's Chromium. */
import { receive, tell } from './parent.ts';
import { toApp } from './protocol.ts';
import { strict } from './strict.ts';

type Handler = Parameters<Electron.IpcMain['handle']>[1];

const handlers = new Map<string, Handler>();

/** The address of the frame of the one window. */
export const frameState = { url: '' };

const frameModel = {
  get url() {
    return frameState.url;
  },
} satisfies Partial<Electron.WebFrameMain>;

/** The frame of the one window. Its identity is what the app compares. */
export const mainFrame: Electron.WebFrameMain = strict<Electron.WebFrameMain>('mainFrame', frameModel);

export const ipcMainModel = {
  handle(channel: string, handler: Handler) {
    // As lib/browser/ipc-main-impl.ts says it.
    if (handlers.has(channel)) throw new Error(`Attempted to register a second handler for '${channel}'`);
    handlers.set(channel, handler);
  },
} satisfies Partial<Electron.IpcMain>;

receive(async (message) => {
  if (message.type !== 'invoke') return;
  const { call, channel, args, url } = message;
  frameState.url = toApp(url);
  try {
    const handler = handlers.get(channel);
    if (handler === undefined) throw new Error(`No handler registered for '${channel}'`);
    const event = strict<Electron.IpcMainInvokeEvent>('event', { senderFrame: mainFrame });
    tell({ type: 'answer', call, value: structuredClone(await handler(event, ...args)) });
  } catch (error) {
    // lib/renderer/api/ipc-renderer.ts: the page is told which method failed, and how.
    tell({ type: 'fail', call, reason: `Error invoking remote method '${channel}': ${error}` });
  }
});
