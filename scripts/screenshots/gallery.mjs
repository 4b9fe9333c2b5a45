/** The page of every component state, as a picture a state. It needs no host. */
import { mkdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { OUTPUT, ROOT } from './session.mjs';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
};
const WIDTH = 1_920;
const REST_MS = 1_500;

/** Serves the built window on a free port of this machine; answers with its address. */
async function serveWindow() {
  const folder = join(ROOT, 'out', 'renderer');
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    const path = join(folder, normalize(pathname === '/' ? '/index.html' : pathname));
    try {
      response.setHeader('content-type', TYPES[extname(path)] ?? 'application/octet-stream');
      response.end(readFileSync(path));
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, url: `http://127.0.0.1:${server.address().port}/?gallery` };
}

export async function takeGallery(browser) {
  const { server, url } = await serveWindow();
  const page = await browser.newPage({ viewport: { width: WIDTH, height: 1_600 } });
  page.on('pageerror', (error) => console.error('gallery', error));
  try {
    page.setDefaultTimeout(120_000);
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForSelector('.component-gallery');
    await page.waitForTimeout(REST_MS);
    const folder = join(OUTPUT, 'gallery');
    mkdirSync(folder, { recursive: true });
    for (const section of await page.locator('.component-gallery > section').all()) {
      const name = await section.getAttribute('id');
      await section.screenshot({ path: join(folder, `${name}.png`) });
    }
  } finally {
    await page.close();
    server.close();
  }
}
