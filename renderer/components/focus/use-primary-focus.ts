import { useEffect, useRef } from 'react';

/** The button with which the obvious next thing is done takes the focus when it comes, without a ring: Enter does it. */
export function usePrimaryFocus() {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ focusVisible: false } as FocusOptions), []);
  return button;
}
