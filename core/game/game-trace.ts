/** A game as a few numbers: what each entry did, and how many pairs were left over time. */
import { ok, type Result } from '../result.ts';
import { clearingOrder } from './clearing-order.ts';
import type { Standing } from './ghost-race.ts';
import type { Game, GameStatus } from './play/game.ts';
import { startGame } from './play/play.ts';
import type { TreeNode } from './play/tree.ts';
import { type ReplayError, type ReplayRow, replayWhole } from './replay.ts';
import type { GameSetup } from './setup/entry.ts';
import { viewOf } from './view.ts';

/**
 * The kind of a move: a link with its number of turns, mercy or a reshuffle; or that a move was taken back.
 * The deal of a level is no move.
 */
export type TraceMark = 0 | 1 | 2 | 3 | 'mercy' | 'reshuffle' | 'taken-back';

export interface GameTrace {
  /** In the order of the journal; a way back over several moves is as many marks. */
  readonly marks: readonly TraceMark[];
  /** From the deal on, one for each entry that changed the board; times never fall. */
  readonly standings: readonly Standing[];
  /** In which order the slots of the last board were emptied, see `clearingOrder`. */
  readonly order: readonly number[];
  /** How the game stood after its last entry, and when that was. */
  readonly end: { readonly status: GameStatus; readonly elapsedMs: number };
}

/**
 * Replays a game and returns its trace, or the first row of its journal that does not fit. Linear in the entries
 * times the area.
 */
export function traceGame(setup: GameSetup, rows: readonly ReplayRow[]): Result<GameTrace, ReplayError> {
  const marks: TraceMark[] = [];
  const changes: Standing[] = [];
  const replayed = replayWhole(setup, rows, ({ before, after, events }) => {
    marks.push(...marksBetween(before, after));
    if (events.length > 0) changes.push(standingOf(after));
  });
  if (!replayed.ok) return replayed;
  const { status, elapsedMs } = replayed.value;
  const standings = [standingOf(startGame(setup)), ...changes];
  return ok({ marks, standings, order: clearingOrder(replayed.value), end: { status, elapsedMs } });
}

function standingOf(game: Game): Standing {
  const { elapsedMs, pairsLeft, taken } = viewOf(game);
  return { elapsedMs, pairsLeft, pairsTaken: taken.pairs };
}

/**
 * The marks of the way that an entry went through the undo tree: on by one node, back by some, or nowhere. They follow from the
 * nodes alone, so that no kind of entry can be forgotten here.
 */
function marksBetween(before: Game, after: Game): readonly TraceMark[] {
  if (after.current.parent === before.cursor) return marksOf(after.current);
  const left: TreeNode[] = [];
  let { cursor, current }: { cursor: number; current: TreeNode } = before;
  while (cursor !== after.cursor) {
    left.push(current);
    cursor = current.parent;
    current = after.tree.nodeAt(cursor);
  }
  return left.flatMap(marksOf).map(() => 'taken-back');
}

/** The mark of the move that led to a node; none of a deal, which is no move. After a redo it is the same as when it was made. */
function marksOf({ by, turns }: TreeNode): readonly TraceMark[] {
  if (by === 'deal') return [];
  return [by === 'link' ? (turns as TraceMark) : by];
}
