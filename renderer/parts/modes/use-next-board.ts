import { useEffect, useState } from 'react';
import type { GameSetup } from '../../../core/game/setup/entry.ts';
import { MODE_LOOKS } from './mode-looks.ts';
import type { NextBoard } from './next-board.ts';

/** The board that follows in a mode whose boards have an order; null in any other and behind the last, undefined until it is read. */
export function useNextBoard(
  setup: Pick<GameSetup, 'mode' | 'boardId'> | undefined,
): NextBoard | null | undefined {
  const { mode, boardId } = setup ?? {};
  const find = mode === undefined ? undefined : MODE_LOOKS[mode].nextBoard;
  const isOrdered = find !== undefined && boardId !== undefined;
  const [next, setNext] = useState<NextBoard | null | undefined>(isOrdered ? undefined : null);
  useEffect(() => {
    let isWanted = true;
    if (find === undefined || boardId === undefined) return setNext(null);
    setNext(undefined);
    void find(boardId).then((board) => isWanted && setNext(board));
    return () => {
      isWanted = false;
    };
  }, [find, boardId]);
  return next;
}
