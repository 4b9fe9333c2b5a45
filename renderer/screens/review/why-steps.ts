/** The tiles that a picture of a proof is about, and the outcome of a pair. */
import type { LossStep } from '../../../core/review/loss-steps.ts';

/** The tiles that a picture is about, each kind together; of a tile and its partner, which are alike, one. */
export function kindsOf({ words, cells }: LossStep): readonly number[] {
  const told =
    'cells' in words
      ? words.cells
      : words.type === 'move'
        ? words.move
        : words.type === 'moves'
          ? words.moves.flat()
          : words.type === 'partner'
            ? words.pair.slice(1)
            : [];
  return told
    .map((cell) => cells[cell] ?? 0)
    .filter((kind) => kind > 0)
    .sort((a, b) => a - b);
}

/** The picture that shows what comes of a pair. */
export function outcomeOf(steps: readonly LossStep[], { number }: LossStep): LossStep | undefined {
  const next = steps[number];
  return next?.words.type === 'rounds'
    ? steps.slice(number).find(({ words }) => words.type === 'staying')
    : next;
}
