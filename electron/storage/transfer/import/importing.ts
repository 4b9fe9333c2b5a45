/** An exported text comes into what is there, in slices: a move that is made meanwhile waits for one of them at most. */

import type { BridgeError } from '../../../../core/contract/contract.ts';
import type { MergeReport } from '../../../../core/contract/data.ts';
import type { ImportError } from '../../../../core/contract/import-errors.ts';
import { err, ok, type Result } from '../../../../core/result.ts';
import type { Connection } from '../../tables/connection.ts';
import { momentOf, type OnDamage } from '../../tables/stored-value.ts';
import { guarded } from '../../trust/failures.ts';
import type { JobStep } from '../job-steps.ts';
import { mergingWork } from '../merge.ts';
import type { WritingSteps } from '../merge-game.ts';
import { readingExport } from './import-source.ts';
import type { PartedText } from './parted-text.ts';
import { proving } from './proving.ts';

/** Where an import writes down that it has begun to write, so that one that is cut short is ended later. */
export interface ImportLog {
  /** Done before the first row is written; a refusal ends the import with nothing written. */
  beginning(text: PartedText): Generator<unknown, Result<null, BridgeError>>;
  /** Called when there is nothing left to write. */
  end(): void;
}

export interface ImportTask {
  readonly database: Connection;
  readonly now: number;
  readonly onDamage?: OnDamage;
  readonly log?: ImportLog;
}

/**
 * Reads and proves all of a text, and then writes it. What is wrong with it is found before anything is written; each item is
 * written whole, and the same text again adds what is missing.
 */
export function* importing(
  { database, now, onDamage = () => undefined, log }: ImportTask,
  text: PartedText,
): Generator<JobStep, Result<MergeReport, ImportError>> {
  const source = yield* readingExport(text);
  if (!source.ok) return source;
  const proofs = yield* proving(database, source.value);
  if (!proofs.ok) return proofs;
  const begun = log === undefined ? ok(null) : yield* counted(log.beginning(text));
  if (!begun.ok) return refusal(begun.error, true);
  const steps = mergingWork({ database, now: momentOf(now), onDamage }, source.value, proofs.value);
  const merged = yield* writing(database, steps);
  if (merged.ok || merged.error.code !== 'import-cut-short') log?.end();
  return merged;
}

/** Writing takes little of the time. */
const ALL_READ: JobStep = { done: 1, total: 1 };

function* counted<T>(work: Generator<unknown, T>): Generator<JobStep, T> {
  for (;;) {
    const next = work.next();
    if (next.done) return next.value;
    yield ALL_READ;
  }
}

/** Rows that are read and written in one transaction: a few milliseconds of work. */
export const SLICE_ROWS = 256;

/** Writes in slices, each in a transaction of its own, which is as much as a move may have to wait for. */
function* writing(
  database: Connection,
  steps: WritingSteps<MergeReport>,
): Generator<JobStep, Result<MergeReport, ImportError>> {
  const slice = (): MergeReport | null => {
    for (let rows = 0; rows < SLICE_ROWS; ) {
      const next = steps.next();
      if (next.done) return next.value;
      rows += next.value;
    }
    return null;
  };
  for (let isFirst = true; ; isFirst = false) {
    const written = guarded(() => ok(database.transaction(slice).immediate()));
    if (!written.ok) return refusal(written.error, isFirst);
    if (written.value !== null) return ok(written.value);
    yield { ...ALL_READ, isWriting: true };
  }
}

/** After the first slice a part of the import is there, and the rest comes when it is begun again. */
function refusal({ code, detail }: BridgeError, isFirst: boolean): Result<never, ImportError> {
  if (!isFirst) return err({ code: 'import-cut-short', detail });
  return err({ code: code === 'disk-full' ? 'import-disk-full' : 'import-storage-failed', detail });
}
