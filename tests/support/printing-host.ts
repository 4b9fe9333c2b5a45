/** The browser host, without pages, over a storage thread that prints. */
import { fileURLToPath } from 'node:url';
import { runBrowserHost } from '../../electron/browser/run.ts';

await runBrowserHost({
  args: process.argv.slice(2),
  packageFolder: fileURLToPath(new URL('../../', import.meta.url)),
  makePages: () => ({ headers: {}, answer: async () => undefined, ownsUpgrade: () => false }),
  threads: {
    storage: new URL('./printing-storage.ts', import.meta.url),
    fullCheck: new URL('../../electron/storage/trust/checks/full-check-worker.ts', import.meta.url),
  },
});
