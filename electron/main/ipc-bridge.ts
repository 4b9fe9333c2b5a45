/** The host's end of the bridge over Electron's IPC. */
import { type BrowserWindow, type IpcMainInvokeEvent, ipcMain } from 'electron';
import type { HostEvent } from '../../core/contract/contract.ts';
import type { AnswerRequest } from '../host/window-request.ts';
import { CALL, EVENT } from '../preload/wire.ts';
import { isFrom } from './origin.ts';

/** Hands over each request with whether it comes from the main frame of `window` while that shows a page of `origin`. */
export function serveBridge(window: BrowserWindow, origin: string, answer: AnswerRequest): void {
  ipcMain.handle(CALL, (event, channel: unknown, request: unknown) =>
    answer({ senderError: isOurs(event, window, origin) ? null : 'forbidden-sender', channel, request }),
  );
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
