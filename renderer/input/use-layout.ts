import { useEffect } from 'react';
import { readLayout } from './own-keys.ts';

/** Reads what the keyboard types at positions, for a component that shows them; it is drawn again when that is known. */
export function useLayout(): void {
  useEffect(() => void readLayout(), []);
}
