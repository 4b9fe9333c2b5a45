import { useEffect, useRef } from 'react';

/**
 * The button with which the obvious next thing is done takes the focus when it comes, without a ring: Enter does it. One that
 * comes late takes it from the title of the page and from no control that somebody went to.
 */
export function usePrimaryFocus({ isLate = false } = {}) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const isTaken = document.activeElement instanceof HTMLElement && document.activeElement.tabIndex >= 0;
    if (isLate && isTaken) return;
    button.current?.focus({ focusVisible: false } as FocusOptions);
  }, [isLate]);
  return button;
}
