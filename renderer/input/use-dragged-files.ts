import { useEffect, useState } from 'react';

/** Returns whether files are held over the window. */
export function useDraggedFiles(): boolean {
  const [areHeld, setHeld] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    const on = { signal: stop.signal };
    const over = ({ dataTransfer }: DragEvent) => setHeld(dataTransfer?.types.includes('Files') ?? false);
    // From one element of the window into another is not out of it.
    const leave = ({ relatedTarget }: DragEvent) => relatedTarget === null && setHeld(false);
    window.addEventListener('dragover', over, on);
    window.addEventListener('dragleave', leave, on);
    window.addEventListener('drop', () => setHeld(false), on);
    return () => stop.abort();
  }, []);
  return areHeld;
}
