import { withoutPair } from '../board/board.ts';
import { type Slide, slides } from '../rules/gravity.ts';
import { currentNode, type Game, type GameEvent } from './play/game.ts';

/**
 * Returns the slides of tiles after the pair that an entry took from the board of `before`; none when it took
 * none. Linear in the area.
 */
export function slidesOf(before: Game, events: readonly GameEvent[]): readonly Slide[] {
  const { deal, cells } = currentNode(before);
  return events.flatMap((event) =>
    event.type === 'linked' || event.type === 'mercy'
      ? slides({ ...deal.template, cells: withoutPair(cells, event.move) }, deal.rules.gravity)
      : [],
  );
}
