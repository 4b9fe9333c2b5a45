import { createStore, type StoreApi } from 'zustand/vanilla';
import type { AppInfo, StorageState } from '../../core/contract/schemas.ts';
import { serviceKey } from '../services/services.ts';

/** The host as the window knows it, and failures that belong to no single request. */
export interface HostState {
  readonly info: AppInfo | null;
  readonly storage: StorageState;
  readonly isTakenOver: boolean;
  /** Something threw where nothing should; the player is told once. */
  readonly hasBug: boolean;
}

export const HOST = serviceKey<StoreApi<HostState>>('host');

export function createHostStore(): StoreApi<HostState> {
  return createStore<HostState>(() => ({
    info: null,
    storage: { kind: 'ready' },
    isTakenOver: false,
    hasBug: false,
  }));
}
