/** An import as long work on an open storage, and the imports that an earlier session did not end. */
import { randomUUID } from 'node:crypto';
import { WHOSE, type Whose } from '../../../core/contract/data.ts';
import { err, ok } from '../../../core/result.ts';
import type { Connection } from '../base/connection.ts';
import { guarded, guardedLater } from '../base/failures.ts';
import { inSlices } from '../base/slices.ts';
import { IMPORT_PREFIX } from '../files/begun-imports.ts';
import { hasRoomFor } from '../files/disk.ts';
import { dropImport, keepingImport, readingImport, wholeImports } from '../files/import-texts.ts';
import { type ImportLog, importing } from '../transfer/importing.ts';
import type { LongWork } from '../transfer/jobs.ts';
import { partedText } from '../transfer/parted-text.ts';
import type { OpenedStorage } from '../trust/startup/opened-storage.ts';
import type { RunningGameCache } from './play-services.ts';

interface ImportContext {
  readonly storage: OpenedStorage;
  /** The game being played, which the import may lengthen. */
  readonly cache: RunningGameCache;
}

/** Merges a text that came in parts, unless the player has to say whose it is. */
export function* importInto(
  { storage, cache }: ImportContext,
  parts: readonly string[],
  whose: Whose | null,
): LongWork {
  const { database, now, reportDamage: onDamage } = storage;
  // A database in memory ends with the session, and so does an import into it.
  const log = storage.state.kind === 'memory' ? {} : { log: createLog(storage.path) };
  const work = whileOpen(
    database,
    importing({ database, now: now(), onDamage, whose, ...log }, partedText(parts)),
  );
  for (;;) {
    const next = work.next();
    // The cached game may have been lengthened: it is read again.
    if (next.done || next.value.isWriting) cache.running = null;
    if (next.done) return next.value.ok ? next.value.value : { state: 'refused', ...next.value.error };
    yield next.value;
  }
}

type Importing = ReturnType<typeof importing>;

/** A storage that is closed meanwhile leaves the rest to the next start. */
function* whileOpen(database: Connection, work: Importing): Importing {
  while (database.open) {
    const next = work.next();
    if (next.done) return next.value;
    yield next.value;
  }
  return err({ code: 'import-cut-short', detail: 'closed' });
}

/** The text itself, and what its rows take in the log and in the database. */
const ROOM_FACTOR = 4;

function createLog(databasePath: string): ImportLog {
  let file: string | null = null;
  return {
    *beginning({ parts, length }, taken) {
      if (!hasRoomFor(ROOM_FACTOR * length, databasePath))
        return err({ code: 'disk-full', detail: `${ROOM_FACTOR * length} bytes` });
      const keeping = keepingImport(databasePath, `${taken}-${randomUUID()}`, parts);
      for (;;) {
        const next = guarded(() => ok(keeping.next()));
        if (!next.ok) return next;
        if (next.value.done) {
          file = next.value.value;
          return ok(null);
        }
        yield;
      }
    },
    end() {
      if (file !== null) dropImport(file);
    },
  };
}

const LEFT_FOR_LATER: readonly string[] = ['import-cut-short', 'import-disk-full', 'import-storage-failed'];

/** Ends the imports that were cut short. One for which there is still no room stays for another start. */
export async function endBegunImports({ path, database, now, reportDamage }: OpenedStorage): Promise<void> {
  for (const file of wholeImports(path)) {
    const parts = await inSlices(readingImport(file));
    if (!database.open) return;
    const whose = WHOSE.find((each) => file.includes(`${IMPORT_PREFIX}${each}-`)) ?? null;
    const task = { database, now: now(), onDamage: reportDamage, whose, isResumed: true };
    const work = importing(task, partedText(parts));
    const ended = await guardedLater(async () => ok(await inSlices(whileOpen(database, work))), reportDamage);
    const isLeft = !ended.ok || (!ended.value.ok && LEFT_FOR_LATER.includes(ended.value.error.code));
    if (!isLeft) dropImport(file);
  }
}
