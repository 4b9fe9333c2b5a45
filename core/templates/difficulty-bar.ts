/**
 * How hard a board is, without a word: a bar whose part in vermilion is the share of random games that lose, with a bracket
 * for its interval. The pictures of the editor and of the command line have the same one.
 */
import type { WinShare } from '../deal/win-share.ts';

/** Share of random games that lose, with its 95 % confidence interval, in thousandths. */
export interface LossFigure {
  readonly lossPermille: number;
  readonly lowPermille: number;
  readonly highPermille: number;
}

/** What a share of games won says of those that are lost. */
export function lossFigureOf({
  winPermille,
  lowPermille,
  highPermille,
}: Pick<WinShare, 'winPermille' | 'lowPermille' | 'highPermille'>): LossFigure {
  return {
    lossPermille: 1_000 - winPermille,
    lowPermille: 1_000 - highPermille,
    highPermille: 1_000 - lowPermille,
  };
}

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

/** What is filled, in this order, in a strip of a picture; the number stands right of `numberAt`. */
export interface DifficultyBar {
  readonly areas: readonly BarArea[];
  readonly numberAt: number;
  readonly words: string;
}

/** As the window has them in the light: what keeps a game in jade, what loses it in vermilion. */
export const BAR_COLOURS = { wins: 0x1f7a63, loses: 0xb23b2a, interval: 0x2b2f2e, words: 0x2b2f2e } as const;

/** Of the strip's width, what the number takes. */
const NUMBER_SHARE = 0.22;

export function difficultyBar({ x, y, width, height }: BarPlace, figure: LossFigure): DifficultyBar {
  const number = Math.round(width * NUMBER_SHARE);
  const bar = { x, y: y + Math.round(height * 0.3), width: width - number, height: Math.round(height * 0.4) };
  const at = (permille: number) => bar.x + Math.round((bar.width * permille) / 1_000);
  const end = at(figure.lossPermille);
  const line = Math.max(1, Math.round(height / 16));
  const [low, high] = [at(figure.lowPermille), at(figure.highPermille)];
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
    words: `${Math.round(figure.lossPermille / 10)}%`,
  };
}
