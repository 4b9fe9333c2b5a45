import { useEffect } from 'react';

/**
 * Hears of files that are dropped anywhere on the window, while the component is shown. A browser would open them.
 * `onFiles` must stay the same function as long as it does the same.
 */
export function useFileDrop(onFiles: (files: readonly File[]) => void): void {
  useEffect(() => {
    const stop = new AbortController();
    const on = { signal: stop.signal };
    const drop = (event: DragEvent) => {
      event.preventDefault();
      onFiles([...(event.dataTransfer?.files ?? [])]);
    };
    window.addEventListener('dragover', (event) => event.preventDefault(), on);
    window.addEventListener('drop', drop, on);
    return () => stop.abort();
  }, [onFiles]);
}
