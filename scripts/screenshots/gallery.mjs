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
const WINDOW = { width: 1_440, height: 900 };
/** A worker answers some of them, and what is pressed is pressed meanwhile. */
const REST_MS = 4_000;

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

/** Takes every state by itself, or those that are named. */
export async function takeGallery(browser, only = []) {
  const { server, url } = await serveWindow();
  const page = await browser.newPage({ viewport: WINDOW, deviceScaleFactor: 2 });
  page.on('pageerror', (error) => console.error('gallery', error));
  const folder = join(OUTPUT, 'gallery');
  mkdirSync(folder, { recursive: true });
  try {
    page.setDefaultTimeout(120_000);
    await page.goto(url, { waitUntil: 'commit' });
    const sections = page.locator('[data-part~="component-gallery"] > section');
    await sections.first().waitFor();
    const names = await sections.evaluateAll((all) => all.map(({ id }) => id));
    for (const name of names.filter((each) => only.length === 0 || only.includes(each))) {
      await page.goto(`${url}=${name}`, { waitUntil: 'load' });
      await page.locator(`#${name} [data-part~="gallery-cell"][lang]`).first().waitFor();
      await page.waitForTimeout(REST_MS);
      await page.locator(`#${name}`).screenshot({ path: join(folder, `${name}.png`) });
    }
  } finally {
    await page.close();
    server.close();
  }
}
