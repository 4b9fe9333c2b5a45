import { expect, it } from 'vitest';
import { difficultyBar } from './difficulty-bar.ts';

const STRIP = { x: 10, y: 100, width: 1000, height: 32 };

it.each([
  [{ games: 400, share: 0.25, low: 0.2, high: 0.3 }, 195, 585, '25%'],
  [{ games: 400, share: 0, low: 0, high: 0.01 }, 0, 780, '0%'],
  [{ games: 400, share: 1, low: 0.99, high: 1 }, 780, 0, '100%'],
  [{ games: 400, share: 0.9975, low: 0.98, high: 0.9999 }, 778, 2, '99.8%'],
])('%o is a bar of %d and %d pixels and the number %s', (figure, loses, wins, words) => {
  const bar = difficultyBar(STRIP, figure);
  const widthOf = (part: string) => bar.areas.find((area) => area.part === part)?.width;
  expect([widthOf('loses'), widthOf('wins'), bar.words]).toEqual([loses, wins, words]);
  const last = bar.areas.at(-1);
  expect([last?.x, last?.width]).toEqual([
    10 + Math.round(780 * figure.low),
    Math.round(780 * figure.high) - Math.round(780 * figure.low),
  ]);
  for (const { x, y, width, height } of bar.areas) {
    expect(x).toBeGreaterThanOrEqual(STRIP.x);
    expect(x + width).toBeLessThanOrEqual(bar.numberAt);
    expect(y).toBeGreaterThanOrEqual(STRIP.y);
    expect(y + height).toBeLessThanOrEqual(STRIP.y + STRIP.height);
  }
});
