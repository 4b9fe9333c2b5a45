import { useLayoutEffect, useRef } from 'react';
import { type RecordedKey, recordKey } from './own-keys.ts';

/** These go on to what has the focus: to the next control, and to the button that is pressed. */
const PASSED_ON = ['Tab', 'Enter', ' '];

/**
 * Takes every key of the window while one is recorded, and tells of the pressed one, or of null for Esc. Nothing else hears of
 * them meanwhile.
 */
export function useRecordedKey(isRecording: boolean, onKey: (key: RecordedKey) => void): void {
  const latest = useRef(onKey);
  useLayoutEffect(() => {
    latest.current = onKey;
  });
  useLayoutEffect(() => {
    if (!isRecording) return;
    const stop = new AbortController();
    const press = (event: KeyboardEvent) => {
      if (PASSED_ON.includes(event.key)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      const isBare = !event.ctrlKey && !event.metaKey && !event.altKey;
      if (event.key === 'Escape' && isBare) return latest.current(null);
      const recorded = event.repeat ? null : recordKey(event);
      if (recorded !== null) latest.current(recorded);
    };
    window.addEventListener('keydown', press, { signal: stop.signal, capture: true });
    return () => stop.abort();
  }, [isRecording]);
}
