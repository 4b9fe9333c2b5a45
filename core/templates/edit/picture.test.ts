import { describe, expect, it } from 'vitest';
import { makeShape } from '../../board/text.ts';
import { type ColourPixels, greyOfPixels } from './picture.ts';

type Colour = readonly [red: number, green: number, blue: number, opacity: number];

/** A picture drawn as text: a letter a pixel. */
function pixelsOf(rows: readonly string[], colours: Readonly<Record<string, Colour>>): ColourPixels {
  const letters = rows.join('');
  return {
    width: rows[0]?.length ?? 0,
    height: rows.length,
    rgba: Uint8ClampedArray.from([...letters].flatMap((letter) => colours[letter] ?? [0, 0, 0, 0])),
  };
}

/** Returns the inked pixels as rows of `o` and `.`. */
function inked(pixels: ColourPixels, least = 64): string {
  const { width, height, darkness } = greyOfPixels(pixels);
  return makeShape({ width, height, marks: Array.from(darkness, (value) => (value >= least ? -1 : 0)) });
}

const RING = ['     ', ' xxx ', ' x x ', ' xxx ', '     '];
const RING_SHAPE = ['.....', '.ooo.', '.o.o.', '.ooo.', '.....'].join('\n');
const CLEAR: Colour = [0, 0, 0, 0];

describe('a picture in grey', () => {
  it.each<[what: string, colour: Colour]>([
    ['white', [255, 255, 255, 255]],
    ['black', [0, 0, 0, 255]],
    ['light yellow', [255, 250, 200, 255]],
    ['dark blue', [0, 0, 90, 255]],
    ['middle grey', [128, 128, 128, 255]],
    ['half-transparent white', [255, 255, 255, 128]],
    ['half-transparent black', [0, 0, 0, 128]],
  ])('on transparency is its shape: %s', (_, x) => {
    expect(inked(pixelsOf(RING, { x, ' ': CLEAR }))).toBe(RING_SHAPE);
    // A program that saves without the colour of transparent pixels leaves this.
    expect(inked(pixelsOf(RING, { x, ' ': [255, 255, 255, 0] }))).toBe(RING_SHAPE);
  });

  it('shows a face with its eyes, light or dark', () => {
    const face = ['       ', '  xxx  ', ' xexex ', ' xxxxx ', '  xxx  ', '       '];
    const shape = ['.......', '..ooo..', '.o.o.o.', '.ooooo.', '..ooo..', '.......'].join('\n');
    expect(inked(pixelsOf(face, { x: [255, 220, 60, 255], e: [20, 20, 20, 255] }))).toBe(shape);
    expect(inked(pixelsOf(face, { x: [20, 60, 40, 255], e: [250, 250, 250, 255] }))).toBe(shape);
  });

  it.each<[what: string, ground: Colour, glyph: Colour]>([
    ['light on dark', [20, 30, 120, 255], [255, 255, 255, 255]],
    ['dark on light', [250, 250, 250, 255], [10, 10, 10, 255]],
  ])('with round corners is what it shows, and never its corners: %s', (_, g, x) => {
    const icon = [
      ' gggggg ',
      'gggggggg',
      'ggxxxxgg',
      'ggxggxgg',
      'ggxxxxgg',
      'gggggggg',
      'gggggggg',
      ' gggggg ',
    ];
    const shape = [
      '........',
      '........',
      '..oooo..',
      '..o..o..',
      '..oooo..',
      '........',
      '........',
      '........',
    ];
    expect(inked(pixelsOf(icon, { g, x }), 128)).toBe(shape.join('\n'));
  });

  it.each<[what: string, frame: Colour]>([
    ['white', [255, 255, 255, 255]],
    ['black', [0, 0, 0, 255]],
  ])('with a hole is what is left around it: %s', (_, x) => {
    const frame = ['xxxx', 'x  x', 'x  x', 'xxxx'];
    expect(inked(pixelsOf(frame, { x }))).toBe(['oooo', 'o..o', 'o..o', 'oooo'].join('\n'));
  });

  it('without transparency is as dark as it is', () => {
    const { darkness, isCutOut } = greyOfPixels(
      pixelsOf(['abc'], { a: [0, 0, 0, 255], b: [100, 100, 100, 255], c: [255, 255, 255, 255] }),
    );
    expect([[...darkness], isCutOut]).toEqual([[255, 155, 0], undefined]);
  });

  it('of nothing is nothing', () => {
    expect(inked(pixelsOf(['   ', '   '], {}), 1)).toBe('...\n...');
  });
});
