import { expect, it } from 'vitest';
import { litMoon } from './moon-phase.ts';

const DISC = { x: 10, y: 10, radius: 8 };

it('draws a crescent, a half and a whole moon from the top of the disc', () => {
  expect(litMoon(DISC, 0.25)).toBe('M10 2a8 8 0 0 1 0 16a4 8 0 0 0 0 -16Z');
  expect(litMoon(DISC, 0.5)).toBe('M10 2a8 8 0 0 1 0 16a0 8 0 0 0 0 -16Z');
  expect(litMoon(DISC, 1)).toBe('M10 2a8 8 0 0 1 0 16a8 8 0 0 1 0 -16Z');
});
