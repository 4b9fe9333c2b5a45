import { describe, expect, it } from 'vitest';
import { drawnShape } from '../../../tests/support/drawn.ts';
import { countSlots, SLOT } from '../../board/board.ts';
import { makeShape } from '../../board/text.ts';
import type { GreyPicture } from './picture.ts';
import { evenSlots, readablePiece } from './readable.ts';

const DARK = { threshold: 128, isInverted: false };

/** A drawn shape as a photograph of it: each cell so many pixels. */
function photograph(picture: string, pixels: number): GreyPicture {
  const { width, height, marks } = drawnShape(picture);
  const darkness = Uint8Array.from({ length: width * height * pixels * pixels }, (_, pixel) => {
    const x = Math.floor((pixel % (width * pixels)) / pixels);
    const y = Math.floor(pixel / (width * pixels * pixels));
    return marks[y * width + x] === SLOT ? 230 : 20;
  });
  return { width: width * pixels, height: height * pixels, darkness };
}

const sizeOf = (picture: string, pixels: number) => {
  const piece = readablePiece(photograph(picture, pixels), DARK);
  return piece === null ? null : Math.max(piece.width, piece.height);
};

describe('the size at which a picture can be read', () => {
  it('is small for what is simple, and larger for strokes that lie close together', () => {
    const block = '....\n.oo.\n.oo.\n....';
    const comb = ['ooooooooooooo', 'o.o.o.o.o.o.o', 'o.o.o.o.o.o.o', 'o.o.o.o.o.o.o'].join('\n');
    expect(sizeOf(block, 20)).toBe(8);
    expect(sizeOf(comb, 9)).toBeGreaterThan(11);
  });

  it('keeps strokes apart and holes open', () => {
    const eight = ['ooo', 'o.o', 'ooo', 'o.o', 'ooo'].join('\n');
    const piece = readablePiece(photograph(eight, 16), DARK);
    expect(piece === null ? '' : makeShape(piece)).toMatch(/o\.+o/);
  });

  it('takes no notice of grain', () => {
    const picture = photograph('......\n.oooo.\n.oooo.\n......', 24);
    for (const pixel of [5, 700, 13_000]) picture.darkness[pixel] = 255;
    expect(
      Math.max(
        ...Object.values(readablePiece(picture, DARK) ?? {})
          .filter(Number.isInteger)
          .map(Number),
      ),
    ).toBe(8);
  });

  it('is one that has as many slots as are asked for', () => {
    const piece = readablePiece(photograph('....\n.oo.\n.oo.\n....', 20), DARK, 100);
    expect(countSlots(piece?.marks ?? [])).toBe(100);
  });

  it('is none where nothing is dark', () => {
    expect(readablePiece(photograph('....\n....', 8), DARK)).toBeNull();
  });

  it('can be made even', () => {
    expect(makeShape(evenSlots(drawnShape('oo\no.')))).toBe('oo\n..');
    expect(makeShape(evenSlots(drawnShape('oo')))).toBe('oo');
  });
});
