/** Picks pairs in games, studies and only moves alike: two tiles are selected and tried, a refused pair is told. */
import type { Move } from '../../../core/board/board.ts';
import { playSound } from '../../audio/sounds.ts';
import { createListeners } from '../listeners.ts';
import { pickCell, type Selection } from './selection.ts';

/** A pair that was not taken, where its tiles lie now. */
export interface RefusedPair<Refusal> {
  readonly pair: Move;
  readonly refusal: Refusal;
}

/** The part of picking in which games, studies and only moves differ. */
export interface PickingParts<Refusal> {
  canPick(): boolean;
  selection(): Selection;
  /** Shows a selection; what was said of an earlier pair goes. */
  select(selection: Selection): void;
  /** Tries a pair. Resolves to its refusal, or to null when it was taken or its answer is no longer wanted. */
  attempt(pair: Move): Promise<RefusedPair<Refusal> | null>;
  /** Shows why a pair was refused, and the selection after it. */
  refuse(refused: RefusedPair<Refusal>, selection: Selection): void;
}

/** Hears of a refused pair, so that the board can shake it and show what is in its way. */
export type RefusedListener<Refusal> = (pair: Move, refusal: Refusal) => void;

export interface Picking<Refusal> {
  /** Selects a tile, or tries the pair that it makes. */
  pick(cell: number): Promise<void>;
  /** Tries a pair that was not picked tile by tile. */
  attempt(pair: Move): Promise<void>;
  onRefused(listener: RefusedListener<Refusal>): () => void;
}

export function createPicking<Refusal extends { readonly code: string }>(
  parts: PickingParts<Refusal>,
): Picking<Refusal> {
  const listeners = createListeners<Parameters<RefusedListener<Refusal>>>();

  async function attempt(pair: Move): Promise<void> {
    const refused = await parts.attempt(pair);
    if (refused === null) return;
    parts.refuse(refused, afterRefusal(parts.selection(), refused));
    playSound('wrong');
    listeners.tell(refused.pair, refused.refusal);
  }

  return {
    attempt,
    onRefused: listeners.add,
    async pick(cell) {
      if (!parts.canPick()) return;
      const { selection, pair } = pickCell(parts.selection(), cell);
      parts.select(selection);
      if (selection.state === 'one') playSound('select');
      if (pair !== null) await attempt(pair);
    },
  };
}

/** The second tile of a refused pair stays selected: most often the player takes it for the first of the next pair. */
function afterRefusal(
  selection: Selection,
  { pair, refusal }: RefusedPair<{ readonly code: string }>,
): Selection {
  return selection.state === 'idle' && refusal.code !== 'not-a-tile'
    ? { state: 'one', cell: pair[1] }
    : selection;
}
