import { app } from 'electron';
import { endAtOnce } from '../host/last-resort.ts';
import type { HostedStorage } from '../host/storage-thread.ts';

/** Holds the end up, when no window is left, until the storage has given its file back. */
export function closeAtQuit(storage: HostedStorage): void {
  let isClosed = false;
  app.on('will-quit', (event) => {
    if (isClosed) return;
    event.preventDefault();
    storage.close().then((how) => {
      if (how === 'late') return endAtOnce();
      isClosed = true;
      app.quit();
    });
  });
}
