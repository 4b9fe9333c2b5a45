import { useEffect, useState } from 'react';
import type { GameTrace } from '../../../core/game/game-trace.ts';
import type { GameSetup } from '../../../core/game/setup/entry.ts';
import type { KeptReview } from '../../../core/review/kept-review.ts';
import { BRIDGE } from '../../bridge/bridge.ts';
import type { ClearedSign } from '../../components/pictures/cleared-shape.tsx';
import { ENGINE } from '../../engine/client.ts';
import { useService } from '../../services/use-service.ts';

export interface TracedGame {
  readonly setup: GameSetup;
  readonly trace: GameTrace;
  /** Critical choices kept and all of them; null until the game was reviewed. */
  readonly choices: CriticalChoices | null;
}

interface CriticalChoices {
  readonly kept: number;
  readonly critical: number;
  /** The cells at which they were made. */
  readonly signs: readonly ClearedSign[];
}

/** The critical choices of a review. One that was taken back stands too: it was made. */
function choicesOf({ kept, critical, moves }: KeptReview): CriticalChoices {
  const signs = moves
    .filter(({ marks }) => marks.includes('critical'))
    .map(({ move: [cell], verdict }): ClearedSign => ({ cell, sign: verdict === 'k' ? 'kept' : 'lost' }));
  return { kept, critical, signs };
}

/** A kept game with its trace; null until the worker has sent it, and where it cannot be read. */
export function useTrace(gameId: string | null): TracedGame | null {
  const bridge = useService(BRIDGE);
  const engine = useService(ENGINE);
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
      const choices = review.ok && review.value !== null ? choicesOf(review.value) : null;
      setTraced({ gameId, game: { setup, trace: trace.value, choices } });
    };
    void read();
    return () => {
      isWanted = false;
    };
  }, [bridge, engine, gameId]);
  return traced?.gameId === gameId ? traced.game : null;
}
