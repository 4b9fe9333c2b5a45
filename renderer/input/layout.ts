/** The texts that the positions of the player's keyboard type, by code: another map only where a label is another one. */
import { createStore } from 'zustand/vanilla';

export const LAYOUT = createStore<ReadonlyMap<string, string>>(() => new Map());
