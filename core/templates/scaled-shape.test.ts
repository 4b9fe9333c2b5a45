import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countSlots } from '../board/board.ts';
import { makeShape, parseShape } from '../board/text.ts';
import { scaledShape } from './scaled-shape.ts';

function shape(text: string) {
  const parsed = parseShape(text.trim());
  if (!parsed.ok) throw new Error('bad shape in a test');
  return parsed.value;
}

const RING = shape(`
oooo
o##o
o..o
oooo`);

describe('a shape in another size', () => {
  it('is drawn larger', () => {
    expect(makeShape(scaledShape(RING, 8, 8))).toBe(
      `
oooooooo
oooooooo
oo####oo
oo####oo
oo....oo
oo....oo
oooooooo
oooooooo`.trim(),
    );
  });

  it('is itself in its own size', () => {
    expect(scaledShape(RING, 4, 4)).toBe(RING);
  });

  it('loses its last slot where one would be left over', () => {
    expect(makeShape(scaledShape(shape('oooo\noooo'), 3, 3))).toBe('ooo\nooo\noo.');
  });

  it('has slots for pairs in every size', () => {
    const side = fc.integer({ min: 4, max: 64 });
    fc.assert(
      fc.property(side, side, (width, height) => {
        const scaled = scaledShape(RING, width, height);
        expect([scaled.width, scaled.height, scaled.marks.length]).toEqual([width, height, width * height]);
        expect(countSlots(scaled.marks) % 2).toBe(0);
      }),
    );
  });
});
