/** The games that are kept, as the contract shows them. Nothing is replayed for it, so the first screen needs no engine. */
import type { BridgeError, Reply } from '../../../core/contract/contract.ts';
import { MOST_LOST_GAMES } from '../../../core/contract/puzzle-channels.ts';
import { rulesOf } from '../../../core/game/setup/mode-of.ts';
import { err, ok, type Result } from '../../../core/result.ts';
import type { Storage } from '../base/storage.ts';
import type { OnDamage } from '../base/stored-value.ts';
import { findGame, findProgress, listLost, listUnfinished, timeOf } from '../tables/games-table.ts';
import { readJournal } from '../tables/journal-table.ts';
import { doesClockRun } from './running-clock.ts';

type Answered<T> = Result<T, BridgeError>;

/** Unfinished games, last played first. */
export function listGames({ database }: Storage, onDamage: OnDamage): Answered<Reply<'games.list'>> {
  return ok(
    listUnfinished(database, onDamage).map(({ progress, stored }) => {
      const { mode, boardId, deal } = stored.setup;
      const { gameId, level, pairsLeft, clockMs: elapsedMs, playedAt } = progress;
      const which = boardId === undefined ? { mode } : { mode, boardId };
      return { gameId, ...which, template: deal.template, level, pairsLeft, elapsedMs, playedAt };
    }),
  );
}

/** Games that the player lost or gave up, last played first. */
export function listLostGames(
  { database, now }: Storage,
  onDamage: OnDamage,
): Answered<Reply<'puzzles.lost-games'>> {
  return ok(
    listLost(database, MOST_LOST_GAMES, now(), onDamage).map(({ progress: { gameId, playedAt }, stored }) => {
      const { mode, deal } = stored.setup;
      return { gameId, mode, template: deal.template, playedAt };
    }),
  );
}

/** A game with its whole journal. */
export function loadGame({ database }: Storage, gameId: string): Answered<Reply<'games.load'>> {
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
