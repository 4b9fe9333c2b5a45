import type { Board, Point } from '../../../core/board/board.ts';
import type { GameEvent, RetracedLink } from '../../../core/game/play/game.ts';
import { cellsBetween, fallMs, LINK_MS, MOTION } from '../../theme/motion.ts';
import type { BoardChange, MovedTile, PlacedTile } from './board-change.ts';
import { comboLook } from './combo-look.ts';
import type { FadeMotion, Motion, RingMotion, SlideMotion, TakenMotion, ThreadMotion } from './motions.ts';

/** The second tile lifts when the head is about to reach it. */
const SECOND_LIFTS_AT_MS = MOTION.thread.ms * 0.55;
const SLIDE_DELAY_MS = 60;
/** More tiles than these come as a deal does. */
const MOST_ALONE = 8;

/** A link to be shown: one of the player's, or one that was gone through again. */
interface PlayedLink extends RetracedLink {
  readonly combo: number;
}

/** Plans the motions that explain the difference of two states. */
export function planMotions(board: Board, change: BoardChange, events: readonly GameEvent[]): Motion[] {
  const undone = events.find((event) => event.type === 'board-changed' && event.why === 'undo');
  if (undone?.type === 'board-changed' && undone.retraced !== undefined)
    return backwards(planForwards(board, reversedChange(change), [{ ...undone.retraced, combo: 1 }]));
  return planForwards(board, change, events.flatMap(playedLink));
}

/** The tiles of a deal, laid one diagonal after another from the upper left. */
export function planDeal(board: Board): Motion[] {
  return [...board.cells.entries()]
    .filter(([, kind]) => kind > 0)
    .map(([cell, kind]) => lay(board, { cell, kind }));
}

/** Both tiles of a wrong pair, those that are there. */
export function planShake(tiles: readonly PlacedTile[]): Motion[] {
  return tiles.filter(({ kind }) => kind > 0).map((tile) => fade('shake', tile));
}

/** The nearest way of a blocked pair, and the tile that is in it; `at`: the place of that tile in the line. */
export function planBarred(line: readonly Point[], at: number, tile: PlacedTile, isStill: boolean): Motion[] {
  const [from, to] = [line[at - 1], line[at]];
  if (from === undefined || to === undefined) return [];
  const way = { type: 'barred', line, at, delayMs: 0 } as const;
  if (isStill) return [{ ...way, style: 'still', durationMs: MOTION.shown.ms }];
  const towards: Point = [to[0] - from[0], to[1] - from[1]];
  return [
    { type: 'nudge', ...tile, towards, delayMs: MOTION.thread.ms, durationMs: MOTION.nudge.ms },
    { ...way, style: 'run', durationMs: MOTION.barred.ms },
  ];
}

/** A line that is shown and takes nothing. */
export function planLine(line: readonly Point[], isStill: boolean): Motion[] {
  const style = isStill ? 'still' : 'run';
  return [{ type: 'thread', line, style, combo: 0, delayMs: 0, durationMs: MOTION.shown.ms }];
}

/** Under reduced motion nothing moves; the line of a link is shown still, so that it can be seen why the tiles went. */
export function planStill(events: readonly GameEvent[]): Motion[] {
  return events
    .filter((event) => event.type === 'linked')
    .map(({ line }) => ({
      type: 'thread',
      style: 'still',
      line,
      combo: 0,
      delayMs: 0,
      durationMs: MOTION.still.ms,
    }));
}

function playedLink(event: GameEvent): PlayedLink[] {
  if (event.type === 'linked') return [{ ...event, combo: event.points.comboCount }];
  if (event.type !== 'board-changed' || event.retraced === undefined) return [];
  return [{ ...event.retraced, combo: 1 }];
}

function planForwards(board: Board, change: BoardChange, links: readonly PlayedLink[]): Motion[] {
  const { gone, come, moved } = change;
  const linked = new Map<number, LiftedTile>(
    links.flatMap(({ move: [a, b], combo }) => [
      [a, { liftAtMs: 0, combo }] as const,
      [b, { liftAtMs: SECOND_LIFTS_AT_MS, combo }] as const,
    ]),
  );
  // If no tile is taken or added, tiles only change places.
  const style = gone.length + come.length > 0 ? 'fall' : 'glide';
  const delayMs = links.length > 0 ? LINK_MS : SLIDE_DELAY_MS;
  return [
    ...gone.map((tile) => taken(tile, linked.get(tile.cell))),
    ...moved.map((tile) => slide(board, tile, style, delayMs)),
    ...come.map((tile) => (come.length > MOST_ALONE ? lay(board, tile) : fade('arrive', tile))),
    ...links.flatMap(rings),
    ...links.map(({ line, combo }) => thread(line, combo)),
  ];
}

function reversedChange({ gone, come, moved }: BoardChange): BoardChange {
  return { gone: come, come: gone, moved: moved.map(({ kind, from, to }) => ({ kind, from: to, to: from })) };
}

/** The same motions from the end of the last to the start of the first. */
function backwards(motions: readonly Motion[]): Motion[] {
  const totalMs = Math.max(0, ...motions.map(({ delayMs, durationMs }) => delayMs + durationMs));
  return motions.map((motion) => ({
    ...motion,
    isReversed: true,
    delayMs: totalMs - motion.delayMs - motion.durationMs,
  }));
}

function thread(line: readonly Point[], combo: number): ThreadMotion {
  return { type: 'thread', line, style: 'run', combo, delayMs: 0, durationMs: LINK_MS };
}

type LiftedTile = Pick<TakenMotion, 'liftAtMs' | 'combo'>;

function taken(tile: PlacedTile, lifted: LiftedTile | undefined): Motion {
  if (lifted === undefined) return fade('leave', tile);
  const motion: TakenMotion = { type: 'taken', ...tile, ...lifted, delayMs: 0, durationMs: LINK_MS };
  return motion;
}

/** Around the first tile when it lifts, around the second when the head has come to it. */
function rings({ move, combo }: PlayedLink): RingMotion[] {
  if (comboLook(combo).rings === 0) return [];
  const durationMs = MOTION.ring.ms + MOTION.ring.spreadMs;
  return move.map((cell, index) => ({
    type: 'ring',
    cell,
    combo,
    durationMs,
    delayMs: index === 0 ? 0 : MOTION.thread.ms,
  }));
}

function slide(board: Board, tile: MovedTile, style: SlideMotion['style'], delayMs: number): SlideMotion {
  const durationMs =
    style === 'glide' ? MOTION.glide.ms : fallMs(cellsBetween(board.width, tile)) + MOTION.land.ms;
  return { type: 'slide', style, ...tile, delayMs, durationMs };
}

function fade(type: 'leave' | 'arrive' | 'shake', tile: PlacedTile): FadeMotion {
  const { ms } = type === 'leave' ? MOTION.lift : MOTION[type];
  return { type, ...tile, delayMs: 0, durationMs: ms };
}

function lay({ width, height }: Board, tile: PlacedTile): FadeMotion {
  const diagonal = (tile.cell % width) + Math.floor(tile.cell / width);
  const delayMs = Math.round((diagonal / (width + height)) * MOTION.lay.spreadMs);
  return { type: 'lay', ...tile, delayMs, durationMs: MOTION.lay.ms };
}
