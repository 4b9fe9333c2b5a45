import { randomUUID } from 'node:crypto';
import type { JournalRow } from '../../../core/contract/schemas.ts';
import { currentNode, type Game } from '../../../core/game/play/game.ts';
import type { GameSetup } from '../../../core/game/setup/entry.ts';
import type { Storage } from '../base/storage.ts';
import { momentOf } from '../base/stored-value.ts';
import { addGame, putProgress, setAsideLike } from '../tables/games-table.ts';
import { appendRow, nextChain } from '../tables/journal-table.ts';
import { keepRevision } from '../tables/templates-table.ts';
import { pairsLeftOf } from './running-game.ts';

/**
 * Keeps a game that begins, with the rows of its journal if it begins in the middle, and sets the unfinished one like it
 * aside; all in one transaction. `game` is what the rows give. Answers the new id.
 */
export function beginGame(
  { database, now }: Storage,
  setup: GameSetup,
  game: Game,
  journal: readonly JournalRow[] = [],
): string {
  const gameId = randomUUID();
  const startedAt = momentOf(now());
  database
    .transaction(() => {
      setAsideLike(database, setup);
      keepRevision(database, setup.deal.template, startedAt);
      let chain = addGame(database, gameId, setup, startedAt);
      for (const [place, row] of journal.entries()) {
        const entry = JSON.stringify(row.entry);
        chain = nextChain(chain, place, entry, row.boardHash);
        appendRow(database, gameId, { place, entry, boardHash: row.boardHash, chain });
      }
      putProgress(database, {
        gameId,
        status: 'playing',
        entries: journal.length,
        chain,
        level: currentNode(game).level,
        pairsLeft: pairsLeftOf(game),
        clockMs: game.elapsedMs,
        playedAt: startedAt,
      });
    })
    .immediate();
  return gameId;
}
