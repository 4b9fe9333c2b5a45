/** The answers of a game to the questions of its player: can it still be won, the way back, the reshuffle. */

import type { Move } from '../board/board.ts';
import type { Reshuffle } from '../deal/reshuffle.ts';
import { type Sentence, sentence } from './sentence.ts';

const WINNABLE = { says: 'winnable' } as const;
const LOST = { says: 'lost', chosen: [] } as const;
const NOTHING = { says: 'nothing' } as const;

/** The answer to *can I still win?*. */
export function verdictSentence(verdict: 'winnable' | 'lost' | 'not-known'): Sentence {
  switch (verdict) {
    case 'winnable':
      return sentence('verdict.winnable', WINNABLE);
    case 'lost':
      return sentence('verdict.lost', LOST);
    case 'not-known':
      return sentence('verdict.not-known', NOTHING);
  }
}

/** The pairs that link on a board, where they are few; `moves` are all of them. */
export function openLinksSentence(moves: readonly Move[]): Sentence {
  return sentence('record.playing.open', { says: 'legal', moves, count: moves.length });
}

/** Of a board on which one pair is proved to keep it winnable, and another to lose it. */
export function criticalSentence(): Sentence {
  return sentence('record.playing.critical', { says: 'critical' });
}

/** An answer or an act that is reported in the line below the board. */
export type Told =
  | { readonly type: 'returned'; readonly moves: number }
  | { readonly type: 'still-winnable' }
  | { readonly type: 'lost' }
  /** `isMinimal`: proved that no fewer tiles would do. */
  | { readonly type: 'reshuffled'; readonly moved: number; readonly isMinimal: boolean }
  /** No reshuffle: there is no need to, there is no way to, or none was found in time. */
  | { readonly type: 'not-reshuffled'; readonly why: 'winnable' | 'impossible' | 'not-found' };

/** Returns the report of a reshuffle that was found, once it is laid. */
export function toldOf(found: Reshuffle): Extract<Told, { type: 'reshuffled' | 'not-reshuffled' }> {
  if (found.kind !== 'reshuffled') return { type: 'not-reshuffled', why: found.kind };
  const { moved, isMinimal } = found;
  return moved === 0 ? { type: 'not-reshuffled', why: 'winnable' } : { type: 'reshuffled', moved, isMinimal };
}

/** `isGentle`: a board that reshuffles itself says so kindly, and without numbers. */
export function toldSentence(told: Told, isGentle = false): Sentence {
  if (isGentle && told.type === 'reshuffled') return sentence('record.calm.reshuffled', WINNABLE);
  switch (told.type) {
    case 'returned':
      return sentence('message.returned', { says: 'went-back', moves: { moves: told.moves } }, WINNABLE);
    case 'still-winnable':
      return sentence('message.still-winnable', WINNABLE);
    case 'lost':
      return sentence('message.lost', LOST);
    case 'reshuffled': {
      const moved = { says: 'moved', count: told.moved } as const;
      if (!told.isMinimal) return sentence('record.reshuffle.done', moved, WINNABLE);
      return sentence('record.reshuffle.done-minimal', moved, WINNABLE, {
        says: 'fewest-moved',
        count: told.moved,
      });
    }
    case 'not-reshuffled':
      if (told.why === 'winnable') return sentence('record.reshuffle.winnable', WINNABLE);
      if (told.why === 'not-found') return sentence('record.reshuffle.not-found', NOTHING);
      return sentence('record.reshuffle.impossible', { says: 'no-arrangement' });
  }
}

/** Why a search has no answer: nothing was proved in its time, or it is proved that there is nothing to be found. */
export function searchSentences(why: 'not-known' | 'lost'): readonly Sentence[] {
  if (why === 'not-known')
    return [sentence('error.not-known.what', NOTHING), sentence('error.not-known.why', NOTHING)];
  return [sentence('error.lost.what', LOST), sentence('error.lost.why', LOST)];
}
