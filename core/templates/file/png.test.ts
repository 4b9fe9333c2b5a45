import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTemplateBytes } from './file.ts';
import { readPngText, withPngText } from './png.ts';
import { isPng, readChunks, writeChunks } from './png-chunks.ts';

/** A white pixel, as other programs write it. */
const PIXEL = writeChunks([
  { name: 'IHDR', data: Uint8Array.of(0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0) },
  { name: 'IDAT', data: new Uint8Array(deflateSync(Uint8Array.of(0, 255))) },
  { name: 'IEND', data: new Uint8Array(0) },
]);
/** The same pixel written by another program, so that the checksums are not only ours. */
const FOREIGN_PIXEL = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (character) => character.charCodeAt(0),
);

function carrying(text: string, png = PIXEL): Uint8Array {
  const carrier = withPngText(png, text);
  if (carrier === null) throw new Error('no PNG');
  return carrier;
}

describe('a template in a PNG', () => {
  it('comes back as it was', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 500 }), (text) => {
        expect(readPngText(carrying(text))).toEqual({ ok: true, value: text });
      }),
    );
  });

  it('stays a PNG that others read: header first, end last, check sums right', () => {
    const chunks = readChunks(carrying('蝴蝶', FOREIGN_PIXEL));
    expect(chunks?.map(({ name }) => name)).toEqual(['IHDR', 'IDAT', 'iTXt', 'IEND']);
    expect(isPng(FOREIGN_PIXEL)).toBe(true);
  });

  it('takes the place of one that was there', () => {
    const twice = carrying('second', carrying('first'));
    expect(readPngText(twice)).toEqual({ ok: true, value: 'second' });
    expect(readChunks(twice)).toHaveLength(4);
  });

  it('is read by the same function as a file', () => {
    expect(readTemplateBytes(carrying('o'))).toMatchObject({ ok: false, error: { code: 'bad-json' } });
    expect(readTemplateBytes(PIXEL)).toMatchObject({ ok: false, error: { code: 'png-without-template' } });
  });

  it('is not looked for in a damaged picture', () => {
    const whole = carrying('text');
    for (let cut = 9; cut < whole.length; cut++)
      expect(readPngText(whole.slice(0, cut)).ok, `cut at ${cut}`).toBe(false);
    const flipped = whole.with(60, (whole[60] ?? 0) ^ 1);
    expect(readPngText(flipped)).toMatchObject({ ok: false, error: { code: 'png-damaged' } });
    expect(withPngText(flipped, 'text')).toBeNull();
    expect(withPngText(Uint8Array.of(1, 2, 3), 'text')).toBeNull();
  });
});
