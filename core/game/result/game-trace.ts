/** A game as a few numbers: what each entry did, and how many pairs were left over time. */
import { ok, type Result } from '../../result.ts';
import { clearingOrder } from '../clearing-order.ts';
import type { Entry, GameSetup } from '../entry.ts';
import type { Game, GameEvent, GameStatus } from '../game.ts';
import { startGame } from '../play/play.ts';
import { type ReplayError, type ReplayRow, replayWhole } from '../replay.ts';
import { viewOf } from '../view.ts';
import type { Standing } from './ghost-race.ts';

/** What an entry did: a link with so many turns, or another change of the board. */
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
  const replayed = replayWhole(setup, rows, ({ entry, after, events }) => {
    marks.push(...marksOf(entry, events, after));
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

function marksOf(entry: Entry, events: readonly GameEvent[], after: Game): readonly TraceMark[] {
  switch (entry.type) {
    case 'undo':
      return ['taken-back'];
    case 'return':
      return Array.from({ length: entry.moves }, () => 'taken-back');
    case 'redo':
    case 'link':
    case 'mercy':
    case 'reshuffle':
      return events.length > 0 ? nodeMarks(after) : [];
    default:
      return [];
  }
}

/** The mark of what led to the position on the board: after a redo the same as when it was made. */
function nodeMarks({ current: { by, turns } }: Game): readonly TraceMark[] {
  if (by === 'deal') return [];
  return [by === 'link' ? (turns as TraceMark) : by];
}
