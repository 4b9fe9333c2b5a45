/** The browser host, without pages, over a storage that hangs when it is to close. */
import { fileURLToPath } from 'node:url';
import { runBrowserHost } from '../../electron/browser/run.ts';

const stuck = new URL('./stuck-storage.ts', import.meta.url);

await runBrowserHost({
  args: process.argv.slice(2),
  packageFolder: fileURLToPath(new URL('../../', import.meta.url)),
  makePages: () => ({ headers: {}, answer: async () => undefined, ownsUpgrade: () => false }),
  threads: { storage: stuck, fullCheck: stuck },
});
