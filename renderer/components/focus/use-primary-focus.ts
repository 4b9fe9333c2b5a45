import { useEffect, useRef } from 'react';

/**
 * The button with which the obvious next thing is done takes the focus when it comes, without a ring: Enter does it. One that
 * comes late takes it from no other control.
 */
export function usePrimaryFocus({ isLate = false } = {}) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isLate && document.activeElement !== document.body) return;
    button.current?.focus({ focusVisible: false } as FocusOptions);
  }, [isLate]);
  return button;
}
