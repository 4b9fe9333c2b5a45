import { useEffect, useState } from 'react';
import type { GameSetup } from '../../../core/game/entry.ts';
import type { GameTrace } from '../../../core/game/result/game-trace.ts';
import { useApp } from '../../state/app-context.ts';

export interface TracedGame {
  readonly setup: GameSetup;
  readonly trace: GameTrace;
  /** Critical choices kept and all of them; null until the game was reviewed. */
  readonly choices: { readonly kept: number; readonly critical: number } | null;
}

/** A kept game with its trace; null until the worker has told it, and where it cannot be read. */
export function useTrace(gameId: string | null): TracedGame | null {
  const { bridge, engine } = useApp();
  const [traced, setTraced] = useState<{ readonly gameId: string; readonly game: TracedGame } | null>(null);
  useEffect(() => {
    if (gameId === null) return;
    let isWanted = true;
    const read = async () => {
      const saved = await bridge.call('games.load', { gameId });
      if (!saved.ok || !isWanted) return;
      const { setup, journal } = saved.value;
      const trace = await engine.ask({ type: 'trace', setup, journal });
      const review = await bridge.call('reviews.read', { gameId });
      if (!isWanted || !trace.ok) return;
      const choices = review.ok ? review.value : null;
      setTraced({ gameId, game: { setup, trace: trace.value, choices } });
    };
    void read();
    return () => {
      isWanted = false;
    };
  }, [bridge, engine, gameId]);
  return traced?.gameId === gameId ? traced.game : null;
}
