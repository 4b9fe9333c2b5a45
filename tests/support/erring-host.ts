/** The browser host, without pages, over the package of its first argument; a bug is thrown when it hears SIGUSR2. */
import { runBrowserHost } from '../../electron/browser/run.ts';

const [packageFolder = '', ...args] = process.argv.slice(2);

process.on('SIGUSR2', () => {
  throw new Error('a bug of the host');
});
await runBrowserHost({
  args,
  packageFolder,
  makePages: () => ({ headers: {}, answer: async () => undefined, ownsUpgrade: () => false }),
  threads: {
    storage: new URL('../../electron/storage/thread/storage-worker.ts', import.meta.url),
    fullCheck: new URL('../../electron/storage/trust/checks/full-check-worker.ts', import.meta.url),
  },
  wordsMs: 0,
});
