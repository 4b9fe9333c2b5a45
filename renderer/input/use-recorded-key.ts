import { useLayoutEffect, useRef } from 'react';
import { type OwnKeys, type RecordedKey, recordKey } from './own-keys.ts';

/** These go on to what has the focus: to the next control, and to the button that is pressed. */
const PASSED_ON = ['Tab', 'Enter', ' '];

/**
 * Takes every key of the window while one is recorded, and tells of the pressed one, or of null for Esc. Nothing else hears of
 * them meanwhile.
 */
export function useRecordedKey(isRecording: boolean, own: OwnKeys, onKey: (key: RecordedKey) => void): void {
  const latest = useRef({ own, onKey });
  useLayoutEffect(() => {
    latest.current = { own, onKey };
  });
  useLayoutEffect(() => {
    if (!isRecording) return;
    const stop = new AbortController();
    const press = (event: KeyboardEvent) => {
      if (PASSED_ON.includes(event.key)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      const isBare = !event.ctrlKey && !event.metaKey && !event.altKey;
      if (event.key === 'Escape' && isBare) return latest.current.onKey(null);
      const recorded = event.repeat ? null : recordKey(event, latest.current.own);
      if (recorded !== null) latest.current.onKey(recorded);
    };
    window.addEventListener('keydown', press, { signal: stop.signal, capture: true });
    return () => stop.abort();
  }, [isRecording]);
}
