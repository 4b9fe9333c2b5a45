import { type RefObject, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import styles from './board.module.css';
import type { BoardLayers } from './board-layers.ts';
import type { BoardHandle, GameBoardProps } from './board-props.ts';
import { BoardStage } from './stage/board-stage.tsx';
import type { TilePictures } from './tiles/tile-pictures.ts';
import { useTilePictures } from './tiles/use-tile-pictures.ts';
import {
  useBoardLayers,
  useEntrance,
  useLatest,
  useLook,
  useMarksInView,
  useRoom,
  useShownState,
} from './use-board-layers.ts';
import { type BoardInput, cellToBegin, focusedSpot, useBoardInput } from './use-cell-grid.ts';

/** The board in a screen: React says what is shown, painters draw it, and what moves is drawn frame by frame outside React. */
export function GameBoard(props: GameBoardProps) {
  const root = useRef<HTMLDivElement>(null);
  const pictures = useTilePictures();
  const key = props.decorative === true ? 'decoration' : 'board';
  return (
    <div ref={root} data-part="board" className={styles.board}>
      {pictures !== null && <LiveBoard key={key} {...props} root={root} pictures={pictures} />}
    </div>
  );
}

interface LiveBoardProps extends GameBoardProps {
  readonly root: RefObject<HTMLDivElement | null>;
  readonly pictures: TilePictures;
}

/** The room comes last: what is set before it is drawn once, when there is a size to draw in. */
function LiveBoard({ root, pictures, ...props }: LiveBoardProps) {
  const layers = useBoardLayers(root, props);
  useLook(root, layers, pictures);
  useShownState(layers, props);
  const input = useBoardInput(root, layers, props);
  useZoomState(root, layers, props);
  useRoom(root, layers);
  useEntrance(layers, props);
  useMarksInView(layers, props);
  useImperativeHandle(props.ref, () => createHandle(layers, input, root), [layers, input, root]);
  return (
    <div data-part="board-canvas" className={styles.canvas} aria-hidden="true" hidden={props.hidden === true}>
      <BoardStage layers={layers.stage} />
    </div>
  );
}

function createHandle(
  layers: BoardLayers,
  { grid }: BoardInput,
  root: RefObject<HTMLElement | null>,
): BoardHandle {
  return {
    shake: (a, b) => layers.shake([a, b]),
    bar: (line, at) => layers.bar(line, at),
    showLine: (line) => layers.showLine(line),
    focusCell: (cell) => grid.focusCell(cell ?? cellToBegin(layers, grid)),
    zoom: (to) => {
      if (to === 'whole') layers.camera.showWhole();
      else layers.camera.step(to, focusedSpot(layers));
    },
    layout: () => layers.camera.layout,
    element: () => root.current,
    sight: {
      watch: (listener) => {
        const tell = () => listener(layers.camera.visiblePart());
        tell();
        return layers.camera.onMove(tell);
      },
      lookAt: (column, row) => layers.camera.lookAt(column, row),
    },
  };
}

/** Tells what can be done to the size when that changes. */
function useZoomState(
  root: RefObject<HTMLElement | null>,
  layers: BoardLayers,
  { onZoom }: GameBoardProps,
): void {
  const latest = useLatest(onZoom);
  useLayoutEffect(() => {
    // A board that takes the place of another one tells its own first, also when there is nothing to choose.
    let known = '';
    return layers.camera.onMove(() => {
      if (root.current !== null) root.current.style.maskImage = seenTiles(layers, root.current);
      const zoom = layers.camera.state();
      const choices = JSON.stringify({ ...zoom, zoom: 1 });
      if (choices === known) return;
      known = choices;
      root.current?.toggleAttribute('data-movable', zoom.isCramped);
      latest.current?.(zoom);
    });
  }, [root, layers, latest]);
}

/** Tiles end at a rim of bare ground at each edge beyond which the board goes on: whole ones sharply, cut ones softly. */
function seenTiles({ camera }: BoardLayers, { clientWidth, clientHeight }: HTMLElement): string {
  const { left, top, columns, rows, cell } = camera.layout;
  const { x, y, width, height } = camera.visiblePart().part;
  const sides = [
    ['right', left, x],
    ['bottom', top, y],
    ['left', clientWidth - left - columns * cell, columns - x - width],
    ['top', clientHeight - top - rows * cell, rows - y - height],
  ] as const;
  return sides
    .flatMap(([to, bare, hidden]) => {
      const start = bare + hidden * cell;
      const soft = Math.min(9, Math.abs(hidden - Math.round(hidden)) * cell);
      return hidden > 0 ? `linear-gradient(to ${to},#0000 ${start}px,#000 ${start + soft}px)` : [];
    })
    .join();
}
