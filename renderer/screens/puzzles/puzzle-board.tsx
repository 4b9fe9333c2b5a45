import { type RefObject, useCallback, useState } from 'react';
import { type Board, countTiles } from '../../../core/board/board.ts';
import type { GameEvent } from '../../../core/game/play/game.ts';
import type { Rules } from '../../../core/rules/rules.ts';
import type { BoardHandle, BoardSight, ZoomTarget } from '../../board/board-props.ts';
import type { BoardMark } from '../../board/layers/board-mark.ts';
import { GameBoard } from '../../components/lazy-game-board.ts';
import { useKeys } from '../../input/use-keys.ts';
import { RulesDrawn } from '../../parts/rules-drawn/rules-drawn.tsx';
import { useCellNames } from '../../parts/use-cell-names.ts';
import { useReducedMotion } from '../../parts/use-theme.ts';
import { ZoomControl } from '../../parts/zoom-control.tsx';
import { useService } from '../../services/use-service.ts';
import { KEY_NOTICES, zoomKeys } from '../../state/shown/key-notices.ts';
import type { ZoomState } from '../../viewport/camera.ts';

interface PuzzleBoardProps {
  readonly board: Board;
  /** The rules as the board is seen. */
  readonly rules: Rules;
  readonly events: readonly GameEvent[];
  readonly selected: number | null;
  readonly marks: readonly BoardMark[];
  readonly label: string;
  readonly isHidden?: boolean;
  readonly onPick: (cell: number) => void;
  readonly handle: RefObject<BoardHandle | null>;
  /** Hears of the board when it comes. */
  readonly hold: (board: BoardHandle | null) => void;
}

/** The board of a puzzle: played as any other, its rules drawn around it, and what is said of it marked on it. */
export function PuzzleBoard({ board, rules, isHidden = false, handle, hold, ...shown }: PuzzleBoardProps) {
  const reducedMotion = useReducedMotion();
  const { width } = board;
  const [zoomState, setZoomState] = useState<ZoomState | null>(null);
  const zoom = (to: ZoomTarget) => handle.current?.zoom(to);
  const keyNotices = useService(KEY_NOTICES);
  useKeys('game', zoomKeys(zoomState, zoom, keyNotices.tell));
  const describeCell = useCellNames(width);
  const [sight, setSight] = useState<BoardSight | null>(null);
  const isCleared = countTiles(board.cells) === 0;
  const holdBoard = useCallback(
    (next: BoardHandle | null) => {
      hold(next);
      setSight(next?.sight ?? null);
    },
    [hold],
  );
  return (
    <>
      <GameBoard
        {...shown}
        ref={holdBoard}
        board={board}
        hidden={isHidden}
        beginsWhole
        reducedMotion={reducedMotion}
        describeCell={describeCell}
        onZoom={setZoomState}
      />
      {sight !== null && !isHidden && !isCleared && (
        <RulesDrawn rules={rules} handle={handle} sight={sight} />
      )}
      {zoomState !== null && !isHidden && <ZoomControl zoom={zoomState} onZoom={zoom} />}
    </>
  );
}
