import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CALM_SIZE_IDS, CALM_SIZES } from '../../core/game/modes/calm-boards.ts';
import { fittingSize, LEAST_LARGE_CELL, largeLayout, largeSizes } from './large-room.ts';

const SMALL = CALM_SIZES['6x4'];

it.each([
  ['a desktop', 1280, 800, ['6x4', '8x6', '10x8']],
  ['a small laptop', 1024, 768, ['6x4', '8x6', '10x8']],
  ['a window at 200 %', 640, 400, ['6x4']],
  ['a phone', 390, 780, ['6x4']],
  ['a tablet held upright', 768, 1024, ['6x4', '8x6', '10x8']],
  ['the smallest window', 480, 480, ['6x4']],
] as const)('%s offers the sizes that fit', (_, width, height, sizes) => {
  expect(largeSizes({ width, height })).toEqual(sizes);
  expect(largeLayout(SMALL, { width, height }).cell).toBeGreaterThanOrEqual(LEAST_LARGE_CELL);
});

it('a phone shows the board upright, and a wide window does not', () => {
  expect(largeLayout(SMALL, { width: 390, height: 780 })).toMatchObject({
    isTurned: true,
    frame: { side: 'below' },
  });
  expect(largeLayout(SMALL, { width: 1280, height: 800 })).toMatchObject({
    isTurned: false,
    frame: { side: 'beside' },
  });
});

it('no size that is offered besides the smallest has smaller tiles, in whatever window', () => {
  const windows = fc.record({
    width: fc.integer({ min: 240, max: 3840 }),
    height: fc.integer({ min: 240, max: 2160 }),
  });
  fc.assert(
    fc.property(windows, fc.constantFrom(...CALM_SIZE_IDS), (window, chosen) => {
      const [, ...others] = largeSizes(window);
      for (const size of others)
        expect(largeLayout(CALM_SIZES[size], window).cell).toBeGreaterThanOrEqual(LEAST_LARGE_CELL);
      expect(largeSizes(window)).toContain(fittingSize(chosen, window));
    }),
  );
});

it('text that is twice as large has a frame that is twice as large', () => {
  const usual = largeLayout(SMALL, { width: 3840, height: 2160 }).frame;
  const large = largeLayout(SMALL, { width: 3840, height: 2160, rem: 32 }).frame;
  expect(large).toEqual({ ...usual, line: 2 * usual.line, beside: 2 * usual.beside });
});

it('a chosen size that does not fit gives way to the next smaller one', () => {
  expect(fittingSize('10x8', { width: 800, height: 600 })).toBe('8x6');
  expect(fittingSize('10x8', { width: 390, height: 780 })).toBe('6x4');
  expect(fittingSize('8x6', { width: 1280, height: 800 })).toBe('8x6');
});
