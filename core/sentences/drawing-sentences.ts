/** The sentences about a drawing: its counts, and whether it can be dealt so that it can be won. */
import { type Shape, WALL } from '../board/board.ts';
import type { DealError } from '../deal/deal.ts';
import type { Rules } from '../rules/rules.ts';
import type { DrawingFacts, FillingFit } from '../templates/drawing-feedback.ts';
import { type Sentence, sentence } from './sentence.ts';

/** The verdict whether a drawing can be dealt. */
export type DrawingVerdict =
  | { readonly verdict: 'solvable' }
  | {
      readonly verdict: 'impossible';
      readonly reason: Extract<DealError, { code: 'impossible' }>['reason'];
    }
  /** The search for a deal ended at its bounds. */
  | { readonly verdict: 'not-known'; readonly reason: 'budget' }
  /** Nothing was dealt or searched: the filling does not pair up. */
  | { readonly verdict: 'not-dealt'; readonly reason: 'odd-copies' };

const NOTHING = { says: 'nothing' } as const;
const NO_FILLING = { says: 'no-filling' } as const;

/** In a word or two; of a drawing that can be dealt it is said of the deal that is shown. */
export function drawingTitle({ verdict }: DrawingVerdict): Sentence {
  switch (verdict) {
    case 'solvable':
      return sentence('editor.verdict.solvable', { says: 'winnable' });
    case 'impossible':
      return sentence('editor.verdict.impossible', NO_FILLING);
    case 'not-known':
      return sentence('editor.verdict.not-known', NOTHING);
    case 'not-dealt':
      return sentence('editor.verdict.not-dealt', NOTHING);
  }
}

const IMPOSSIBLE = {
  'no-slots': () => sentence('editor.verdict.no-slots', { says: 'slots', count: 0 }),
  'odd-slots': () => sentence('editor.verdict.odd-slots', { says: 'odd-slots' }, NO_FILLING),
  'odd-region': () => sentence('editor.verdict.odd-region', { says: 'odd-region' }, NO_FILLING),
  closure: () => sentence('editor.verdict.closure', { says: 'some-place-stays' }, NO_FILLING),
  exhausted: () => sentence('editor.verdict.exhausted', NO_FILLING),
} as const;

/** Why a drawing got its verdict, and what may help where nothing was proved; none for one that was dealt. */
export function drawingReasons(verdict: DrawingVerdict, { marks }: Shape, { maxTurns }: Rules): Sentence[] {
  switch (verdict.verdict) {
    case 'solvable':
      return [];
    case 'impossible':
      return [IMPOSSIBLE[verdict.reason]()];
    case 'not-dealt':
      return [sentence('editor.verdict.odd-copies', { says: 'odd-copies' })];
    case 'not-known':
      return [
        sentence('editor.verdict.budget', NOTHING),
        ...(marks.includes(WALL) ? [sentence('editor.verdict.mend-walls', { says: 'has-walls' })] : []),
        ...(maxTurns === 0 ? [sentence('editor.verdict.mend-straight', { says: 'straight' })] : []),
      ];
  }
}

/** Says the number of slots, as pairs where they pair up. */
export function slotsSentence(slots: number): Sentence {
  if (slots % 2 === 0) return sentence('editor.pairs', { says: 'slot-pairs', count: slots / 2 });
  return allSlotsSentence(slots);
}

/** Says the number of slots. */
export function allSlotsSentence(slots: number): Sentence {
  return sentence('editor.slots', { says: 'slots', count: slots });
}

/** Says whether the slots pair up. */
export function paritySentence(slots: number): Sentence {
  if (slots === 0) return sentence('editor.facts.none', { says: 'slots', count: 0 });
  if (slots % 2 !== 0) return sentence('editor.facts.odd', { says: 'odd-slots' });
  return sentence('editor.facts.even', { says: 'slot-pairs', count: slots / 2 });
}

/** Says what else is wrong with the drawing; null where nothing is known to be. */
export function faultSentence({ slots, outOfReach, oddRegions }: DrawingFacts): Sentence | null {
  const count = outOfReach.length;
  if (count > 0 && slots > 1)
    return sentence('editor.facts.out-of-reach', { says: 'out-of-reach', cells: outOfReach, count });
  if (oddRegions.length > 0 && oddRegions.length < slots)
    return sentence('editor.facts.odd-region', { says: 'odd-region' });
  return null;
}

/** Says how many kinds a deal shows, and of how many tiles each; or that the slots take fewer than asked for. */
export function fitSentence({ shownKinds: count, least, most }: FillingFit, kinds: number): Sentence {
  if (count < kinds) return sentence('editor.filling.shown', { says: 'kinds-fit', count });
  const pictures = { says: 'pictures', count } as const;
  if (least === most)
    return sentence('editor.filling.each', pictures, { says: 'tiles-of-each', tiles: least });
  return sentence('editor.filling.between', pictures, { says: 'tiles-between', low: least, high: most });
}
