import type { RefObject } from 'react';
import { useEffect, useImperativeHandle, useRef, useState } from 'react';
import './board.css';
import type { BoardHandle, GameBoardProps } from './board-props.ts';
import { MountedBoard } from './mounted-board.ts';
import { useTilePictures } from './tiles/use-tile-pictures.ts';

/** The board in a screen. React says what is shown; the picture itself is drawn outside React. */
export function GameBoard(props: GameBoardProps) {
  const root = useRef<HTMLDivElement>(null);
  const mounted = useMountedBoard(root, props);
  useShownState(mounted, props);
  useImperativeHandle(props.ref, () => mounted?.handle ?? IDLE, [mounted]);
  return <div ref={root} className="board" />;
}

/** What a board does before its pictures are loaded. */
const IDLE: BoardHandle = { shake: () => {}, showLine: () => {}, focusCell: () => {}, zoom: () => {} };

/** Lives as long as the component and calls the callbacks of its last render. */
function useMountedBoard(root: RefObject<HTMLDivElement | null>, props: GameBoardProps): MountedBoard | null {
  const pictures = useTilePictures();
  const [mounted, setMounted] = useState<MountedBoard | null>(null);
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  const isDecorative = props.decorative === true;
  useEffect(() => {
    if (root.current === null || pictures === null) return;
    const board = new MountedBoard(root.current, {
      board: latest.current.board,
      pictures,
      isDecorative,
      onPick: (cell) => latest.current.onPick?.(cell),
      onHover: (cell) => latest.current.onHover?.(cell),
      onZoom: (state) => latest.current.onZoom?.(state),
    });
    setMounted(board);
    return () => {
      board.destroy();
      setMounted(null);
    };
  }, [root, pictures, isDecorative]);
  return mounted;
}

/** Hands each prop on when it changes, and only then. */
function useShownState(mounted: MountedBoard | null, props: GameBoardProps): void {
  const { board, events, selected, hint = null, label, describeCell } = props;
  const isHidden = props.hidden === true;
  const isReduced = props.reducedMotion === true;
  const latestEvents = useRef(events);
  useEffect(() => {
    latestEvents.current = events;
  });
  useEffect(() => mounted?.reduceMotion(isReduced), [mounted, isReduced]);
  useEffect(() => {
    // A board that was mounted with this state shows it already, however it came about.
    if (mounted !== null && mounted.board !== board) mounted.show(board, latestEvents.current ?? []);
  }, [mounted, board]);
  useEffect(() => mounted?.name(label, describeCell), [mounted, label, describeCell]);
  useEffect(() => mounted?.select(selected), [mounted, selected]);
  useEffect(() => mounted?.hint(hint), [mounted, hint]);
  useEffect(() => mounted?.hide(isHidden), [mounted, isHidden]);
}
