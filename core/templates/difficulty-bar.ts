/**
 * The difficulty of a board without a word: a bar whose part in vermilion is the share of random games that lose, with a
 * bracket for its interval, in the pictures of the command line.
 */
import { makePercent } from '../percent.ts';
import type { MeasuredShare } from '../solve/measured-share.ts';

interface BarPlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A rectangle of the bar, in whole pixels, to be filled with the colour of its part. */
export interface BarArea extends BarPlace {
  readonly part: 'loses' | 'wins' | 'interval';
}

/**
 * The areas of a strip in a picture, in the order in which they are filled; the number stands right of
 * `numberAt`.
 */
export interface DifficultyBar {
  readonly areas: readonly BarArea[];
  readonly numberAt: number;
  readonly words: string;
}

/** As the window has them in the light: what keeps a game in jade, what loses it in vermilion. */
export const BAR_COLOURS = { wins: 0x1f7a63, loses: 0xb23b2a, interval: 0x2b2f2e, words: 0x2b2f2e } as const;

/** Of the strip's width, what the number takes. */
const NUMBER_SHARE = 0.22;

/** The bar in a place, for a share of random games lost. */
export function difficultyBar({ x, y, width, height }: BarPlace, loss: MeasuredShare): DifficultyBar {
  const number = Math.round(width * NUMBER_SHARE);
  const bar = { x, y: y + Math.round(height * 0.3), width: width - number, height: Math.round(height * 0.4) };
  const at = (share: number) => bar.x + Math.round(bar.width * share);
  const end = at(loss.share);
  const line = Math.max(1, Math.round(height / 16));
  const [low, high] = [at(loss.low), at(loss.high)];
  const bracket = { y: y + Math.round(height * 0.15), width: line, height: Math.round(height * 0.7) };
  const middle = y + Math.round(height * 0.5) - (line >> 1);
  return {
    areas: [
      { ...bar, width: end - bar.x, part: 'loses' },
      { ...bar, x: end, width: bar.x + bar.width - end, part: 'wins' },
      { ...bracket, x: low, part: 'interval' },
      { ...bracket, x: high - line, part: 'interval' },
      { x: low, y: middle, width: high - low, height: line, part: 'interval' },
    ],
    numberAt: x + width - number,
    words: `${makePercent(loss.share)}%`,
  };
}
