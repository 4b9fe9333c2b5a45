/** The browser host over Vite's development server, for `npm run dev`: the page changes as its sources do. */
import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import config from '../../electron.vite.config.ts';
import { type Pages, respond, withBridge } from './pages.ts';
import { runBrowserHost } from './run.ts';

const packageFolder = fileURLToPath(new URL('../../', import.meta.url));
/** The path at which Vite serves the source of the bridge's script, which lies outside of its root. */
const BRIDGE_PATH = `/@fs/${fileURLToPath(new URL('page/page-bridge.ts', import.meta.url)).replace(/^\//, '')}`;

await runBrowserHost({
  args: process.argv.slice(2),
  packageFolder,
  makePages: (_origin, server) => createLivePages(server),
  threads: {
    storage: new URL('../storage/thread/storage-worker.ts', import.meta.url),
    fullCheck: new URL('../storage/trust/checks/full-check-worker.ts', import.meta.url),
  },
});

/** No security policy here: Vite puts its own script into the page. */
async function createLivePages(server: Server): Promise<Pages> {
  const root = join(packageFolder, 'renderer');
  const vite = await createServer({
    ...config.renderer,
    configFile: false,
    root,
    appType: 'custom',
    server: { ...config.renderer?.server, middlewareMode: true, hmr: { server } },
  });
  return {
    headers: {},
    async answer(request, response) {
      const url = request.url ?? '/';
      // index.html names these as neighbours of its folder, which lies outside of what Vite calls the root.
      if (url.startsWith('/resources/')) request.url = `/@fs/${packageFolder}${url.slice(1)}`;
      if (!/^\/($|\?)/.test(url)) return vite.middlewares(request, response);
      const html = await readFile(join(root, 'index.html'), 'utf8');
      const page = withBridge(await vite.transformIndexHtml(url, html), BRIDGE_PATH);
      respond(response, 200, 'text/html; charset=utf-8', page);
    },
    ownsUpgrade: (request) => request.headers['sec-websocket-protocol']?.startsWith('vite-') === true,
  };
}
