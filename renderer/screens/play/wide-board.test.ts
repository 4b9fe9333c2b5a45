import { expect, it } from 'vitest';
import { parseShape } from '../../../core/board/text.ts';
import { CLASSIC_RULES } from '../../../core/rules/rules.ts';
import { widthBeyond } from './wide-board.tsx';

function shapeOf(rows: string) {
  const shape = parseShape(rows);
  if (!shape.ok) throw new Error(shape.error.code);
  return shape.value;
}

const HOUSE = shapeOf('..oo..\n.oooo.\n.o..o.\n.oooo.');

it('lets bare columns go beyond the edges of a phone, up to the line in the nearest of them', () => {
  const beyond = widthBeyond(HOUSE, CLASSIC_RULES);
  // In cells: the board with its lane, and what is seen of it.
  const seen = 6.44 / beyond;
  expect(seen).toBeCloseTo(4 + 2 * 0.6);
});

it('leaves a board alone with tiles at one edge, with a wall there, and with something drawn beside it', () => {
  expect(widthBeyond(shapeOf('oo.\noo.'), CLASSIC_RULES)).toBe(1);
  expect(widthBeyond(shapeOf('#oo.\n.oo.'), CLASSIC_RULES)).toBe(1);
  expect(widthBeyond(HOUSE, { ...CLASSIC_RULES, gravity: 'left' })).toBe(1);
  expect(widthBeyond(HOUSE, { ...CLASSIC_RULES, border: 'closed' })).toBe(1);
  expect(widthBeyond(HOUSE, { ...CLASSIC_RULES, gravity: 'up' })).toBeGreaterThan(1);
});
