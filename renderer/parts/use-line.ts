import { useEffect, useState } from 'react';
import type { Board, Move, Point } from '../../core/board/board.ts';
import type { Rules } from '../../core/rules/rules.ts';
import { ENGINE } from '../engine/client.ts';
import { useService } from '../services/use-service.ts';

/** The line that joins a pair, once the worker has drawn it; null before that, and where there is no pair or no line. */
export function useLine(board: Board, rules: Rules, pair: Move | null): readonly Point[] | null {
  const engine = useService(ENGINE);
  const [known, setKnown] = useState<readonly [Move, line: readonly Point[] | undefined] | null>(null);
  useEffect(() => {
    if (pair === null) return;
    let isWanted = true;
    void engine.ask({ type: 'lines', board, rules, moves: [pair] }).then((answer) => {
      if (isWanted && answer.ok) setKnown([pair, answer.value[0]]);
    });
    return () => {
      isWanted = false;
    };
  }, [engine, board, rules, pair]);
  return (known?.[0] === pair && known?.[1]) || null;
}
