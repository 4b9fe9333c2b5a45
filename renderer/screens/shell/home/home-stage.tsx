import { useCallback, useEffect, useState } from 'react';
import type { Board } from '../../../../core/board/board.ts';
import { plainPlan } from '../../../../core/game/modes/deal-plan.ts';
import { makeRevision } from '../../../../core/templates/revision.ts';
import type { BoardHandle } from '../../../board/board-props.ts';
import { GameBoard } from '../../../components/lazy-game-board.ts';
import type { EngineClient } from '../../../engine/client.ts';
import { ENGINE } from '../../../engine/client.ts';
import type { ShownStep } from '../../../engine/protocol.ts';
import { Thumbnail } from '../../../parts/thumbnail.tsx';
import { useMediaQuery, useReducedMotion } from '../../../parts/use-theme.ts';
import { useService } from '../../../services/use-service.ts';
import { LANE_CELLS } from '../../../viewport/layout.ts';
import styles from './home.module.css';
import { type StageSize, stageShape, stageTemplate } from './stage-shape.ts';
import { useRecentInput } from './use-recent-input.ts';

/** Between two links. */
const BEAT_MS = 2_400;

interface Show {
  readonly size: StageSize;
  readonly steps: readonly ShownStep[];
}

async function dealShow(engine: EngineClient, size: StageSize, seed: number): Promise<Show | null> {
  const plan = plainPlan(makeRevision(stageTemplate(size), false), seed);
  const dealt = await engine.ask({ type: 'deal', plan });
  if (!dealt.ok) return null;
  const played = await engine.ask({ type: 'play-through', deal: dealt.value });
  return played.ok ? { size, steps: played.value } : null;
}

function useStageSize(): StageSize {
  const isNarrow = useMediaQuery('(width < 720px)');
  const isSmall = useMediaQuery('(width < 1000px) or (height < 700px)');
  if (isNarrow) return 'small';
  return isSmall ? 'middle' : 'large';
}

/** Deals once the screen stands, so that home never waits for its stage. */
function useShow(size: StageSize, round: number): Show | null {
  const engine = useService(ENGINE);
  const [show, setShow] = useState<Show | null>(null);
  useEffect(() => {
    let isWanted = true;
    const handle = setTimeout(async () => {
      const dealt = await dealShow(engine, size, round);
      if (isWanted && dealt !== null) setShow(dealt);
    }, 60);
    return () => {
      isWanted = false;
      clearTimeout(handle);
    };
  }, [engine, size, round]);
  return show;
}

function boardOf({ size, steps }: Show, step: number): Board {
  return { ...stageShape(size), cells: steps[step]?.cells ?? [] };
}

/**
 * On home a board plays itself along its witness, in full light. It stands still where motion is not wanted, and while there is
 * no input. First there is a picture of its tiles, which costs a path; the stage takes its place when
 * it is loaded and dealt, after the first paint.
 */
export function HomeStage() {
  const size = useStageSize();
  const [round, setRound] = useState(1);
  const [{ shown, step }, setPlace] = useState<{ shown: Show | null; step: number }>({
    shown: null,
    step: 0,
  });
  const show = useShow(size, round);
  const isStill = useReducedMotion();
  const hasRecentInput = useRecentInput();
  const [board, setBoard] = useState<Board | null>(null);
  const [isOnStage, setIsOnStage] = useState(false);
  const holdStage = useCallback((handle: BoardHandle | null) => setIsOnStage(handle !== null), []);

  useEffect(() => {
    if (show === null) return;
    setPlace({ shown: show, step: 0 });
  }, [show]);

  useEffect(() => {
    if (shown === null) return;
    setBoard(boardOf(shown, step));
    if (isStill || !hasRecentInput) return;
    const isLast = step >= shown.steps.length - 1;
    const timer = setTimeout(() => {
      if (isLast) setRound((before) => before + 1);
      else setPlace({ shown, step: step + 1 });
    }, BEAT_MS);
    return () => clearTimeout(timer);
  }, [shown, step, isStill, hasRecentInput]);

  return (
    <div data-part="home-board" className={styles.board} data-shown={isOnStage} aria-hidden="true">
      <div className={styles.still} hidden={isOnStage}>
        <Thumbnail shape={stageShape(size)} margin={LANE_CELLS} />
      </div>
      {board !== null && shown !== null && (
        <GameBoard
          ref={holdStage}
          board={board}
          events={shown.steps[step]?.events ?? []}
          selected={null}
          reducedMotion={isStill}
          decorative
          label=""
          describeCell={() => ''}
        />
      )}
    </div>
  );
}
