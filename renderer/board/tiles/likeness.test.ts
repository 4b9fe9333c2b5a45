import { describe, expect, it } from 'vitest';
import { likeness, readSilhouette } from './likeness.ts';

/** Each letter one pixel: `.` nothing, the others a colour. */
const COLOURS: Readonly<Record<string, readonly number[]>> = {
  '.': [0, 0, 0, 0],
  k: [0, 0, 0, 255],
  r: [220, 40, 40, 255],
  b: [40, 70, 230, 255],
  y: [250, 210, 60, 255],
};

function paint(text: string) {
  const rows = text.trim().split(/\s+/);
  return readSilhouette(
    rows.length,
    rows.flatMap((row) => [...row]).flatMap((letter) => COLOURS[letter] ?? []),
  );
}

const RED_DISC = paint('.rrr. rrrrr rrrrr rrrrr .rrr.');
const BLUE_DISC = paint('.bbb. bbbbb bbbbb bbbbb .bbb.');
const YELLOW_FACE = paint('.yyy. ykyky yyyyy ykkky .yyy.');
const CROSS = paint('k...k .k.k. ..k.. .k.k. k...k');

describe('likeness', () => {
  it('does not see colour: the same shape in red and blue is the same', () => {
    expect(likeness(RED_DISC, BLUE_DISC)).toBeGreaterThan(0.97);
  });

  it('of a picture with itself is 1', () => {
    for (const picture of [RED_DISC, YELLOW_FACE, CROSS])
      expect(likeness(picture, picture)).toBeCloseTo(1, 9);
  });

  it('orders pictures as eyes do', () => {
    const [same, inner, outer] = [BLUE_DISC, YELLOW_FACE, CROSS].map((other) => likeness(RED_DISC, other));
    expect(same).toBeGreaterThan(inner ?? 1);
    expect(inner).toBeGreaterThan(outer ?? 1);
  });

  it('does not depend on the order', () => {
    expect(likeness(RED_DISC, CROSS)).toBe(likeness(CROSS, RED_DISC));
  });
});
