/** ipcMain: the requests that the window's preload sends through the test's Chromium. */
import { receive, tell } from './parent.ts';
import { toApp } from './protocol.ts';

/** What a handler sees of the frame that asks. */
export interface Frame {
  url: string;
}

type Handler = (event: { readonly senderFrame: Frame }, ...args: readonly unknown[]) => unknown;

const handlers = new Map<string, Handler>();

/** The frame of the one window. Its identity is what the app compares. */
export const mainFrame: Frame = { url: '' };

export const ipcMainModel = {
  handle(channel: string, handler: Handler) {
    if (handlers.has(channel)) throw new Error(`A second handler for ${channel}`);
    handlers.set(channel, handler);
  },
};

receive(async (message) => {
  if (message.type !== 'invoke') return;
  const { call, channel, args, url } = message;
  mainFrame.url = toApp(url);
  try {
    const handler = handlers.get(channel);
    if (handler === undefined) throw new Error(`No handler registered for '${channel}'`);
    tell({ type: 'answer', call, value: await handler({ senderFrame: mainFrame }, ...args) });
  } catch (error) {
    tell({ type: 'fail', call, reason: String(error) });
  }
});
