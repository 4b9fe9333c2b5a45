import type { BrowserWindow, WebFrameMain } from 'electron';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Answer } from '../../core/contract/contract.ts';
import { DEFAULT_SETTINGS } from '../../core/contract/settings.ts';
import { chain, checkSender } from '../host/request-pipeline.ts';
import { sendEvent, serveBridge } from './ipc-bridge.ts';

type Handler = (event: unknown, channel: unknown, request: unknown) => Promise<Answer> | Answer;
const electron = vi.hoisted(() => ({ handler: null as Handler | null }));
vi.mock('electron', () => ({
  ipcMain: {
    handle(_name: string, handler: Handler) {
      electron.handler = handler;
    },
  },
}));

const frame = (url: string) => ({ url }) as WebFrameMain;
const ours = frame('app://twofold/');

function makeWindow(mainFrame: WebFrameMain, isDestroyed = false) {
  const send = vi.fn();
  // A window has a hundred members; the bridge uses these.
  const window = {
    isDestroyed: () => isDestroyed,
    webContents: { mainFrame, send },
  } as unknown as BrowserWindow;
  return { window, send };
}

async function ask(window: BrowserWindow, senderFrame: WebFrameMain | null) {
  const read = async () => ({ ok: true, value: DEFAULT_SETTINGS }) as const;
  serveBridge(window, 'app://twofold', chain([checkSender], read));
  const answer = await electron.handler?.({ senderFrame }, 'settings.read', null);
  return answer?.ok === false ? answer.error.code : answer?.value;
}

beforeEach(() => {
  electron.handler = null;
});

test('the main frame of our window is answered', async () => {
  expect(await ask(makeWindow(ours).window, ours)).toEqual(DEFAULT_SETTINGS);
});

test.each([
  ['a frame that is gone', makeWindow(ours).window, null],
  ['another frame of the same page', makeWindow(ours).window, frame('app://twofold/')],
  ['our window on a page from elsewhere', makeWindow(frame('https://evil.example/')).window, 'main'],
  ['our window on a page with a similar name', makeWindow(frame('app://twofold.evil/')).window, 'main'],
  ['a window that is closed', makeWindow(ours, true).window, ours],
] as const)('%s is not answered', async (_who, window, sender) => {
  const senderFrame = sender === 'main' ? window.webContents.mainFrame : sender;
  expect(await ask(window, senderFrame)).toBe('forbidden-sender');
});

test('an event reaches an open window, and a closed one is left alone', () => {
  const open = makeWindow(ours);
  sendEvent(open.window, { type: 'suspend' });
  expect(open.send).toHaveBeenCalledWith('twofold:event', { type: 'suspend' });
  const closed = makeWindow(ours, true);
  sendEvent(closed.window, { type: 'suspend' });
  expect(closed.send).not.toHaveBeenCalled();
});
