import { useEffect, useRef } from 'react';

/**
 * The button that answers a question takes the focus when the question comes, so that Enter answers it, and gives it back
 * to what had it when the question is gone, unless something else has taken it.
 */
export function useBorrowedFocus() {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    button.current?.focus();
    return () => {
      const isFree = document.activeElement === document.body || document.activeElement === null;
      if (isFree && before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return button;
}
