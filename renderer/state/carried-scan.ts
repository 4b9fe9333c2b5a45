/** The light of one switch goes along to the next player, in whose settings nobody with one switch could turn it on. */
import { SCAN_PACES_MS } from '../../core/contract/settings.ts';
import { carry, takeCarried } from './carried.ts';
import type { SettingsKeeper } from './settings.ts';

/** Keeps that the light goes, and its pace, until the next page of this window. */
export function carryScan({ store }: SettingsKeeper): void {
  const { scans, scanMs } = store.getState().settings;
  if (scans) carry('scan', String(scanMs));
}

/** Lets a light that was carried along go on; the settings have been read. */
export function resumeScan(settings: SettingsKeeper): void {
  const carried = takeCarried('scan');
  const scanMs = SCAN_PACES_MS.find((ms) => String(ms) === carried);
  if (scanMs !== undefined) void settings.change({ scans: true, scanMs });
}
