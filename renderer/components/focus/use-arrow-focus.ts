import { useCallback, useRef } from 'react';
import type { BoardHandle } from '../../board/board-props.ts';
import { useKeys } from '../../input/use-keys.ts';

/**
 * Focuses the board when it comes (twice: as an empty frame, then with its pictures), and when an arrow is pressed while
 * nothing has the focus.
 */
export function useArrowFocus() {
  const handle = useRef<BoardHandle>(null);
  useKeys('around-board', {
    'enter-board': () => {
      if (document.activeElement === document.body) handle.current?.focusCell();
    },
  });
  const hold = useCallback((board: BoardHandle | null) => {
    handle.current = board;
    if (document.activeElement === document.body || document.activeElement === null) board?.focusCell();
  }, []);
  return { handle, hold };
}
