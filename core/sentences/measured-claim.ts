/** Claims about many games that programs played: random ones, and those of the casual player. */
import type { PlainShare } from '../solve/measured-share.ts';
import type { NumeralFigure } from './figure.ts';

export type MeasuredClaim =
  /** `counted` of so many random games came to `part`: the share, and its 95 % interval rounded outwards, in per cent. */
  | {
      readonly says: 'random-play';
      readonly part: 'won' | 'lost';
      readonly counted: number;
      readonly games: number;
      readonly share: NumeralFigure;
      readonly low: NumeralFigure;
      readonly high: NumeralFigure;
    }
  /** From no other position before a link on the way to the end of the game do so few random games win; the intervals are apart. */
  | { readonly says: 'fewest-wins' }
  /** Of so many random games `won` were won: one in `whole`, rounded. */
  | { readonly says: 'one-in'; readonly whole: number; readonly won: number; readonly games: number }
  /** Of so many random games `won` were won: the 95 % interval lies below one in `whole`. */
  | { readonly says: 'below-one-in'; readonly whole: number; readonly won: number; readonly games: number }
  /** Of the random games `lost` were lost: about `count` in `of`, a tenth off at most, or as `size` says. */
  | ({ readonly says: 'about'; readonly lost: number; readonly games: number } & PlainShare)
  /** So many random games were played. */
  | { readonly says: 'played'; readonly count: number }
  /** So many random games were played, `lost` of them lost: the 95 % interval is 30 points wide or more. */
  | { readonly says: 'too-few'; readonly count: number; readonly lost: number }
  /** All random games win, or none does. */
  | { readonly says: 'all-or-none'; readonly share: NumeralFigure }
  /** In those random games so many pairs could be linked at a time, on average. */
  | { readonly says: 'open-on-average'; readonly open: NumeralFigure }
  /** In this share of the turns of those random games one pair could be linked, in per cent. */
  | { readonly says: 'forced-turns'; readonly share: NumeralFigure }
  /** Of so many random games on several deals this share was won, in per cent. */
  | { readonly says: 'sampled'; readonly share: NumeralFigure; readonly games: number }
  /** The 95 % interval of that share, rounded outwards, in per cent; `count` games. */
  | {
      readonly says: 'sampled-interval';
      readonly low: NumeralFigure;
      readonly high: NumeralFigure;
      readonly count: number;
    }
  /**
   * `counted` of so many games that the casual player played alone came to `part`: the share, and its 95 % interval rounded
   * outwards, in per cent.
   */
  | {
      readonly says: 'casual-play';
      readonly part: 'won' | 'stuck';
      readonly counted: number;
      readonly games: number;
      readonly share: NumeralFigure;
      readonly low: NumeralFigure;
      readonly high: NumeralFigure;
    }
  /** The same of the games that the casual player played alone and won. */
  | ({ readonly says: 'casual-about'; readonly won: number; readonly games: number } & PlainShare)
  /** The casual player played so many games alone. */
  | { readonly says: 'casual-games'; readonly count: number }
  /** The casual player played so many games alone, of which `stuck` got stuck: the 95 % interval is 30 points wide or more. */
  | { readonly says: 'casual-too-few'; readonly count: number; readonly stuck: number }
  /** In the games that the casual player won a link took so many seconds in each third, and a game so many minutes, in the median. */
  | {
      readonly says: 'casual-times';
      readonly first: NumeralFigure;
      readonly second: NumeralFigure;
      readonly last: NumeralFigure;
      readonly minutes: NumeralFigure;
    }
  /** In the games that the casual player won a link took so many seconds in the first third, in the median. */
  | { readonly says: 'casual-first-third'; readonly seconds: NumeralFigure }
  /** In the games in which the casual player got stuck this share of the pairs was left, in the median, in per cent. */
  | { readonly says: 'casual-left'; readonly share: NumeralFigure }
  /** This share of the random games, and of the casual player's, on a level got stuck, in per cent. */
  | { readonly says: 'stuck'; readonly random: NumeralFigure; readonly casual?: NumeralFigure }
  | {
      readonly says: 'stuck-share';
      readonly measure: 'random' | 'casual';
      readonly share: NumeralFigure;
    }
  /**
   * From the level of one number to that of the other, from 1, the share of such games that got stuck falls, or rises by more than 20
   * points, and the 95 % intervals are apart.
   */
  | {
      readonly says: 'steps';
      readonly type: 'jumps' | 'falls';
      readonly measure: 'random' | 'casual';
      readonly before: number;
      readonly level: number;
      readonly from: NumeralFigure;
      readonly to: NumeralFigure;
    }
  /** From no measured level to the next one a share does so, and two levels are measured. */
  | { readonly says: 'no-steps' }
  /** So many pairs can be linked at the start of these deals, on average, to the nearest whole number. */
  | { readonly says: 'opened-on-average'; readonly count: number };
