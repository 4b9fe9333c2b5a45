/**
 * The records and the rules of which a mode consists. `table.ts` lists the modes; the game, storage and
 * screens read the records and name no mode.
 */

import type { DealPlan } from '../../deal/deal-plan.ts';
import type { JourneyEdition } from '../../journey/chapter.ts';
import type { TemplateRevision } from '../../templates/template.ts';
import type { Assist } from './assist.ts';
import type { ToolRules } from './earned-tools.ts';

/**
 * The basis from which the boards of a game are planned: the template that the player chose, the run seed
 * that the setup keeps, or one of the mode's own boards by its id, such as a date or the number of a level.
 * Seeds are unsigned 32-bit.
 */
export type Basis =
  | {
      readonly from: 'template';
      readonly template: TemplateRevision;
      readonly seed: number;
      /**
       * The share of random games, in thousandths, that the game before lost, where the new one is to be as
       * hard.
       */
      readonly likePermille?: number;
    }
  | { readonly from: 'run-seed'; readonly runSeed: number }
  | { readonly from: 'board-id'; readonly boardId: string };

/** 1: the composed boards that dates had at first. 2: those that they have. */
export type DailyEdition = 1 | 2;

/** The boards that come with the game. They are handed to a mode, so that the window can hold its rules without them. */
export interface ShippedBoards {
  readonly builtIns: readonly TemplateRevision[];
  /** The plan of a level of an edition of the journey by its id; null when there is none. */
  readonly journeyLevel: (id: string, edition: JourneyEdition) => DealPlan | null;
  /** The plan of a board of a date in an edition of the daily by its id; null when there is none. */
  readonly dailyBoard: (id: string, edition: DailyEdition) => DealPlan | null;
}

/** The properties of a mode that lists and screens need: the same in every version of the mode's rules. */
export interface ModeRecord {
  readonly basis: Basis['from'];
  /** `levels`: a cleared board leads to the next one, until something else ends the game. */
  readonly boards: 'one' | 'levels';
  /**
   * Decides whether scores are ranked in one table a template, or in one for all games of the mode. `none`: its games have no
   * score, stand in no table and count in no row of wins.
   */
  readonly scoreTable: 'template' | 'mode' | 'none';
  /**
   * The numbers of all versions of its rules, ascending from 1, in groups whose scores compare: each group stands in score
   * tables of its own.
   */
  readonly rankedVersions: readonly (readonly number[])[];
  /** A game that was left comes back at once, or paused, because its time must not run unseen. */
  readonly resumes: 'running' | 'paused';
  /**
   * The content of a code of a finished game: its deal, or mode and run seed, from which all boards follow.
   */
  readonly shares: 'deal' | 'run' | 'nothing';
  /** Totals for the achievements besides the number of links: won boards and their shapes, or the highest level. */
  readonly career: 'boards' | 'level' | 'links-alone';
  /**
   * Which games are on the same deal, see `ghostKeyOf`, and which of the player's own is the best: the one that took the least
   * time, or the one with the highest score.
   */
  readonly ghosts: { readonly sameDeal: 'board' | 'run'; readonly best: 'time' | 'score' };
  /**
   * Present where the ids of its boards are dates: its games hold whether they were begun on theirs, see `onItsDay`.
   */
  readonly isDated?: true;
  /** Present where a board on which nothing links any more is reshuffled at once, without being asked. */
  readonly reshufflesDead?: true;
}

/**
 * A clock that runs down. The game ends when its limit is reached; links and cleared levels push the limit back. All
 * numbers are milliseconds of game clock, levels count from 1.
 */
export interface Countdown {
  readonly startMs: number;
  /** The most that may be left at any moment: a full bar. */
  readonly mostMs: number;
  /** The milliseconds that a player's link on this level gives back when `leftMs` are left. */
  readonly linkBonusMs: (level: number, leftMs: number) => number;
  /** The milliseconds that clearing this level gives back when `leftMs` are left. */
  readonly levelBonusMs: (level: number, leftMs: number) => number;
}

/** The moment from which the game clock of a new game runs. An entry starts it as well, such as a hint before any pick. */
export type ClockStart = 'deal' | 'first-pick';

/** One version of a mode's rules. Games are stored under it, so it never changes: a change is a new version. */
export interface ModeRules {
  readonly countdown: Countdown | null;
  /** The moment from which the game clock runs: the board lies there, or the player picks a first tile. */
  readonly clockStarts: ClockStart;
  /** The basis of the time part of a score when a link of the player clears a board, see `score.ts`. */
  readonly timeScore: 'under-par' | 'time-left';
  /** True if a game of which auto-play took the last pair or most pairs is shown and not won. */
  readonly showsAutoPlay: boolean;
  /** The help that a player may take. An entry that takes any other is refused. */
  readonly assists: readonly Assist[];
  /**
   * True if a game that goes on after its program ended while the clock ran is marked: some seconds of the
   * clock may be missing. From the second time on that is help.
   */
  readonly countsInterruptions?: true;
  /** The tools that can be earned and spent; absent in a mode without tools. */
  readonly tools?: ToolRules;
  /**
   * The plan of a level (from 1), the same for the same basis; null when there is none, or when it needs a board that is
   * not among `shipped`. A level after the first is planned from built-in templates, see `BUILT_IN_BOARDS`.
   */
  readonly plan: (basis: Basis, level: number, shipped: ShippedBoards) => DealPlan | null;
}
