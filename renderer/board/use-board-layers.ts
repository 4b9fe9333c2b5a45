import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { boxOf, cellsToShow } from '../viewport/in-view.ts';
import { roomOf, watchTheme, watchViewport } from '../viewport/surroundings.ts';
import { BoardLayers } from './board-layers.ts';
import type { GameBoardProps } from './board-props.ts';
import type { BoardMark } from './layers/board-mark.ts';
import { withFaceDown } from './tiles/face-down.ts';
import { readPalette } from './tiles/palette.ts';
import type { TilePictures } from './tiles/tile-pictures.ts';

/** The last committed value, for what is called between renders. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}

const NO_ROOM = { width: 0, height: 0, pixelRatio: 1 };

/** The layers of one board as long as the component lives. */
export function useBoardLayers(
  root: RefObject<HTMLElement | null>,
  { board, faceDown, decorative, isWhole, hasOwnLane, beginsWhole, isLarge }: GameBoardProps,
): BoardLayers {
  const [layers] = useState(() => {
    const room = root.current === null ? NO_ROOM : roomOf(root.current);
    const isWholeOnly = decorative === true || isWhole === true;
    const whole = hasOwnLane === true ? 'framed-only' : 'whole-only';
    const first = beginsWhole === true ? 'whole-first' : 'legible';
    const view = isWholeOnly ? whole : isLarge === true ? 'large' : first;
    return new BoardLayers(withFaceDown(board, faceDown), view, room);
  });
  useLayoutEffect(() => () => layers.destroy(), [layers]);
  return layers;
}

/** Paints in the colours of the theme, now and after it changed. */
export function useLook(
  root: RefObject<HTMLElement | null>,
  layers: BoardLayers,
  pictures: TilePictures,
): void {
  useLayoutEffect(() => {
    const read = () => {
      if (root.current !== null) layers.setLook({ palette: readPalette(root.current), pictures });
    };
    read();
    return watchTheme(read);
  }, [root, layers, pictures]);
}

/** Fills the element, whatever size it takes. */
export function useRoom(root: RefObject<HTMLElement | null>, layers: BoardLayers): void {
  useLayoutEffect(
    () => (root.current === null ? undefined : watchViewport(root.current, (room) => layers.setRoom(room))),
    [root, layers],
  );
}

/** Hands on what lasts when it changes, and only then. */
export function useShownState(layers: BoardLayers, props: GameBoardProps): void {
  const { board, faceDown, selected, marks = NO_MARKS } = props;
  const isHidden = props.hidden === true;
  const isReduced = props.reducedMotion === true;
  const isCornerFree = props.isCornerFree === true;
  const latest = useLatest(props);
  const shown = useRef({ board, faceDown });
  useLayoutEffect(() => layers.reduceMotion(isReduced), [layers, isReduced]);
  useLayoutEffect(() => layers.camera.freeCorner(isCornerFree), [layers, isCornerFree]);
  useLayoutEffect(() => layers.marks.update({ selected }), [layers, selected]);
  useLayoutEffect(() => layers.marks.update({ shown: marks }), [layers, marks]);
  // Paused: what was moving has arrived when the board comes back.
  useLayoutEffect(() => (isHidden ? layers.finish() : undefined), [layers, isHidden]);
  useLayoutEffect(() => {
    const before = shown.current;
    // A board that was mounted with this state shows it already, however it came about.
    if (before.board === board && before.faceDown === faceDown) return;
    shown.current = { board, faceDown };
    const { events = [], motions } = latest.current;
    const changed = before.board === board ? [] : cellsToShow(before.board, board, events);
    layers.show(withFaceDown(board, faceDown), events, motions);
    if (changed.length > 0) layers.camera.reveal(boxOf(changed, board.width));
  }, [layers, board, faceDown, latest]);
}

const NO_MARKS: readonly BoardMark[] = [];

/** A new game's tiles are laid once there is room for them. */
export function useEntrance(layers: BoardLayers, { isDealt = false }: GameBoardProps): void {
  const wasDealt = useRef(isDealt);
  useLayoutEffect(() => {
    if (wasDealt.current) layers.layIn();
    wasDealt.current = false;
  }, [layers]);
}

/** Brings a region or a pair that is marked into view, large enough to be told apart. */
export function useMarksInView(layers: BoardLayers, { marks = NO_MARKS }: GameBoardProps): void {
  useLayoutEffect(() => {
    for (const mark of marks) {
      if (mark.type === 'region') layers.camera.reveal(mark, true);
      else if (mark.type === 'pair') layers.camera.reveal(boxOf(mark.pair, layers.tiles.board.width), true);
    }
  }, [layers, marks]);
}
