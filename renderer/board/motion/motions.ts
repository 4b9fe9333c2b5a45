import type { Board, Point } from '../../../core/board/board.ts';
import type { GameEvent } from '../../../core/game/game.ts';
import type { BoardChange, MovedTile, PlacedTile } from './board-change.ts';

/** The head of a line runs this long, whatever its length; then the tiles need this long to go. */
export const RUN_MS = 160;
export const VANISH_MS = 180;
/** A line that is only shown, and a line under reduced motion, stays this long. */
const SHOWN_LINE_MS = 900;
const STILL_LINE_MS = 450;
const SHAKE_MS = 260;

const APPEAR_MS = 190;
/** Tiles start to slide while the pair is still fading: waiting for it would feel slow. */
const SLIDE_AFTER_LINK_MS = RUN_MS + 70;
const DEAL_SPREAD_MS = 320;

interface Timed {
  /** From the start of the change. */
  readonly delayMs: number;
  readonly durationMs: number;
}

export interface ThreadMotion extends Timed {
  readonly type: 'thread';
  readonly line: readonly Point[];
  /** `run`: the head runs, the thread fades with its tiles. `still`: it stands and then is gone. */
  readonly style: 'run' | 'still';
}

/** A linked tile lifts, brightens and is gone. */
export interface TakenMotion extends Timed, PlacedTile {
  readonly type: 'taken';
  readonly liftAtMs: number;
}

export interface SlideMotion extends Timed, MovedTile {
  readonly type: 'slide';
}

export interface FadeMotion extends Timed, PlacedTile {
  readonly type: 'leave' | 'arrive' | 'shake';
}

/** Says what moves when a board changes: a screen may bring one of its own. */
export type MotionPlan = (board: Board, change: BoardChange, events: readonly GameEvent[]) => Motion[];

/** One thing that moves, apart from all others. */
export type Motion = ThreadMotion | TakenMotion | SlideMotion | FadeMotion;

/** What has to move so that the difference of two states is understood. */
export function planMotions(board: Board, change: BoardChange, events: readonly GameEvent[]): Motion[] {
  const links = events.filter((event) => event.type === 'linked');
  const linked = new Map(
    links.flatMap(({ move: [a, b] }) => [[a, 'first'] as const, [b, 'second'] as const]),
  );
  const slideDelay = links.length > 0 ? SLIDE_AFTER_LINK_MS : 60;
  const gone = change.gone.map((tile) => {
    const place = linked.get(tile.cell);
    return place === undefined ? leave(tile) : taken(tile, place);
  });
  return [
    ...gone,
    ...change.moved.map((tile) => slide(board, tile, slideDelay)),
    ...change.come.map((tile) => arrive(board, tile, change.come.length)),
    ...links.map(({ line }) => thread(line)),
  ];
}

/** Both tiles of a wrong pair, those that are there. */
export function planShake(tiles: readonly PlacedTile[]): Motion[] {
  return tiles
    .filter(({ kind }) => kind > 0)
    .map((tile) => ({ type: 'shake', ...tile, delayMs: 0, durationMs: SHAKE_MS }));
}

/** A line that is shown and takes nothing. */
export function planLine(line: readonly Point[], isStill: boolean): Motion[] {
  const style = isStill ? 'still' : 'run';
  return [{ type: 'thread', line, style, delayMs: 0, durationMs: SHOWN_LINE_MS }];
}

/** Under reduced motion nothing moves; the line of a link is shown still, so that it can be seen why the tiles went. */
export function planStill(events: readonly GameEvent[]): Motion[] {
  return events
    .filter((event) => event.type === 'linked')
    .map(({ line }) => ({ type: 'thread', line, style: 'still', delayMs: 0, durationMs: STILL_LINE_MS }));
}

function thread(line: readonly Point[]): ThreadMotion {
  return { type: 'thread', line, style: 'run', delayMs: 0, durationMs: RUN_MS + VANISH_MS };
}

function taken(tile: PlacedTile, place: 'first' | 'second'): TakenMotion {
  // The second tile lifts when the head is about to reach it.
  const liftAtMs = place === 'first' ? 0 : RUN_MS * 0.55;
  return { type: 'taken', ...tile, liftAtMs, delayMs: 0, durationMs: RUN_MS + VANISH_MS };
}

function leave(tile: PlacedTile): FadeMotion {
  return { type: 'leave', ...tile, delayMs: 0, durationMs: VANISH_MS };
}

function slide(board: Board, tile: MovedTile, delayMs: number): SlideMotion {
  const cells = stepsBetween(board, tile.from, tile.to);
  return { type: 'slide', ...tile, delayMs, durationMs: Math.min(300, 130 + 28 * cells) };
}

/** A few tiles come together; a whole deal runs over the board from the upper left. */
function arrive(board: Board, tile: PlacedTile, count: number): FadeMotion {
  const diagonal = (tile.cell % board.width) + Math.floor(tile.cell / board.width);
  const share = diagonal / (board.width + board.height);
  const delayMs = count > 8 ? Math.round(share * DEAL_SPREAD_MS) : 0;
  return { type: 'arrive', ...tile, delayMs, durationMs: APPEAR_MS };
}

function stepsBetween({ width }: Board, from: number, to: number): number {
  return (
    Math.abs((from % width) - (to % width)) + Math.abs(Math.floor(from / width) - Math.floor(to / width))
  );
}
