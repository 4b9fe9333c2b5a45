/** The request for what is printed. */
import { createStore } from 'zustand/vanilla';
import type { DealRecord } from '../../core/game/setup/entry.ts';
import { serviceKey } from '../services/services.ts';

/** Puzzles that come with the game, or a board to be played by hand, with the code that opens it. */
export type PaperRequest =
  | { readonly type: 'puzzles' }
  | { readonly type: 'board'; readonly deal: DealRecord; readonly code: string };

export const PAPER = serviceKey('paper', () =>
  createStore<{ readonly request: PaperRequest }>(() => ({ request: { type: 'puzzles' } })),
);
