import type { Move } from '../../core/board/board.ts';
import type { GameEvent } from '../../core/game/play/game.ts';
import type { GameView } from '../../core/game/view.ts';
import type { Slide } from '../../core/rules/gravity.ts';

/** A step that was played: the board before and after, the events between, and the slides of tiles. */
export interface PlayedStep {
  readonly before: GameView;
  readonly after: GameView;
  readonly events: readonly GameEvent[];
  readonly slides: readonly Slide[];
}

/** The cell where a tile lies after a step, or null when it is gone. On a board laid anew only what stayed is known. */
export function followTile({ before, after, events, slides }: PlayedStep, cell: number): number | null {
  const taken = takenPair(events);
  if (taken === null) return before.cells[cell] === after.cells[cell] ? cell : null;
  if (taken.includes(cell)) return null;
  return slides.find(({ from }) => from === cell)?.to ?? cell;
}

function takenPair(events: readonly GameEvent[]): Move | null {
  for (const event of events) if (event.type === 'linked' || event.type === 'mercy') return event.move;
  return null;
}
