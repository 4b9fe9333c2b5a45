/** Whole games by every algorithm that the rules allow, one after the other, in the lab's worker. */
import { useContext, useEffect, useState } from 'react';
import { TRACED_NAMES } from '../../../core/algorithms/traced.ts';
import type { WholeGame } from '../../../core/lab/whole-game.ts';
import type { LabBoard } from '../../state/lab-table.ts';
import { suitsTurns } from './watch/record-search.ts';
import { LabEngineContext } from './watch/use-lab-engine.ts';

export interface PlayedGames {
  readonly games: readonly WholeGame[];
  /** How many there will be. */
  readonly count: number;
  /** Cells examined so far in the game that is under way; null when all are there or it was called off. */
  readonly looks: number | null;
}

/** Plays anew for each board; `cancel` keeps the games that are done. */
export function usePlayedGames({ board, rules }: LabBoard): PlayedGames & { readonly cancel: () => void } {
  const engine = useContext(LabEngineContext);
  const names = TRACED_NAMES.filter((name) => suitsTurns(name, rules));
  const [played, setPlayed] = useState<PlayedGames>({ games: [], count: names.length, looks: 0 });
  const [abort, setAbort] = useState<AbortController | null>(null);
  useEffect(() => {
    if (engine === null) return;
    const called = new AbortController();
    setAbort(called);
    const asked = TRACED_NAMES.filter((name) => suitsTurns(name, rules));
    const play = async () => {
      const games: WholeGame[] = [];
      for (const by of asked) {
        setPlayed({ games: [...games], count: asked.length, looks: 0 });
        const reply = await engine.ask(
          { type: 'lab-game', by, board, rules },
          {
            signal: called.signal,
            onProgress: (looks) => setPlayed((before) => ({ ...before, looks })),
          },
        );
        if (called.signal.aborted || !reply.ok) break;
        games.push(reply.value);
      }
      if (!called.signal.aborted || games.length > 0) setPlayed({ games, count: asked.length, looks: null });
    };
    void play();
    return () => called.abort();
  }, [engine, board, rules]);
  return { ...played, cancel: () => abort?.abort() };
}
