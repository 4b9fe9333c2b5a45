/** A game as a few numbers: what each entry did, and how many pairs were left over time. */
import { err, ok, type Result } from '../../result.ts';
import { clearingOrder } from '../clearing-order.ts';
import type { Entry, GameSetup } from '../entry.ts';
import { boardHashOf, type Game, type GameEvent, type GameStatus } from '../game.ts';
import { applyEntry, startGame } from '../play.ts';
import type { ReplayError, ReplayRow } from '../replay.ts';
import { isKnownSetup } from '../versions.ts';
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
  if (!isKnownSetup(setup)) return err({ index: -1, error: { code: 'unknown-version' } });
  let game = startGame(setup);
  const marks: TraceMark[] = [];
  const standings: Standing[] = [standingOf(game)];
  for (const [index, { entry, boardHash }] of rows.entries()) {
    const step = applyEntry(game, entry);
    if (!step.ok) return err({ index, error: step.error });
    const { events } = step.value;
    game = step.value.game;
    if (boardHashOf(game) !== boardHash) return err({ index, error: { code: 'board-hash-mismatch' } });
    marks.push(...marksOf(entry, events, game));
    if (events.length > 0) standings.push(standingOf(game));
  }
  const { status, elapsedMs } = game;
  return ok({ marks, standings, order: clearingOrder(game), end: { status, elapsedMs } });
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
