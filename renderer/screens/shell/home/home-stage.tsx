import { type CSSProperties, type Ref, useCallback, useImperativeHandle, useRef, useState } from 'react';
import type { BoardHandle } from '../../../board/board-props.ts';
import { GameBoard } from '../../../components/lazy-game-board.ts';
import { useReducedMotion } from '../../../parts/use-theme.ts';
import { useService } from '../../../services/use-service.ts';
import { LEFT_STAGE, stagedAt } from '../../../state/shown/left-stage.ts';
import styles from './home.module.css';
import type { Staged } from './make-staged.ts';

/** The way to hand the board of the stage to the game that the main button begins. */
export interface StageHandle {
  leave(): void;
}

interface HomeStageProps {
  readonly staged: Staged | null;
  readonly ref: Ref<StageHandle>;
}

const NO_BOARD = { width: 1, height: 1, marks: [], cells: [] };
const NO_CIRCLE = { x: 0.5, y: 0.5, diameter: 1 };
/** So much of the moon is seen around the circle of the tiles, in cells. */
const RIM = 0.6;

/** The very board that the main button begins, in full light, as soon as it is dealt. It stands still. */
export function HomeStage({ staged, ref }: HomeStageProps) {
  const stage = useService(LEFT_STAGE);
  const isStill = useReducedMotion();
  const handle = useRef<BoardHandle | null>(null);
  const [isOnStage, setIsOnStage] = useState(false);
  const hold = useCallback((held: BoardHandle | null) => {
    handle.current = held;
    setIsOnStage(held !== null);
  }, []);
  const { board = NO_BOARD, part = { board }, circle = NO_CIRCLE } = staged ?? {};
  useImperativeHandle(ref, () => ({
    leave() {
      const [layout, element] = [handle.current?.layout(), handle.current?.element()];
      if (staged === null || staged.isHidden === true || !layout || !element) return;
      stage.leave(stagedAt(board, element, layout, part));
    },
  }));
  const { width, height, cells } = part.board;
  const shape = {
    ...{ '--wide': width, '--high': height, '--reach': circle.diameter + RIM },
    // The circle's middle is the moon's, wherever it lies on the board.
    ...{ '--right': width / 2 - circle.x, '--down': height / 2 - circle.y },
  } as CSSProperties;
  return (
    <div
      className={styles.board}
      style={shape}
      data-testid="stage-board"
      data-shown={isOnStage}
      aria-hidden="true"
    >
      {staged !== null && (
        <GameBoard
          key={board.cells.join()}
          ref={hold}
          board={part.board}
          isDealt={!isStill}
          selected={null}
          {...(staged.isHidden === true && { faceDown: new Set(cells.keys()) })}
          reducedMotion={isStill}
          decorative
          hasOwnLane
          label=""
          describeCell={() => ''}
        />
      )}
    </div>
  );
}
