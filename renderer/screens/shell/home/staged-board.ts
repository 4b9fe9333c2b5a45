/** The board that the main button begins, for the stage. */
import { useEffect, useState } from 'react';
import { BRIDGE } from '../../../bridge/bridge.ts';
import { ENGINE } from '../../../engine/client.ts';
import { useService } from '../../../services/use-service.ts';
import type { HomeStart } from './home-start.ts';
import type { Staged } from './make-staged.ts';

/** The screen stands first; home never waits for its stage. */
const AFTER_MS = 60;

/** Two starts with the same key have the same board on the stage. */
function keyOf(start: HomeStart | null): string | null {
  switch (start?.type) {
    case undefined:
      return null;
    case 'first':
      return 'first';
    case 'game':
      return `game ${start.game.gameId} ${start.game.playedAt}`;
    case 'level':
      return `level ${start.level.mode} ${start.level.boardId}`;
    case 'template':
      return `template ${start.template.hash}`;
  }
}

/** Returns the board that a start begins; null until it is there. */
export function useStaged(start: HomeStart | null): Staged | null {
  const bridge = useService(BRIDGE);
  const engine = useService(ENGINE);
  const [asked, setAsked] = useState(start);
  const [made, setMade] = useState<{ readonly of: HomeStart; readonly staged: Staged } | null>(null);
  // Lists that are read anew bring the same start as another object.
  if (keyOf(asked) !== keyOf(start)) setAsked(start);
  useEffect(() => {
    if (asked === null) return;
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      const { makeStaged } = await import('./make-staged.ts');
      const staged = await makeStaged(asked, { bridge, engine, signal: stop.signal });
      if (!stop.signal.aborted && staged !== null) setMade({ of: asked, staged });
    }, AFTER_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [asked, bridge, engine]);
  return made?.of === asked ? made.staged : null;
}
