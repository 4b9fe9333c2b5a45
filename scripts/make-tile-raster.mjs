// Makes the pictures of the carved tiles in pixels, for the command line, which has no browser to draw with: side by side in
// one PNG, drawn by the Chromium of the tests. Run it after changing one of them: node scripts/make-tile-raster.mjs
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { withPngText } from '../core/templates/file/png.ts';
import { readArguments } from './arguments.mjs';
import { CHROMIUM_FLAGS, findHeadlessChromium } from './chromium.mjs';

readArguments(
  "node scripts/make-tile-raster.mjs\n  Makes the command line's pictures of the carved tiles, resources/raster/carved.png.",
);

const RESOURCES = fileURLToPath(new URL('../resources/', import.meta.url));
/** As electron/cli/picture/tile-raster.ts reads it. */
const SIDE = 48;
const COLUMNS = 8;

const { pictures } = JSON.parse(readFileSync(`${RESOURCES}tiles/carved/set.json`, 'utf8'));
const drawings = pictures.map(({ id }) => readFileSync(`${RESOURCES}tiles/carved/${id}.svg`, 'utf8'));
const height = Math.ceil(drawings.length / COLUMNS) * SIDE;
const executablePath = (await findHeadlessChromium()) ?? undefined;
const browser = await chromium.launch({ args: CHROMIUM_FLAGS, executablePath });
const page = await browser.newPage({ viewport: { width: COLUMNS * SIDE, height } });
// As images: the ids inside one drawing are no others'.
const images = drawings.map(
  (svg) =>
    `<img width="${SIDE}" height="${SIDE}" src="data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}">`,
);
await page.setContent(
  `<body style="margin:0;overflow:hidden;display:grid;grid-template-columns:repeat(${COLUMNS},${SIDE}px)">${images.join('')}`,
);
const drawn = await page.screenshot({ omitBackground: true });
await browser.close();
const sources = createHash('sha256').update(drawings.join('')).digest('hex');
const png = withPngText(new Uint8Array(drawn), sources);
mkdirSync(`${RESOURCES}raster`, { recursive: true });
writeFileSync(`${RESOURCES}raster/carved.png`, png);
console.log(`raster/carved.png: ${drawings.length} pictures, ${png.length} bytes`);
