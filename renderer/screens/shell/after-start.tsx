/** The parts that lie over every screen and are loaded behind the first one, before there is anything to tell. */
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { lazyWordedPart } from '../../parts/lazy-worded-part.ts';
import { Announcer } from '../../parts/messages/announcer.tsx';
import { KeyNoticeLine } from '../../parts/messages/key-notice.tsx';
import { useService, useServices } from '../../services/use-service.ts';
import { followPads } from '../../state/app/follow-pads.ts';
import { resumeScan } from '../../state/carried-scan.ts';
import { SETTINGS } from '../../state/settings.ts';

/** The light of one switch is loaded when it is first turned on. */
const { Part: Scanning } = lazyWordedPart(async () => (await import('./scanning.tsx')).Scanning, 'data');

export function AfterStart() {
  const services = useServices();
  useEffect(() => followPads(services), [services]);
  const settings = useService(SETTINGS);
  useEffect(() => resumeScan(settings), [settings]);
  const isScanned = useStore(settings.store, (state) => state.settings.scans);
  return (
    <>
      <Announcer />
      <KeyNoticeLine />
      {isScanned && <Scanning />}
    </>
  );
}
