// Makes the icons of all platforms from resources/icon.svg, drawn by the Chromium of the tests.
// Run it after changing the drawing: node scripts/make-icons.mjs
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { readArguments } from './arguments.mjs';
import { CHROMIUM_FLAGS, findChromium } from './chromium.mjs';

readArguments('node scripts/make-icons.mjs\n  Makes the icons of all platforms from resources/icon.svg.');

const RESOURCES = fileURLToPath(new URL('../resources/', import.meta.url));
const ICONS = join(RESOURCES, 'icons');
const LINUX_SIZES = [16, 24, 32, 48, 64, 128, 256, 512];
const WINDOWS_SIZES = [16, 20, 24, 32, 40, 48, 64, 128, 256];
/** Apple's names for pictures in an icon family, with their sizes in pixels. 16 and 32 exist at twice the density
 *  only: the plain ones must not be PNGs inside an app, and macOS makes them from these. */
const MAC_TYPES = [
  ['ic11', 32],
  ['ic12', 64],
  ['ic07', 128],
  ['ic13', 256],
  ['ic08', 256],
  ['ic14', 512],
  ['ic09', 512],
  ['ic10', 1024],
];
/** macOS lines icons up by a margin of 100 in 1024; the drawing has 48. */
const MAC_SCALE = 824 / 928;

const drawing = readFileSync(join(RESOURCES, 'icon.svg'), 'utf8');
const executablePath = (await findChromium()) ?? undefined;
const browser = await chromium.launch({ args: CHROMIUM_FLAGS, executablePath });
const page = await browser.newPage();

mkdirSync(join(ICONS, 'png'), { recursive: true });
for (const size of LINUX_SIZES) save(`png/${size}x${size}.png`, await draw(size));
save('icon.ico', makeIco(await drawAll(WINDOWS_SIZES)));
save('icon.icns', makeIcns(await drawAll([...new Set(MAC_TYPES.map(([, size]) => size))], MAC_SCALE)));
await browser.close();

function save(name, bytes) {
  writeFileSync(join(ICONS, name), bytes);
  console.log(`icons/${name}: ${bytes.length} bytes`);
}

async function drawAll(sizes, scale = 1) {
  const pictures = new Map();
  for (const size of sizes) pictures.set(size, await draw(size, scale));
  return pictures;
}

/** The drawing as a PNG of `size` pixels a side, around its middle. */
async function draw(size, scale = 1) {
  await page.setViewportSize({ width: size, height: size });
  const side = size * scale;
  const margin = (size - side) / 2;
  const style = `position:absolute;left:${margin}px;top:${margin}px;width:${side}px;height:${side}px`;
  const svg = drawing.replace('<svg ', `<svg style="${style}" `);
  await page.setContent(`<body style="margin:0;overflow:hidden">${svg}</body>`);
  return page.screenshot({ omitBackground: true });
}

/** Windows' container: a directory of 16 bytes a picture, then the PNGs. A side of 256 is written as 0. */
function makeIco(pictures) {
  const header = Buffer.alloc(6 + 16 * pictures.size);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.size, 4);
  let offset = header.length;
  let at = 6;
  for (const [size, png] of pictures) {
    header.writeUInt8(size % 256, at);
    header.writeUInt8(size % 256, at + 1);
    header.writeUInt16LE(1, at + 4);
    header.writeUInt16LE(32, at + 6);
    header.writeUInt32LE(png.length, at + 8);
    header.writeUInt32LE(offset, at + 12);
    offset += png.length;
    at += 16;
  }
  return Buffer.concat([header, ...pictures.values()]);
}

/** Apple's container: for each picture its type, its length with these eight bytes, the PNG. */
function makeIcns(pictures) {
  const parts = MAC_TYPES.map(([type, size]) => makeChunk(type, pictures.get(size)));
  return makeChunk('icns', Buffer.concat(parts));
}

function makeChunk(type, body) {
  const head = Buffer.alloc(8, type, 'latin1');
  head.writeUInt32BE(body.length + 8, 4);
  return Buffer.concat([head, body]);
}
