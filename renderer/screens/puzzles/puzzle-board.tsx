import { lazy, type Ref, Suspense, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Board } from '../../../core/board/board.ts';
import type { GameEvent } from '../../../core/game/game.ts';
import type { BoardHandle } from '../../board/board-props.ts';
import type { BoardMark } from '../../board/marks/board-mark.ts';
import { usePictureName } from '../../components/use-picture-name.ts';
import { useReducedMotion } from '../use-theme.ts';

const GameBoard = lazy(async () => ({ default: (await import('../../board/game-board.tsx')).GameBoard }));

interface PuzzleBoardProps {
  readonly board: Board;
  readonly events: readonly GameEvent[];
  readonly selected: number | null;
  readonly marks: readonly BoardMark[];
  readonly label: string;
  readonly isHidden?: boolean;
  readonly onPick: (cell: number) => void;
  readonly ref?: Ref<BoardHandle>;
}

/** The board of a puzzle: played as any other, and what is said of it marked on it. */
export function PuzzleBoard({ board, isHidden = false, ...shown }: PuzzleBoardProps) {
  const { t } = useTranslation();
  const pictureName = usePictureName();
  const reducedMotion = useReducedMotion();
  const { width } = board;
  const describeCell = useCallback(
    (cell: number, kind: number) => {
      if (kind === 0) return t('play.empty-cell');
      if (kind < 0) return t('play.wall');
      const place = { row: Math.floor(cell / width) + 1, column: (cell % width) + 1 };
      return t('play.tile', { picture: pictureName(kind), ...place });
    },
    [t, pictureName, width],
  );
  return (
    <Suspense>
      <GameBoard
        {...shown}
        board={board}
        hidden={isHidden}
        reducedMotion={reducedMotion}
        describeCell={describeCell}
      />
    </Suspense>
  );
}
