/** Relates a game that comes from elsewhere to what is here. */
import type { Connection } from '../base/connection.ts';
import { DamageError } from '../base/failures.ts';
import { findGame, findProgress } from '../tables/games-table.ts';
import { rawJournal, soundLength } from '../tables/journal-table.ts';
import { findFinished } from '../tables/scores-table.ts';
import { finish } from './job-steps.ts';
import type { GameWork } from './work.ts';

/** To the game of the same name: `longer` has what is there and more, `within` has no more. */
export type Relation = 'new' | 'longer' | 'within' | 'parted';

/** Rows that are compared in one step. */
const STEP_ROWS = 128;

/** Throws DamageError rather than compare with what was never written. Of the other game it reads no more than there is to compare. */
export function relationTo(database: Connection, work: GameWork): Relation {
  return finish(relating(database, work));
}

/** The same in steps, each of which answers with the number of rows that it has read. */
export function* relating(
  database: Connection,
  { id, setup, journal }: GameWork,
): Generator<number, Relation> {
  const stored = findGame(database, id);
  const progress = findProgress(database, id);
  if (stored === null || progress === null) return 'new';
  if (JSON.stringify(stored.setup) !== JSON.stringify(setup)) return 'parted';
  // No more of what is here than there is to compare: a file may bring many short games of one name.
  const shared = Math.min(journal.length, progress.entries);
  let { chain } = stored;
  for (let from = 0; from < shared; from += STEP_ROWS) {
    const expected = Math.min(STEP_ROWS, shared - from);
    const rows = rawJournal(database, id, from, expected);
    if (soundLength(chain, rows, from) < expected) throw new DamageError(`journal ${id}`);
    chain = rows.at(-1)?.chain ?? chain;
    if (rows.some(({ entry, place }) => entry !== JSON.stringify(journal[place]?.entry))) return 'parted';
    yield rows.length;
  }
  const isWhole = chain === progress.chain && rawJournal(database, id, shared, 1).length === 0;
  if (shared === progress.entries && !isWhole) throw new DamageError(`journal ${id}`);
  return journal.length > shared ? 'longer' : 'within';
}

/** Returns whether the score of a game is stored here, or the game has none. */
export function isScoreKnown(database: Connection, work: GameWork): boolean {
  return work.finished === null || findFinished(database, work.id) !== null;
}
