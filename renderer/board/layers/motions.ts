/** The kinds of motions on a board, each independent of the others. */
import type { Board, Point } from '../../../core/board/board.ts';
import type { GameEvent } from '../../../core/game/play/game.ts';
import type { BoardChange, MovedTile, PlacedTile } from './board-change.ts';

interface Timed {
  /** From the start of the change. */
  readonly delayMs: number;
  readonly durationMs: number;
  /** Played from its end to its start: what went comes back. */
  readonly isReversed?: boolean;
}

export interface ThreadMotion extends Timed {
  readonly type: 'thread';
  readonly line: readonly Point[];
  /** `run`: the head runs, the thread fades with its tiles. `still`: it stands and then is gone. */
  readonly style: 'run' | 'still';
  /** The place of its link in a combo; 0 for a line that is only shown. */
  readonly combo: number;
}

/** A linked tile lifts, brightens and is gone. */
export interface TakenMotion extends Timed, PlacedTile {
  readonly type: 'taken';
  readonly liftAtMs: number;
  /** The place of its link in a combo, whose colour it takes. */
  readonly combo: number;
}

/** Rings that widen around a tile of a combo. */
export interface RingMotion extends Timed {
  readonly type: 'ring';
  readonly cell: number;
  readonly combo: number;
}

/** `fall`: with gravity, to land at the end. `glide`: to another place of the board. */
export interface SlideMotion extends Timed, MovedTile {
  readonly type: 'slide';
  readonly style: 'fall' | 'glide';
}

/** `lay`: a tile of a deal, put down from above. */
export interface FadeMotion extends Timed, PlacedTile {
  readonly type: 'leave' | 'arrive' | 'lay' | 'shake';
}

/** The way of a blocked pair: a thread to the first tile in it, and dots from there on. */
export interface BarredMotion extends Timed {
  readonly type: 'barred';
  readonly line: readonly Point[];
  /** The place of that tile in the line. */
  readonly at: number;
  readonly style: ThreadMotion['style'];
}

/** A tile gives a little towards a side, and comes back. */
export interface NudgeMotion extends Timed, PlacedTile {
  readonly type: 'nudge';
  readonly towards: Point;
}

/** One thing that moves. */
export type Motion =
  | BarredMotion
  | NudgeMotion
  | ThreadMotion
  | TakenMotion
  | RingMotion
  | SlideMotion
  | FadeMotion;

/** Says what moves when a board changes: a screen may bring one of its own. */
export type MotionPlan = (board: Board, change: BoardChange, events: readonly GameEvent[]) => Motion[];

/** The cell whose tile a motion brings: until then it is not shown at rest. */
export function landingCell(motion: Motion): number | null {
  switch (motion.type) {
    case 'slide':
      return motion.isReversed ? motion.from : motion.to;
    case 'taken':
      return motion.isReversed ? motion.cell : null;
    case 'arrive':
    case 'lay':
    case 'shake':
    case 'nudge':
      return motion.cell;
    default:
      return null;
  }
}

/** The cell that a motion takes a tile from. */
export function departureCell(motion: Motion): number | null {
  switch (motion.type) {
    case 'slide':
      return motion.isReversed ? motion.to : motion.from;
    case 'taken':
      return motion.isReversed ? null : motion.cell;
    case 'leave':
    case 'shake':
    case 'nudge':
      return motion.cell;
    default:
      return null;
  }
}
