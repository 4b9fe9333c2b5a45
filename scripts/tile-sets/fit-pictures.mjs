// Pictures of one set are to stand in the middle of their tiles and equally large, however their makers placed them.
import { chromium } from '@playwright/test';
import { CHROMIUM_FLAGS, findHeadlessChromium } from '../chromium.mjs';

/** The share of the square that the longer side of a picture takes. */
const FILLED = 0.97;
/** No picture becomes larger than by this factor: a dot stays smaller than nine of them. */
const MOST_GROWTH = 1.3;
/** Pixels in which pictures are measured. */
const SIDE = 256;

/** Returns the SVGs with view boxes around what is drawn. */
export async function fitPictures(svgs) {
  const executablePath = await findHeadlessChromium();
  if (executablePath === null) throw new Error('there is no Chromium: run `node scripts/setup.mjs`');
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  const page = await browser.newPage();
  const boxes = await page.evaluate(measureInk, { svgs, side: SIDE });
  await browser.close();
  return svgs.map((svg, at) => fitted(svg, boxes[at]));
}

/** Runs in the page: the box of what is drawn, as shares of the square. */
async function measureInk({ svgs, side }) {
  const context = new OffscreenCanvas(side, side).getContext('2d', { willReadFrequently: true });
  const boxes = [];
  for (const svg of svgs) {
    const image = new Image();
    image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
    await image.decode();
    context.clearRect(0, 0, side, side);
    context.drawImage(image, 0, 0, side, side);
    const { data } = context.getImageData(0, 0, side, side);
    const [columns, rows] = [[], []];
    for (let at = 0; at < side * side; at++) {
      if (data[4 * at + 3] < 24) continue;
      columns.push(at % side);
      rows.push(Math.floor(at / side));
    }
    const span = (places) => {
      const first = places.reduce((least, place) => Math.min(least, place), side);
      const last = places.reduce((most, place) => Math.max(most, place), 0);
      return { from: first / side, to: (last + 1) / side };
    };
    boxes.push({ across: span(columns), down: span(rows) });
  }
  return boxes;
}

function fitted(svg, { across, down }) {
  const [whole, left, top, width] = /viewBox="(\S+) (\S+) (\S+) \S+"/.exec(svg) ?? [];
  if (whole === undefined) throw new Error('a picture without a view box');
  const longer = Math.max(across.to - across.from, down.to - down.from);
  const side = Math.min(1, Math.max(longer / FILLED, 1 / MOST_GROWTH));
  const start = ({ from, to }) => (from + to - side) / 2;
  const numbers = [
    Number(left) + start(across) * width,
    Number(top) + start(down) * width,
    side * width,
    side * width,
  ].map((number) => Number(number.toFixed(2)));
  return svg.replace(whole, `viewBox="${numbers.join(' ')}"`);
}
