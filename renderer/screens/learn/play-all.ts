/** Whole games by every algorithm that the rules allow, one after the other, in the lab's worker. */
import { useContext, useEffect, useState } from 'react';
import type { TracedAlgorithm } from '../../../core/algorithms/pseudo-code.ts';
import { TRACED_NAMES } from '../../../core/algorithms/traced.ts';
import type { WholeGame } from '../../../core/lab/whole-game.ts';
import type { Rules } from '../../../core/rules/rules.ts';
import type { LabBoard } from '../../state/lab-board.ts';
import { suitsTurns } from './watch/record-search.ts';
import { LabEngineContext } from './watch/use-lab-engine.ts';

export interface PlayedGames {
  readonly games: readonly WholeGame[];
  /** Who plays, in this order. */
  readonly names: readonly TracedAlgorithm[];
  /** Cells examined so far in the game that is under way; null when all are there or it was cancelled. */
  readonly looks: number | null;
  /** A game met an error; those before it are there. */
  readonly isFailed: boolean;
}

const NOTHING_PLAYED: PlayedGames = { games: [], names: [], looks: 0, isFailed: false };

/** Ours second, since the others are measured by it. */
const IN_TURN = [...new Set<TracedAlgorithm>(['by-cases', 'by-corridors', ...TRACED_NAMES])];

const playersUnder = (rules: Rules) => IN_TURN.filter((name) => suitsTurns(name, rules));

/** Plays anew for each board; `cancel` keeps the games that are done. */
export function usePlayedGames({ board, rules }: LabBoard): PlayedGames & { readonly cancel: () => void } {
  const own = useContext(LabEngineContext);
  const names = playersUnder(rules);
  const [played, setPlayed] = useState<PlayedGames>({ ...NOTHING_PLAYED, names });
  const [abort, setAbort] = useState<AbortController | null>(null);
  useEffect(() => {
    if (own === null) return;
    const called = new AbortController();
    setAbort(called);
    const asked = playersUnder(rules);
    const play = async () => {
      const games: WholeGame[] = [];
      let isFailed = false;
      for (const by of asked) {
        setPlayed({ games: [...games], names: asked, looks: 0, isFailed });
        const reply = await own.engine.ask(
          { type: 'lab-game', by, board, rules },
          {
            signal: called.signal,
            onProgress: (looks) => setPlayed((before) => ({ ...before, looks })),
          },
        );
        isFailed = !called.signal.aborted && !reply.ok;
        if (called.signal.aborted || !reply.ok) break;
        games.push(reply.value);
      }
      if (!called.signal.aborted || games.length > 0)
        setPlayed({ games, names: asked, looks: null, isFailed });
    };
    void play();
    return () => called.abort();
  }, [own, board, rules]);
  return { ...played, cancel: () => abort?.abort() };
}
