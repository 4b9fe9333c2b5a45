import { useEffect, useState } from 'react';
import { readLayout } from './own-keys.ts';

/** Draws a component with labels of positions once more when it is known what the keyboard types there. */
export function useLayout(): void {
  const [, setRead] = useState(false);
  useEffect(() => {
    let isMounted = true;
    void readLayout().then(() => isMounted && setRead(true));
    return () => {
      isMounted = false;
    };
  }, []);
}
