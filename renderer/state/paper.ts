/** The request for what is printed. */
import { createStore } from 'zustand/vanilla';
import type { DealRecord } from '../../core/game/setup/entry.ts';
import { serviceKey } from '../services/services.ts';

/** Puzzles that come with the game, or a board to be played by hand. */
type PaperRequest = { readonly type: 'puzzles' } | { readonly type: 'board'; readonly deal: DealRecord };

export const PAPER = serviceKey('paper', () =>
  createStore<{ readonly request: PaperRequest }>(() => ({ request: { type: 'puzzles' } })),
);
