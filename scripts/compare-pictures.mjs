// Compares two folders of pictures, such as tests/screenshots before and after a change of styles:
// `node scripts/compare-pictures.mjs BEFORE AFTER --sheets FOLDER` lists the pictures that differ, by how much and where, and writes each
// of them as a sheet: before, after, and what differs in red.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readArguments, WHOLE_NUMBER } from './arguments.mjs';
import { launchChromium } from './screenshots/session.mjs';

const USAGE = `node scripts/compare-pictures.mjs BEFORE AFTER [--tolerance N] [--sheets FOLDER]
  --tolerance N    how far two values of a colour, from 0 to 255, may lie apart: 8
  --sheets FOLDER  writes a sheet of each picture that differs`;

const { values, positionals } = readArguments(USAGE, {
  options: { tolerance: { type: 'string', ...WHOLE_NUMBER }, sheets: { type: 'string' } },
  words: { least: 2, most: 2 },
});
const [before, after] = positionals;
const tolerance = Number(values.tolerance ?? 8);

const pictures = (folder) =>
  readdirSync(folder, { recursive: true })
    .filter((name) => name.endsWith('.png'))
    .sort();

/** Runs in a page: the share of pixels that differ, the box around them, and the sheet if it is wanted. */
async function comparePixels({ sources, tolerance, wantsSheet }) {
  const bitmaps = await Promise.all(
    sources.map(async (source) => {
      const bytes = Uint8Array.from(atob(source), (letter) => letter.charCodeAt(0));
      return createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    }),
  );
  const width = Math.max(...bitmaps.map((each) => each.width));
  const height = Math.max(...bitmaps.map((each) => each.height));
  const [old, now] = bitmaps.map((bitmap) => {
    const context = new OffscreenCanvas(width, height).getContext('2d');
    context.drawImage(bitmap, 0, 0);
    return context.getImageData(0, 0, width, height);
  });
  const marks = new ImageData(width, height);
  const box = { left: width, top: height, right: 0, bottom: 0 };
  let count = 0;
  for (let at = 0; at < old.data.length; at += 4) {
    const isNear = [0, 1, 2, 3].every(
      (each) => Math.abs(old.data[at + each] - now.data[at + each]) <= tolerance,
    );
    if (isNear) continue;
    count++;
    const [x, y] = [(at / 4) % width, Math.floor(at / 4 / width)];
    box.left = Math.min(box.left, x);
    box.top = Math.min(box.top, y);
    box.right = Math.max(box.right, x + 1);
    box.bottom = Math.max(box.bottom, y + 1);
    marks.data.set([220, 0, 0, 255], at);
  }
  if (count === 0) return null;
  const share = count / (width * height);
  if (!wantsSheet) return { share, box };
  const sheet = new OffscreenCanvas(3 * width + 16, height);
  const context = sheet.getContext('2d');
  for (const [place, image] of [old, now, marks].entries())
    context.putImageData(image, place * (width + 8), 0);
  const bytes = new Uint8Array(await (await sheet.convertToBlob()).arrayBuffer());
  return { share, box, sheet: bytes.toBase64() };
}

const browser = await launchChromium();
const page = await browser.newPage();
const [olds, nows] = [pictures(before), pictures(after)];
const missing = [
  ...olds.filter((name) => !nows.includes(name)).map((name) => `${name}: only before`),
  ...nows.filter((name) => !olds.includes(name)).map((name) => `${name}: only after`),
];
const common = olds.filter((name) => existsSync(join(after, name)));
let differing = 0;
for (const name of common) {
  const sources = [before, after].map((folder) => readFileSync(join(folder, name), 'base64'));
  if (sources[0] === sources[1]) continue;
  const found = await page.evaluate(comparePixels, {
    sources,
    tolerance,
    wantsSheet: values.sheets !== undefined,
  });
  if (found === null) continue;
  differing++;
  const { left, top, right, bottom } = found.box;
  console.log(
    `${name}: ${(100 * found.share).toFixed(3)} % in ${right - left} × ${bottom - top} at ${left}, ${top}`,
  );
  if (values.sheets === undefined) continue;
  const file = join(values.sheets, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, Buffer.from(found.sheet, 'base64'));
}
await browser.close();
for (const line of missing) console.log(line);
console.log(`${common.length} compared, ${differing} differ, ${missing.length} without a twin`);
