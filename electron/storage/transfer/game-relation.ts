/** How a game that comes from elsewhere stands to what is here. */
import type { Connection } from '../tables/connection.ts';
import { findGame, findProgress } from '../tables/games-table.ts';
import { checkedRows } from '../tables/journal-table.ts';
import { findFinished } from '../tables/scores-table.ts';
import type { GameWork } from './work.ts';

/** To the game of the same name: `longer` has what is there and more, `within` has no more. */
export type Relation = 'new' | 'longer' | 'within' | 'parted';

/** Throws DamageError rather than compare with what was never written. */
export function relationTo(database: Connection, work: GameWork): Relation {
  const stored = findGame(database, work.id);
  const progress = findProgress(database, work.id);
  if (stored === null || progress === null) return 'new';
  if (JSON.stringify(stored.setup) !== JSON.stringify(work.setup)) return 'parted';
  const rows = checkedRows(database, stored.chain, progress);
  const shared = Math.min(rows.length, work.journal.length);
  for (let place = 0; place < shared; place++) {
    if (rows[place]?.entry !== JSON.stringify(work.journal[place]?.entry)) return 'parted';
  }
  return work.journal.length > rows.length ? 'longer' : 'within';
}

/** Whether the score of a game is here, or it has none. */
export function isScoreKnown(database: Connection, work: GameWork): boolean {
  return work.finished === null || findFinished(database, work.id) !== null;
}
