import { currentNode, type Game, type GameEvent, type RetracedLink } from './play/game.ts';
import { engineAt } from './play/node-engine.ts';

/**
 * The events of an entry with the line of the link that it took back or made again, for the screen that shows the step. The fold leaves
 * it out: replays would compute a line for every undo. Linear in the area.
 */
export function withRetraced(before: Game, after: Game, events: readonly GameEvent[]): readonly GameEvent[] {
  return events.map((event) => {
    if (event.type !== 'board-changed') return event;
    const retraced = retracedLink(before, after, event.why);
    return retraced === null ? event : { ...event, retraced };
  });
}

function retracedLink(before: Game, after: Game, why: string): RetracedLink | null {
  if (why !== 'undo' && why !== 'redo') return null;
  const [parent, child] = why === 'undo' ? [after, before] : [before, after];
  const { by, move } = currentNode(child);
  if (by !== 'link' || move === null) return null;
  const line = engineAt(currentNode(parent)).link(...move)?.line;
  return line === undefined ? null : { move, line };
}
