/** The bridge, and nothing else: a window sees two functions and no Electron. */
import { contextBridge, type IpcRendererEvent, ipcRenderer } from 'electron';
import type { RawBridge } from '../../core/contract/contract.ts';
import { CALL, EVENT } from './wire.ts';

const bridge: RawBridge = {
  call: (channel, request) => ipcRenderer.invoke(CALL, channel, request),
  on(listener) {
    // The sender stays here; a window gets the event alone.
    const relay = (_event: IpcRendererEvent, hostEvent: unknown) => listener(hostEvent);
    ipcRenderer.on(EVENT, relay);
    return () => void ipcRenderer.off(EVENT, relay);
  },
};

contextBridge.exposeInMainWorld('twofold', bridge);
