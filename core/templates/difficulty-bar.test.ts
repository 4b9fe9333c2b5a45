import { expect, it } from 'vitest';
import { difficultyBar } from './difficulty-bar.ts';

const STRIP = { x: 10, y: 100, width: 1000, height: 32 };

it.each([
  [{ lossPermille: 250, lowPermille: 200, highPermille: 300 }, 195, 585, '25%'],
  [{ lossPermille: 0, lowPermille: 0, highPermille: 10 }, 0, 780, '0%'],
  [{ lossPermille: 1000, lowPermille: 990, highPermille: 1000 }, 780, 0, '100%'],
])('%o is a bar of %d and %d pixels and the number %s', (figure, loses, wins, words) => {
  const bar = difficultyBar(STRIP, figure);
  const widthOf = (part: string) => bar.areas.find((area) => area.part === part)?.width;
  expect([widthOf('loses'), widthOf('wins'), bar.words]).toEqual([loses, wins, words]);
  const last = bar.areas.at(-1);
  expect([last?.x, last?.width]).toEqual([
    10 + Math.round(0.78 * figure.lowPermille),
    Math.round(0.78 * figure.highPermille) - Math.round(0.78 * figure.lowPermille),
  ]);
  for (const { x, y, width, height } of bar.areas) {
    expect(x).toBeGreaterThanOrEqual(STRIP.x);
    expect(x + width).toBeLessThanOrEqual(bar.numberAt);
    expect(y).toBeGreaterThanOrEqual(STRIP.y);
    expect(y + height).toBeLessThanOrEqual(STRIP.y + STRIP.height);
  }
});
