import { ok } from '../../result.ts';
import type { Game, Step } from './game.ts';
import { followBack, followOn } from './node-engine.ts';
import { arrivalEvents, refuse, statusOf, withAssist } from './steps.ts';

/** The game some moves back: undo goes back by one, return to a position that was chosen. */
export function goBack(game: Game, moves: number, why: 'undo' | 'return', elapsedMs: number): Step {
  const { tree } = game;
  let { cursor, redo, current } = game;
  for (let step = 0; step < moves; step++) {
    if (current.parent < 0) return refuse('nothing-to-undo');
    redo = { index: cursor, next: redo };
    const cells = tree.cellsBefore(cursor, current.cells);
    followBack(current, cells);
    cursor = current.parent;
    current = { ...tree.nodeAt(cursor), cells };
  }
  const assists = withAssist(game.assists, why);
  return arriveAt({ ...game, assists, cursor, current, redo }, why, elapsedMs);
}

/** The game a move on, along the way that undo and return came. */
export function redo(game: Game, elapsedMs: number): Step {
  const { tree, redo, current } = game;
  if (redo === null) return refuse('nothing-to-redo');
  const cells = tree.cellsAfter(redo.index, current.cells);
  const node = { ...tree.nodeAt(redo.index), cells };
  followOn(current, node);
  return arriveAt({ ...game, cursor: redo.index, current: node, redo: redo.next }, 'redo', elapsedMs);
}

function arriveAt(game: Game, why: 'undo' | 'redo' | 'return', elapsedMs: number): Step {
  const status = statusOf(game.setup, game.current);
  const next: Game = { ...game, status, elapsedMs };
  return ok({ game: next, events: [{ type: 'board-changed', why }, ...arrivalEvents(status)] });
}
