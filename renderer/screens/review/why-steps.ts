/** Numbers and letters for the pictures of a proof, in their list and along their time line. */
import type { LossStep } from '../../../core/review/loss-steps.ts';
import { letterOf } from '../../../core/sentences/loss-sentences.ts';

/** The picture ends a case: tiles that never go, a board on which nothing links, or one that was lost before. */
export function isEndOfCase({ words }: LossStep): boolean {
  return ['staying', 'odd-kind', 'dead', 'shown'].includes(words.type);
}

/** The number of the round or move that a picture is of, the letter of the partner; empty for the others. */
export function numberOfStep({ words }: LossStep): string {
  if (words.type === 'partner') return letterOf(words.index);
  return words.type === 'round' ? String(words.round) : words.type === 'move' ? String(words.index) : '';
}

/** The tiles that a picture is about, each kind together; of a tile and its partners, which are alike, one. */
export function kindsOf({ words, cells }: LossStep): readonly number[] {
  const told =
    'cells' in words
      ? words.cells
      : words.type === 'move'
        ? words.move
        : words.type === 'partner'
          ? words.pair
          : words.type === 'partners'
            ? [words.tile]
            : [];
  return told
    .map((cell) => cells[cell] ?? 0)
    .filter((kind) => kind > 0)
    .sort((a, b) => a - b);
}
