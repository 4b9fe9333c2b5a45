import { type PointerEvent, useLayoutEffect, useMemo, useRef } from 'react';
import { type Board, WALL } from '../../core/board/board.ts';
import type { SeenPart } from '../viewport/overview.ts';
import { watchTheme } from '../viewport/surroundings.ts';
import styles from './board-overview.module.css';
import type { BoardSight } from './board-props.ts';
import { drawPicture, type TilePictures } from './tiles/tile-pictures.ts';
import { useTilePictures } from './tiles/use-tile-pictures.ts';

interface BoardOverviewProps {
  readonly board: Board;
  readonly sight: BoardSight;
}

/** The colour of each kind: the mean of its picture, which a canvas of one pixel comes to. */
function coloursOf(pictures: TilePictures): readonly string[] {
  const { length } = pictures;
  const context = new OffscreenCanvas(Math.max(1, length), 1).getContext('2d');
  if (context === null || length === 0) return [];
  context.imageSmoothingQuality = 'high';
  for (const [at, picture] of pictures.entries()) drawPicture(context, picture, at, 0, 1);
  const { data } = context.getImageData(0, 0, length, 1);
  return pictures.map((_, at) => `rgb(${data.slice(4 * at, 4 * at + 3).join()})`);
}

/** The share of ivory that shines through the colour of a kind. */
const IVORY = 0.3;

/** Paints what is left: tiles in the colours of their pictures on ivory, apart from each other where there is room, and walls. */
function paint(
  canvas: HTMLCanvasElement,
  { width, cells, marks }: Board,
  colours: readonly string[],
  which: Iterable<number>,
): void {
  const context = canvas.getContext('2d');
  if (context === null) return;
  const { color, borderTopColor } = getComputedStyle(canvas);
  const side = canvas.width / width;
  const gap = Math.round(side / 6);
  /** First pixel and length of a cell along a side: neighbours never overlap, so that each can be cleared alone. */
  const stretch = (place: number): [number, number] => {
    const start = Math.round(place * side);
    return [start, Math.max(1, Math.round((place + 1) * side) - start - gap)];
  };
  for (const cell of which) {
    const [x, across] = stretch(cell % width);
    const [y, down] = stretch(Math.floor(cell / width));
    const kind = cells[cell] ?? 0;
    context.clearRect(x, y, across, down);
    if (kind <= 0 && marks[cell] !== WALL) continue;
    context.fillStyle = kind > 0 ? color : borderTopColor;
    context.fillRect(x, y, across, down);
    const ink = colours[kind - 1];
    if (ink === undefined) continue;
    context.globalAlpha = 1 - IVORY;
    context.fillStyle = ink;
    context.fillRect(x, y, across, down);
    context.globalAlpha = 1;
  }
}

/** The cells in which two boards of one shape differ; all of them for another shape. */
function changedCells(before: Board | null, board: Board): readonly number[] {
  const cells = Array.from(board.cells.keys());
  if (before?.marks !== board.marks) return cells;
  return cells.filter((cell) => before.cells[cell] !== board.cells[cell]);
}

/** Sizes the map; true when its picture has to be painted anew. */
function resizeMap(canvas: HTMLCanvasElement, { map }: SeenPart): boolean {
  const { devicePixelRatio } = window;
  const [width, height] = [map.width * devicePixelRatio, map.height * devicePixelRatio].map(Math.round);
  if (width === undefined || height === undefined) return false;
  if (canvas.width === width && canvas.height === height) return false;
  Object.assign(canvas, { width, height });
  canvas.style.width = `${map.width}px`;
  canvas.style.height = `${map.height}px`;
  return true;
}

/** Paints the map of a board on a canvas, and keeps the frame around the part that is seen. */
function usePaintedMap({ board, sight }: BoardOverviewProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const frame = useRef<HTMLSpanElement>(null);
  const { width: columns, height: rows } = board;
  const shown = useRef<Board | null>(null);
  const pictures = useTilePictures();
  const colours = useMemo(() => coloursOf(pictures ?? []), [pictures]);
  // A link changes two points of a map that may have thousands.
  useLayoutEffect(() => {
    if (canvas.current !== null) paint(canvas.current, board, colours, changedCells(shown.current, board));
    shown.current = board;
  }, [board, colours]);
  useLayoutEffect(() => {
    const drawAll = () => {
      if (canvas.current === null || shown.current === null) return;
      canvas.current.getContext('2d')?.clearRect(0, 0, canvas.current.width, canvas.current.height);
      paint(canvas.current, shown.current, colours, shown.current.cells.keys());
    };
    drawAll();
    const stops = [
      sight.watch((seen) => {
        if (canvas.current === null || frame.current === null) return;
        if (resizeMap(canvas.current, seen)) drawAll();
        const { x, y, width, height } = seen.part;
        Object.assign(frame.current.style, {
          left: `${(100 * x) / columns}%`,
          top: `${(100 * y) / rows}%`,
          width: `${(100 * width) / columns}%`,
          height: `${(100 * height) / rows}%`,
        });
      }),
      watchTheme(drawAll),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [sight, columns, rows, colours]);
  return { canvas, frame };
}

/**
 * A small map of a board of which a part is seen, with a frame around that part; a click or a drag looks elsewhere. For
 * pointers alone: with keys and screen readers one moves over the board itself, which follows them.
 */
export function BoardOverview({ board, sight }: BoardOverviewProps) {
  const { canvas, frame } = usePaintedMap({ board, sight });
  const look = ({ buttons, clientX, clientY, currentTarget }: PointerEvent<HTMLElement>) => {
    if (buttons === 0) return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    sight.lookAt(((clientX - left) / width) * board.width, ((clientY - top) / height) * board.height);
  };
  return (
    <div
      data-part="board-overview"
      className={styles.overview}
      aria-hidden="true"
      data-testid="overview"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        look(event);
      }}
      onPointerMove={look}
      // The keys stay where they are, on the board.
      onMouseDown={(event) => event.preventDefault()}
    >
      <canvas ref={canvas} />
      <span ref={frame} className={styles.frame} />
    </div>
  );
}
