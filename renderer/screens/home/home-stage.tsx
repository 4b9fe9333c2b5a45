import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import type { Board } from '../../../core/board/board.ts';
import { plainPlan } from '../../../core/game/deals/deal-plan.ts';
import type { TemplateRevision } from '../../../core/templates/template.ts';
import type { BoardHandle } from '../../board/board-props.ts';
import type { EngineClient } from '../../engine/client.ts';
import type { ShownStep } from '../../engine/protocol.ts';
import { useApp } from '../../state/app-context.ts';
import { LANE_CELLS } from '../../viewport/layout.ts';
import { useReducedMotion } from '../use-theme.ts';
import { Thumbnail } from './thumbnail.tsx';
import { useAwake } from './use-awake.ts';

const GameBoard = lazy(async () => ({ default: (await import('../../board/game-board.tsx')).GameBoard }));

/** Between two links. */
const BEAT_MS = 2_400;

interface Show {
  readonly template: TemplateRevision;
  readonly steps: readonly ShownStep[];
}

async function dealShow(
  engine: EngineClient,
  template: TemplateRevision,
  seed: number,
): Promise<Show | null> {
  const dealt = await engine.ask({ type: 'deal', plan: plainPlan(template, seed) });
  if (!dealt.ok) return null;
  const played = await engine.ask({ type: 'play-through', deal: dealt.value });
  return played.ok ? { template, steps: played.value } : null;
}

/** Deals once the screen stands, so that home never waits for its stage. */
function useShow(template: TemplateRevision | undefined, round: number): Show | null {
  const { engine } = useApp();
  const [show, setShow] = useState<Show | null>(null);
  useEffect(() => {
    if (template === undefined) return;
    let isWanted = true;
    const handle = setTimeout(async () => {
      const dealt = await dealShow(engine, template, round);
      if (isWanted && dealt !== null) setShow(dealt);
    }, 60);
    return () => {
      isWanted = false;
      clearTimeout(handle);
    };
  }, [engine, template, round]);
  return show;
}

function boardOf({ template, steps }: Show, step: number): Board {
  const { width, height, marks } = template;
  return { width, height, marks, cells: steps[step]?.cells ?? [] };
}

/**
/**
 * On home a board plays itself along its witness, in full light. It stands still where motion is not wanted, and while there is no input. First there is a picture of its tiles, which costs a path; the stage takes its place when
 * it is loaded and dealt, after the first paint.
 */
export function HomeStage({ template }: { readonly template: TemplateRevision | undefined }) {
  const [round, setRound] = useState(1);
  const [{ shown, step }, setPlace] = useState<{ shown: Show | null; step: number }>({
    shown: null,
    step: 0,
  });
  const show = useShow(template, round);
  const isStill = useReducedMotion();
  const isAwake = useAwake();
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
    if (isStill || !isAwake) return;
    const isLast = step >= shown.steps.length - 1;
    const timer = setTimeout(() => {
      if (isLast) setRound((before) => before + 1);
      else setPlace({ shown, step: step + 1 });
    }, BEAT_MS);
    return () => clearTimeout(timer);
  }, [shown, step, isStill, isAwake]);

  return (
    <div className="home-board" data-shown={isOnStage} aria-hidden="true">
      {template !== undefined && (
        <div className="home-still" hidden={isOnStage}>
          <Thumbnail shape={template} margin={LANE_CELLS} />
        </div>
      )}
      {board !== null && shown !== null && (
        <Suspense>
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
        </Suspense>
      )}
    </div>
  );
}
