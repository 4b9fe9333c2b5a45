import { countTiles } from '../../../core/board/board.ts';
import type { BridgeError } from '../../../core/contract/contract.ts';
import { boardHashOf, currentNode, type Game } from '../../../core/game/play/game.ts';
import { applyEntry } from '../../../core/game/play/play.ts';
import { type ReplayError, replayWhole } from '../../../core/game/replay.ts';
import type { Entry } from '../../../core/game/setup/entry.ts';
import { err, ok, type Result } from '../../../core/result.ts';
import type { Connection } from '../base/connection.ts';
import { findGame, findProgress, type GameProgress, type StoredGame } from '../tables/games-table.ts';
import { readJournal } from '../tables/journal-table.ts';

/** A game as it stands in the database, replayed: what an entry is checked against. */
export interface RunningGame {
  readonly stored: StoredGame;
  readonly progress: GameProgress;
  readonly game: Game;
}

/** Pairs on the board that a game shows. */
export function pairsLeftOf(game: Game): number {
  return Math.floor(countTiles(currentNode(game).cells) / 2);
}

/** The game after one entry, refused when the rules refuse it or its board is not the one that `boardHash` names. */
export function playEntry(game: Game, entry: Entry, boardHash: string): Result<Game, BridgeError> {
  const step = applyEntry(game, entry);
  if (!step.ok) return err({ code: 'illegal-entry', detail: step.error.code });
  const actual = boardHashOf(step.value.game);
  if (actual !== boardHash) return err({ code: 'board-hash-mismatch', detail: actual });
  return ok(step.value.game);
}

/** Reads a game and replays its journal, each entry against its board hash. */
export function loadRunningGame(database: Connection, gameId: string): Result<RunningGame, BridgeError> {
  const stored = findGame(database, gameId);
  const progress = findProgress(database, gameId);
  if (stored === null || progress === null) return err({ code: 'unknown-game', detail: gameId });
  const replayed = replayWhole(stored.setup, readJournal(database, stored.chain, progress));
  if (replayed.ok) return ok({ stored, progress, game: replayed.value });
  return err({ code: 'storage-failed', detail: `replay of ${gameId}: ${wordsOf(replayed.error)}` });
}

function wordsOf({ index, error }: ReplayError): string {
  return index < 0 ? error.code : `entry ${index}: ${error.code}`;
}
