/** The texts that the positions of the player's keyboard type, by code; the store gets another map only when a label has changed. */
import { createStore } from 'zustand/vanilla';

export const LAYOUT = createStore<ReadonlyMap<string, string>>(() => new Map());
