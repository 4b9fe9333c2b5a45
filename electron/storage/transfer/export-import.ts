/** Export of everything to one text, which comes in pieces and is never held as a whole. */
import type { Connection } from '../base/connection.ts';
import { momentOf, type OnDamage } from '../base/stored-value.ts';
import { EXPORT_FORMAT, EXPORT_VERSION } from './export-format.ts';
import type { JobStep } from './job-steps.ts';
import { readablePieces } from './readable-json.ts';
import { workReader } from './work.ts';

/** Everything that a database holds of its player and that can be read; `onDamage` is called for the rest. */
export function* exporting(
  database: Connection,
  appVersion: string,
  now: number,
  onDamage?: OnDamage,
): Generator<JobStep & { readonly piece: string }, void> {
  const head = { format: EXPORT_FORMAT, version: EXPORT_VERSION, appVersion, exportedAt: momentOf(now) };
  const { owner, owners, settings, ...work } = workReader(database, 'pass-over', onDamage);
  // Of all games this is near enough: hardly any were deleted.
  const games = Number(database.prepare('SELECT max(key) FROM game_keys').pluck().get());
  let done = 0;
  for (const piece of readablePieces({ ...head, owner, owners, settings, ...work })) {
    done++;
    yield { done, total: Math.max(done, games), piece };
  }
  yield { done, total: done, piece: '\n' };
}
