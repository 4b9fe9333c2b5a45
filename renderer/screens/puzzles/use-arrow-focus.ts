import { useCallback, useEffect, useRef } from 'react';
import type { BoardHandle } from '../../board/board-props.ts';

/** Gives the keys to the board when it comes, and when an arrow is pressed while nothing has them. */
export function useArrowFocus() {
  const handle = useRef<BoardHandle>(null);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.startsWith('Arrow') && document.activeElement === document.body)
        handle.current?.focusCell();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
  const hold = useCallback((board: BoardHandle | null) => {
    handle.current = board;
    if (document.activeElement === document.body || document.activeElement === null) board?.focusCell();
  }, []);
  return { handle, hold };
}
