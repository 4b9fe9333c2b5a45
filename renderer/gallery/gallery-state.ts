import type { ReactNode } from 'react';
import type { WindowServices } from '../services/services.ts';

/** A state of the interface: the stores that make it, what is shown of them, and what is pressed to reach it. */
export interface GalleryState {
  readonly makeServices: () => WindowServices;
  readonly show: () => ReactNode;
  /** CSS selectors within the cell; each is pressed once it is there. */
  readonly press?: readonly string[];
  /** A whole screen needs the room of a small window; a piece does not. */
  readonly isScreen: boolean;
}
