import { expect, it } from 'vitest';
import { square } from '../../tests/support/drawn-designs.ts';
import { PIXEL_BYTES } from '../raster/raster.ts';
import { BAR_COLOURS } from '../templates/difficulty-bar.ts';
import { packRaster } from './pack-raster.ts';

/** Counts the pixels of a picture that have a colour, `0xRRGGBB`. */
function countColour(pixels: Uint8Array, colour: number): number {
  let count = 0;
  for (let at = 0; at < pixels.length; at += PIXEL_BYTES)
    if (((pixels[at] ?? 0) << 16) + ((pixels[at + 1] ?? 0) << 8) + (pixels[at + 2] ?? 0) === colour) count++;
  return count;
}

it('draws the bar of the casual player in the jade of its curve, and that of random play in vermilion', () => {
  const measured = (random: number, casual: number) => {
    const deal = { seed: 1, dealerVersion: 2, kinds: 4, copies: 4 };
    const by = (stuck: number) => ({ version: 1, games: 100, stuck });
    const level = { ...deal, measured: { random: by(random), casual: by(casual) } };
    return packRaster([{ design: square('A'), deal: level }]).pixels;
  };
  const { wins: jade, loses: vermilion } = BAR_COLOURS;
  const [none, both] = [measured(0, 0), measured(100, 50)];
  expect(countColour(none, vermilion)).toBe(0);
  const casual = countColour(both, jade) - countColour(none, jade);
  expect(countColour(both, vermilion)).toBe(2 * casual);
  expect(casual).toBeGreaterThan(0);
});
