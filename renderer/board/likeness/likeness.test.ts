import { describe, expect, it } from 'vitest';
import { alikePairs } from '../../../tests/support/alike-pairs.ts';
import { type Impressions, impressionsOn, likeness } from './likeness.ts';

type Rgb = readonly [number, number, number];

/** Each letter four by four pixels: `.` the bare face, the others a colour. Red and green are equally light. */
const COLOURS: Readonly<Record<string, Rgb>> = {
  '.': [250, 246, 234],
  k: [20, 20, 20],
  r: [214, 60, 50],
  g: [30, 128, 60],
  y: [240, 200, 80],
};
const SIDE = 24;
const LETTER = 4;

function pixelsOf(text: string): number[] {
  const rows = text.trim().split(/\s+/);
  return Array.from({ length: SIDE * SIDE }, (_, place) => {
    const [x, y] = [place % SIDE, Math.floor(place / SIDE)].map((at) => Math.floor(at / LETTER));
    return [...(COLOURS[rows[y ?? 0]?.[x ?? 0] ?? '.'] ?? [0, 0, 0]), 255];
  }).flat();
}

const read = impressionsOn(SIDE, pixelsOf('......'));
const paint = (text: string): Impressions => read(pixelsOf(text));

const RED_DISC = paint('...... ..rr.. .rrrr. .rrrr. ..rr.. ......');
const GREEN_DISC = paint('...... ..gg.. .gggg. .gggg. ..gg.. ......');
const DARK_EYED = paint('...... ..rr.. .rkkr. .rrrr. ..rr.. ......');
const CROSS = paint('k....k .k..k. ..kk.. ..kk.. .k..k. k....k');
const BARE = paint('......');

describe('likeness', () => {
  it('of a tile with itself is 1, whatever it shows', () => {
    for (const tile of [RED_DISC, DARK_EYED, CROSS, BARE]) expect(likeness(tile, tile)).toBeCloseTo(1, 6);
  });

  it('sees a shape through its colour: a red and a green disc are nearly the same', () => {
    expect(likeness(RED_DISC, GREEN_DISC)).toBeGreaterThan(0.9);
  });

  it('orders tiles as eyes do', () => {
    const [same, eyed, other] = [GREEN_DISC, DARK_EYED, CROSS].map((tile) => likeness(RED_DISC, tile));
    expect(same).toBeGreaterThan(eyed ?? 1);
    expect(eyed).toBeGreaterThan(other ?? 1);
    expect(other).toBeLessThan(0.4);
  });

  it('does not depend on the order', () => {
    expect(likeness(RED_DISC, CROSS)).toBeCloseTo(likeness(CROSS, RED_DISC), 9);
  });

  it('takes a moved picture for the same one', () => {
    const pixels = pixelsOf('...... ..rr.. .rkkr. .rrrr. ..rr.. ......');
    const face = pixelsOf('......');
    const moved = read([...face.slice(0, 4), ...pixels.slice(0, -4)]);
    expect(likeness(DARK_EYED, moved)).toBeCloseTo(1, 2);
  });

  it('is that of the vision which tells two tiles apart worst', () => {
    // Equally light, so that nothing but colour parts them from each other; only a tritan eye sees this colour well.
    const visions = ['grey', 'protan', 'deutan', 'tritan'] as const;
    const alone = visions.map((vision) => {
      const only = (tile: Impressions): Impressions => ({
        grey: tile[vision],
        protan: tile[vision],
        deutan: tile[vision],
        tritan: tile[vision],
      });
      return likeness(only(RED_DISC), only(GREEN_DISC));
    });
    expect(likeness(RED_DISC, GREEN_DISC)).toBe(Math.max(...alone));
    expect(Math.min(...alone)).toBeLessThan(0.6);
  });

  it('lists the pairs above a bound, the most alike first', () => {
    const pairs = alikePairs([CROSS, RED_DISC, DARK_EYED, GREEN_DISC], 0.5);
    expect(pairs[0]?.pair).toEqual([1, 3]);
    expect(pairs.map(({ alike }) => alike)).toEqual(pairs.map(({ alike }) => alike).sort((a, b) => b - a));
    expect(pairs.some(({ pair }) => pair.includes(0))).toBe(false);
  });
});
