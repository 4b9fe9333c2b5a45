/** A game as a few numbers: what each entry did, and how many pairs were left over time. */
import { countTiles } from '../board/board.ts';
import { ok, type Result } from '../result.ts';
import { clearingOrder } from './clearing-order.ts';
import type { Standing } from './ghost-race.ts';
import { wayBack } from './path.ts';
import type { Game } from './play/game.ts';
import type { TreeNode } from './play/tree.ts';
import { type ReplayError, type ReplayRow, type ReplayStep, replayWhole } from './replay.ts';
import type { GameSetup } from './setup/entry.ts';
import { type GameView, viewOf } from './view.ts';

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
  /** The state of the game after its last entry. */
  readonly end: GameView;
}

/** Follows a game entry by entry; its trace can be read at any time. */
export class GameTracer {
  readonly #marks: TraceMark[] = [];
  readonly #standings: Standing[];

  constructor({ deal }: GameSetup) {
    this.#standings = [{ elapsedMs: 0, pairsLeft: Math.floor(countTiles(deal.cells) / 2), pairsTaken: 0 }];
  }

  /** Takes the next entry in. Linear in the area. */
  add({ before, after, events }: Pick<ReplayStep, 'before' | 'after' | 'events'>): void {
    this.#marks.push(...marksBetween(before, after));
    if (events.length > 0) this.#standings.push(standingOf(after));
  }

  /** The trace up to the last entry, after which the game is `game`. Linear in its positions and area. */
  traceOf(game: Game): GameTrace {
    return {
      marks: [...this.#marks],
      standings: [...this.#standings],
      order: clearingOrder(game),
      end: viewOf(game),
    };
  }
}

/**
 * Replays a game and returns its trace, or the first row of its journal that does not fit. Linear in the entries
 * times the area.
 */
export function traceGame(setup: GameSetup, rows: readonly ReplayRow[]): Result<GameTrace, ReplayError> {
  const tracer = new GameTracer(setup);
  const replayed = replayWhole(setup, rows, (step) => tracer.add(step));
  return replayed.ok ? ok(tracer.traceOf(replayed.value)) : replayed;
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
  const marks: TraceMark[] = [];
  for (const index of wayBack(before.tree, before.cursor)) {
    if (index === after.cursor) break;
    marks.push(...marksOf(before.tree.nodeAt(index)).map(() => 'taken-back' as const));
  }
  return marks;
}

/** The mark of the move that led to a node; none of a deal, which is no move. After a redo it is the same as when it was made. */
function marksOf({ by, turns }: TreeNode): readonly TraceMark[] {
  if (by === 'deal') return [];
  return [by === 'link' ? (turns as TraceMark) : by];
}
