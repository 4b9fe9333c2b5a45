import type { MoveVerdict } from './position-review.ts';

/** The outcome of a critical choice; `only`: no other pair would have kept the position. */
export type ChoiceKind = 'kept' | 'only' | 'lost';

/** The outcome of a move in its position; null when it was no critical choice or is not decided. */
export function choiceKindOf({
  isCritical,
  isOnly,
  isLosing,
  verdict,
}: {
  readonly isCritical: boolean;
  readonly isOnly: boolean;
  readonly isLosing: boolean;
  readonly verdict: MoveVerdict;
}): ChoiceKind | null {
  if (isLosing) return 'lost';
  if (isOnly) return 'only';
  return isCritical && verdict === 'keep' ? 'kept' : null;
}
