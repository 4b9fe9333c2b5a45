import type { RawBridge } from '../../core/contract/contract.ts';

declare global {
  interface Window {
    /** Put there by the preload or by the browser host's page script. */
    readonly twofold?: RawBridge;
  }
}

/** The host's bridge, or null on a page that no host serves. */
export function hostBridge(): RawBridge | null {
  return window.twofold ?? null;
}
