/** Appends entries to a game of its own, past the lock that admits one writer; says how many were answered. */
import { type Connection, openForWriting } from '../../../electron/storage/base/connection.ts';
import { guarded } from '../../../electron/storage/base/failures.ts';
import { appendEntry, type RunningGameCache } from '../../../electron/storage/thread/play-services.ts';

interface Options {
  readonly path: string;
  readonly gameId: string;
  readonly boardHash: string;
  readonly writes: number;
}

/** Opens the database as soon as the other one lets go of it: on a busy machine it may hold it for longer than SQLite waits. */
function openInTurn(path: string): Connection {
  for (;;)
    try {
      return openForWriting(path);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'SQLITE_BUSY')) throw error;
    }
}

function main({ path, gameId, boardHash, writes }: Options): void {
  const database = openInTurn(path);
  const storage = { database, now: () => Date.now() };
  const cache: RunningGameCache = { running: null };
  let refused = 0;
  for (let index = 0; index < writes; ) {
    const entry = { type: 'assist', assist: 'verdict', elapsedMs: index } as const;
    const answer = guarded(() => appendEntry(storage, cache, { gameId, index, entry, boardHash }));
    if (answer.ok) index++;
    // The other one held the database for too long; the same entry is sent again.
    else if (answer.error.code === 'storage-failed') refused++;
    else throw new Error(`${index}: ${answer.error.code} ${answer.error.detail}`);
  }
  database.close();
  console.log(JSON.stringify({ answered: writes, refused }));
}

main(JSON.parse(process.argv[2] ?? '{}'));
