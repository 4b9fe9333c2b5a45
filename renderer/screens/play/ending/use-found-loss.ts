import { useEffect, useState } from 'react';
import { type Board, withoutPair } from '../../../../core/board/board.ts';
import { lockedIn } from '../../../../core/review/locked-tiles.ts';
import type { Rules } from '../../../../core/rules/rules.ts';
import type { EngineClient } from '../../../engine/client.ts';
import { ENGINE } from '../../../engine/client.ts';
import type { FoundLoss } from '../../../engine/protocol.ts';
import { useService } from '../../../services/use-service.ts';
import type { OpenGame } from '../../../state/play/session-state.ts';

/** The move that lost a board, as far as it is known. */
export type Finding =
  | { readonly state: 'searching' }
  | { readonly state: 'not-known' }
  /** The board was lost when mercy had been taken, so that no link after it lost it. */
  | { readonly state: 'lost-before' }
  | {
      readonly state: 'found';
      readonly loss: FoundLoss;
      /** Tiles that no play could take any more after that move, where a proof says which; empty where none is known. */
      readonly locked: readonly number[];
    };

const SEARCHING: Finding = { state: 'searching' };

/** Searched as soon as nothing links. Null while something does. */
export function useFoundLoss({ revision, view }: OpenGame, isDead: boolean): Finding | null {
  const engine = useService(ENGINE);
  const [finding, setFinding] = useState<Finding>(SEARCHING);
  const { template, rules } = view.deal;
  useEffect(() => {
    setFinding(SEARCHING);
    if (!isDead) return;
    const search = new AbortController();
    const { signal } = search;
    const find = async () => {
      const answer = await engine.ask({ type: 'find-loss', revision }, { signal });
      if (signal.aborted) return;
      if (!answer.ok) return setFinding({ state: answer.error === 'lost' ? 'lost-before' : 'not-known' });
      const loss = answer.value;
      const { width, height, marks } = template;
      setFinding({ state: 'found', loss, locked: [] });
      // Under gravity the tiles have moved since: those that are told then are elsewhere now.
      if (rules.gravity !== 'none') return;
      const board = { width, height, marks, cells: withoutPair(loss.cells, loss.move) };
      const locked = await askLocked(engine, { board, rules }, signal);
      if (!signal.aborted && locked.length > 0) setFinding({ state: 'found', loss, locked });
    };
    void find();
    return () => search.abort();
  }, [engine, revision, isDead, template, rules]);
  return isDead ? finding : null;
}

async function askLocked(
  engine: EngineClient,
  { board, rules }: { readonly board: Board; readonly rules: Rules },
  signal: AbortSignal,
): Promise<readonly number[]> {
  const answer = await engine.ask({ type: 'explain-loss', boards: [board], rules }, { signal });
  return answer.ok ? lockedIn(answer.value.steps) : [];
}
