import type { Board } from '../../../core/board/board.ts';
import type { GameEvent } from '../../../core/game/play/game.ts';
import type { LossShow } from '../../engine/protocol.ts';

/** The longest try after a losing pair, and how far it has been played. */
interface PlayedLoss {
  readonly loss: LossShow | null;
  readonly step: number;
}

/** Another position of the longest try: one step on is played, any other is there at once. Null when there is none. */
export function boardAtLossStep(
  board: Board,
  { loss, step: before }: PlayedLoss,
  step: number,
): { readonly board: Board; readonly events: readonly GameEvent[] } | null {
  const shown = loss?.steps[step];
  if (shown === undefined) return null;
  return { board: { ...board, cells: shown.cells }, events: step === before + 1 ? shown.events : [] };
}
