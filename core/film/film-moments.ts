import type { Cells, Move, Point } from '../board/board.ts';
import type { Game, GameEvent } from '../game/play/game.ts';
import { type ReplayError, replayEntries } from '../game/replay.ts';
import type { DealRecord, Entry, GameSetup } from '../game/setup/entry.ts';
import { ok, type Result } from '../result.ts';

/** An entry that changed the board, as plain data. */
export interface FilmMoment {
  /** Its index in the journal. */
  readonly entry: number;
  /** Game clock, in milliseconds. */
  readonly elapsedMs: number;
  /** The pair that goes; null where tiles come back or are laid anew. */
  readonly pair: Move | null;
  /** The line of a link, from the first tile to the second; empty where there was none. */
  readonly line: readonly Point[];
  /** Links in a row with this one; 0 where it stands in none. */
  readonly combo: number;
  /** The deal that was laid, where the board is another one than before. */
  readonly deal: DealRecord | null;
  /** The cells that changed, in twos: cell, and number after. Empty where a deal was laid as it is. */
  readonly changes: readonly number[];
}

/** The changes of a game's board in the order of its journal; moves that were taken back are among them. */
export interface FilmedGame {
  readonly deal: DealRecord;
  readonly moments: readonly FilmMoment[];
}

/**
 * Replays a game for a film; the error is the first entry that it refuses, -1 for the setup. The deal must have passed
 * `checkDeal`. Linear in the entries times the area.
 */
export function filmedGame(setup: GameSetup, entries: readonly Entry[]): Result<FilmedGame, ReplayError> {
  const moments: FilmMoment[] = [];
  const replayed = replayEntries(setup, entries, ({ index, before, after, events }) => {
    if (after.current.cells !== before.current.cells) moments.push(momentOf(index, before, after, events));
  });
  return replayed.ok ? ok({ deal: setup.deal, moments }) : replayed;
}

function momentOf(entry: number, before: Game, after: Game, events: readonly GameEvent[]): FilmMoment {
  const { deal, cells } = after.current;
  const isLaid = deal !== before.current.deal;
  const taken = events.find((event) => event.type === 'linked' || event.type === 'mercy');
  const linked = taken?.type === 'linked' ? taken : null;
  return {
    entry,
    elapsedMs: after.elapsedMs,
    pair: taken?.move ?? null,
    line: linked?.line ?? [],
    combo: linked?.points.comboCount ?? 0,
    deal: isLaid ? deal : null,
    changes: changesOf(isLaid ? deal.cells : before.current.cells, cells),
  };
}

function changesOf(before: Cells, after: Cells): number[] {
  return after.flatMap((kind, cell) => (before[cell] === kind ? [] : [cell, kind]));
}
