/** The host's end of the bridge over Electron's IPC. */
import { type BrowserWindow, type IpcMainInvokeEvent, ipcMain } from 'electron';
import type { Answer, HostEvent } from '../../core/contract/contract.ts';
import { type Ask, answerRequest } from '../host/answer.ts';
import { makeRateLimit } from '../host/rate-limit.ts';
import { CALL, EVENT } from '../preload/wire.ts';
import { isFrom } from './origin.ts';

const refuse = (code: 'forbidden-sender' | 'too-many'): Answer => ({
  ok: false,
  error: { code, detail: '' },
});

/** Answers the main frame of `window` while it shows a page of `origin`, within a limit, and nobody else. */
export function serveBridge(window: BrowserWindow, origin: string, ask: Ask): void {
  const mayPass = makeRateLimit();
  ipcMain.handle(CALL, (event, channel: unknown, request: unknown) => {
    if (!isOurs(event, window, origin)) return refuse('forbidden-sender');
    if (!mayPass(performance.now())) return refuse('too-many');
    return answerRequest(ask, channel, request);
  });
}

/** Tells the window what happened, when it still exists. */
export function sendEvent(window: BrowserWindow, event: HostEvent): void {
  if (!window.isDestroyed()) window.webContents.send(EVENT, event);
}

function isOurs(event: IpcMainInvokeEvent, window: BrowserWindow, origin: string): boolean {
  const frame = event.senderFrame;
  return (
    frame !== null &&
    !window.isDestroyed() &&
    frame === window.webContents.mainFrame &&
    isFrom(origin, frame.url)
  );
}
