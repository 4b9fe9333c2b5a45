import type { BridgeError, Reply } from '../../../core/contract/contract.ts';
import { rulesOf } from '../../../core/game/setup/mode-rules.ts';
import { err, ok, type Result } from '../../../core/result.ts';
import type { Storage } from '../base/storage.ts';
import { findGame, findProgress, timeOf } from '../tables/games-table.ts';
import { readJournal } from '../tables/journal-table.ts';
import { doesClockRun } from './running-clock.ts';

/** A game with its whole journal. */
export function loadGame({ database }: Storage, gameId: string): Result<Reply<'games.load'>, BridgeError> {
  const stored = findGame(database, gameId);
  const progress = findProgress(database, gameId);
  if (stored === null || progress === null) return err({ code: 'unknown-game', detail: gameId });
  const journal = readJournal(database, stored.chain, progress);
  const elapsedMs = timeOf(progress, journal.at(-1)?.entry.elapsedMs ?? 0);
  const wasInterrupted =
    progress.status === 'playing' &&
    doesClockRun(database, gameId) &&
    rulesOf(stored.setup).countsInterruptions === true;
  const saved = { gameId, setup: stored.setup, journal, elapsedMs };
  return ok(wasInterrupted ? { ...saved, wasInterrupted } : saved);
}
