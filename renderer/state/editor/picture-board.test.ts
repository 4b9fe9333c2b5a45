import { expect, it } from 'vitest';
import { countSlots } from '../../../core/board/board.ts';
import { CLASSIC_RULES } from '../../../core/rules/rules.ts';
import { checkTemplate } from '../../../core/templates/check.ts';
import { type GreyPicture, greyOfPixels } from '../../../core/templates/edit/picture.ts';
import { boardOfPicture } from './picture-board.ts';

const SIDE = 90;

/** A disc on a ground, each as dark as it is said. */
function disc(dark: number, ground: number): GreyPicture {
  const darkness = Uint8Array.from({ length: SIDE * SIDE }, (_, pixel) => {
    const [x, y] = [(pixel % SIDE) - SIDE / 2, Math.floor(pixel / SIDE) - SIDE / 2];
    return Math.hypot(x, y) < SIDE / 3 ? dark : ground;
  });
  return { width: SIDE, height: SIDE, darkness };
}

it.each([
  ['dark on light', 220, 30],
  ['light on dark', 30, 220],
])('a picture %s is a board that can be dealt, of what it shows', (_, dark, ground) => {
  const board = boardOfPicture(disc(dark, ground));
  if (board === null) throw new Error('no board');
  const template = { ...board, name: 'Disc', rules: CLASSIC_RULES, filling: { kinds: 20, copies: 4 } };
  expect(checkTemplate(template)).toEqual([]);
  const slots = countSlots(board.marks);
  expect(slots).toBeGreaterThanOrEqual(100);
  expect(slots / board.marks.length).toBeCloseTo(Math.PI / 4, 0);
});

it.each([
  ['white', 255],
  ['black', 0],
])('a %s disc on transparency is a board of the disc', (_, tone) => {
  const rgba = new Uint8ClampedArray(4 * SIDE * SIDE);
  for (const [pixel, dark] of disc(1, 0).darkness.entries())
    if (dark > 0) rgba.set([tone, tone, tone, 255], 4 * pixel);
  const board = boardOfPicture(greyOfPixels({ width: SIDE, height: SIDE, rgba }));
  expect(board).toEqual(boardOfPicture(disc(255, 0)));
  expect(board).not.toBeNull();
});

it('a picture of one colour is none', () => {
  expect(boardOfPicture(disc(128, 128))).toBeNull();
});
