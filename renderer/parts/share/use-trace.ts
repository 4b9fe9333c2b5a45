import { useEffect, useState } from 'react';
import type { GameTrace } from '../../../core/game/game-trace.ts';
import type { GameSetup } from '../../../core/game/setup/entry.ts';
import type { KeptReview } from '../../../core/review/kept-review.ts';
import { BRIDGE, type Bridge } from '../../bridge/bridge.ts';
import type { ClearedSign } from '../../components/pictures/cleared-shape.tsx';
import { ENGINE, type EngineClient } from '../../engine/client.ts';
import { useService } from '../../services/use-service.ts';

interface Traced {
  readonly trace: GameTrace;
  /** Critical choices kept and all of them; null until the game was reviewed. */
  readonly choices: CriticalChoices | null;
}

export interface TracedGame extends Traced {
  readonly setup: GameSetup;
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

interface Services {
  readonly bridge: Bridge;
  readonly engine: EngineClient;
}

async function readChoices({ bridge }: Services, gameId: string): Promise<CriticalChoices | null> {
  const review = await bridge.call('reviews.read', { gameId });
  return review.ok && review.value !== null ? choicesOf(review.value) : null;
}

async function readStored(services: Services, gameId: string): Promise<TracedGame | null> {
  const saved = await services.bridge.call('games.load', { gameId });
  if (!saved.ok) return null;
  const { setup, journal } = saved.value;
  const trace = await services.engine.ask({ type: 'trace-stored', setup, journal });
  const choices = await readChoices(services, gameId);
  return trace.ok ? { setup, trace: trace.value, choices } : null;
}

async function readOpen(services: Services, gameId: string): Promise<Traced | null> {
  const trace = await services.engine.ask({ type: 'trace' });
  const choices = await readChoices(services, gameId);
  return trace.ok ? { trace: trace.value, choices } : null;
}

/** A game that is read: `game` is null before that, and for good where it cannot be read (`isRead`). */
interface Reading<T> {
  readonly game: T | null;
  readonly isRead: boolean;
}

/** A stored game with its trace. */
export function useTrace(gameId: string | null): Reading<TracedGame> {
  return useReading(gameId, readStored);
}

/** The trace of the game on the board, which has this id. */
export function useOpenTrace(gameId: string): Reading<Traced> {
  return useReading(gameId, readOpen);
}

const NOT_READ = { game: null, isRead: false };

/** `read` must stay the same function. */
function useReading<T>(
  gameId: string | null,
  read: (services: Services, gameId: string) => Promise<T | null>,
): Reading<T> {
  const bridge = useService(BRIDGE);
  const engine = useService(ENGINE);
  const [known, setKnown] = useState<Reading<T> & { readonly gameId: string | null }>({
    ...NOT_READ,
    gameId,
  });
  useEffect(() => {
    if (gameId === null) return;
    let isWanted = true;
    void read({ bridge, engine }, gameId).then((game) => {
      if (isWanted) setKnown({ gameId, game, isRead: true });
    });
    return () => {
      isWanted = false;
    };
  }, [bridge, engine, gameId, read]);
  return known.gameId === gameId ? known : NOT_READ;
}
