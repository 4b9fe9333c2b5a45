/** Appends entries to a game of its own, past the lock that admits one writer; says how many were answered. */
import { openForWriting } from '../../../electron/storage/base/connection.ts';
import { guarded } from '../../../electron/storage/base/failures.ts';
import { appendEntry, type RunningGameCache } from '../../../electron/storage/thread/play-services.ts';

interface Options {
  readonly path: string;
  readonly gameId: string;
  readonly boardHash: string;
  readonly writes: number;
}

function main({ path, gameId, boardHash, writes }: Options): void {
  const database = openForWriting(path);
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
