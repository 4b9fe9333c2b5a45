/** The picture of a pack: its shapes in order, each with its number, and under it the two measures as bars. */
import { SLOT, WALL } from '../board/board.ts';
import { drawText } from '../raster/digits.ts';
import { fillRectangle, fillRounded, makeRaster, type PixelArea, type Raster } from '../raster/raster.ts';
import { PACK_MEASURES, shareOf } from './pack-curve.ts';
import type { PackLevel } from './pack-levels.ts';

const COLOURS = { paper: 0xf4efe4, card: 0xfdf9ef, slot: 0x1f7a63, wall: 0x4a4a48, number: 0x2b2f2e };
/** The measures in the colours of their curves. */
const BARS = { random: 0xb23b2a, casual: COLOURS.slot, empty: 0xe7dfcd } as const;
/** Levels side by side, and pixels of a card. */
const MOST_COLUMNS = 6;
const CARD = { width: 150, height: 176, gap: 16 } as const;
const SHAPE = 108;
const BAR = { height: 7, gap: 5 } as const;

/** The most levels that are drawn one by one; the picture carries all of them. */
const MOST_DRAWN = 60;

/** Draws a pack. */
export function packRaster(levels: readonly PackLevel[]): Raster {
  const drawn = levels.slice(0, MOST_DRAWN);
  const columns = Math.max(1, Math.min(MOST_COLUMNS, drawn.length));
  const rows = Math.max(1, Math.ceil(drawn.length / columns));
  const { width, height, gap } = CARD;
  const raster = makeRaster(gap + columns * (width + gap), gap + rows * (height + gap), COLOURS.paper);
  for (const [index, level] of drawn.entries()) {
    const x = gap + (index % columns) * (width + gap);
    const y = gap + Math.floor(index / columns) * (height + gap);
    drawLevel(raster, level, index + 1, { x, y, width, height });
  }
  return raster;
}

function drawLevel(raster: Raster, { design, deal }: PackLevel, number: number, card: PixelArea): void {
  fillRounded(raster, card, 10, COLOURS.card);
  const cell = Math.max(1, Math.floor(SHAPE / Math.max(design.width, design.height)));
  const left = card.x + Math.round((card.width - cell * design.width) / 2);
  const top = card.y + 34 + Math.round((SHAPE - cell * design.height) / 2);
  for (const [index, mark] of design.marks.entries()) {
    if (mark !== SLOT && mark !== WALL) continue;
    const x = left + (index % design.width) * cell;
    const y = top + Math.floor(index / design.width) * cell;
    const side = Math.max(1, cell - (cell > 3 ? 1 : 0));
    fillRectangle(raster, { x, y, width: side, height: side }, mark === SLOT ? COLOURS.slot : COLOURS.wall);
  }
  drawText(raster, String(number), { x: card.x + 6, y: card.y + 4, width: 44, height: 28 }, COLOURS.number);
  const width = card.width - 24;
  for (const [place, measure] of PACK_MEASURES.entries()) {
    const share = shareOf(deal, measure)?.share ?? null;
    if (share === null) continue;
    const y = card.y + card.height - 10 - (PACK_MEASURES.length - place) * (BAR.height + BAR.gap) + BAR.gap;
    const bar = { x: card.x + 12, y, width, height: BAR.height };
    fillRectangle(raster, bar, BARS.empty);
    fillRectangle(raster, { ...bar, width: Math.round(width * share) }, BARS[measure]);
  }
}
