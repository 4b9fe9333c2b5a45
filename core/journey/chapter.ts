/** The journey: chapters of fixed boards, each with a rule that its boards teach. */

import type { Shape } from '../board/board.ts';
import type { DealerVersion } from '../deal/dealer-version.ts';
import type { MeasureVersion } from '../deal/measure-version.ts';
import type { LocalNames } from '../local-names.ts';
import type { Rules } from '../rules/rules.ts';
import type { CountedLosses } from '../solve/measured-share.ts';
import type { Filling } from '../templates/template.ts';

/** The chapters, each named after what its boards teach. */
export const CHAPTER_IDS = ['shapes', 'walls', 'gravity', 'halves', 'border', 'masters'] as const;
export type ChapterId = (typeof CHAPTER_IDS)[number];

/** A name in Chinese, in English, and in further languages where a file has it. */
export type JourneyName = LocalNames & { readonly 'zh-CN': string };

/** One board. Seed and dealer version fix its tiles for ever. */
export interface JourneyLevel {
  /** Its name in files and games: kebab-case, unlike any other level's. */
  readonly id: string;
  readonly name: JourneyName;
  readonly shape: Shape;
  /** The shape has no upright: a high window may show its rows as columns. */
  readonly mayTurn: boolean;
  readonly rules: Rules;
  readonly filling: Filling;
  /** Unsigned 32-bit. */
  readonly seed: number;
  readonly dealerVersion: DealerVersion;
  /** Share of random games that lose it, in thousandths, by that version of the measure. */
  readonly lossPermille: number;
  /** The games that this share was counted in. */
  readonly measured: CountedLosses;
  readonly measureVersion: MeasureVersion;
  /** The time of the third star, in seconds of game clock. */
  readonly starSeconds: number;
  /** The templates that the level had in earlier editions, the first first: games on one earned their stars by its time. */
  readonly before: readonly FormerTemplate[];
}

/** A template that a level had, and its time of the third star, in seconds of game clock. */
export interface FormerTemplate {
  readonly templateHash: string;
  readonly starSeconds: number;
}

/** The part of a level that its games are on. */
export type LevelBoard = Pick<
  JourneyLevel,
  'name' | 'shape' | 'mayTurn' | 'rules' | 'filling' | 'seed' | 'dealerVersion' | 'measureVersion'
>;

/** The editions of the journey: games are on the boards of the one that was the newest when they began. */
export type JourneyEdition = 1 | 2 | 3 | 4;

/** The levels of a chapter in their order. */
export interface JourneyChapter {
  readonly id: ChapterId;
  readonly name: JourneyName;
  readonly levels: readonly JourneyLevel[];
}
