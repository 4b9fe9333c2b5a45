/** An exported text comes into what is there, in slices: a move that is made meanwhile waits for one of them at most. */

import type { BridgeError } from '../../../core/contract/contract.ts';
import type { JobState, MergeReport, Unclaimed, Whose } from '../../../core/contract/data.ts';
import type { ImportError } from '../../../core/contract/import-errors.ts';
import { err, ok, type Result } from '../../../core/result.ts';
import type { Connection } from '../base/connection.ts';
import { guarded } from '../base/failures.ts';
import { momentOf, type OnDamage } from '../base/stored-value.ts';
import { type Claims, createClaims, idOfUnnamed, type TakenAs, takenAs } from './claims.ts';
import { reading } from './earn-again.ts';
import { type ExportSource, type ImportSource, readingExport } from './import-source.ts';
import type { JobStep } from './job-steps.ts';
import { mergingWork } from './merge.ts';
import type { WritingSteps } from './merge-game.ts';
import type { PartedText } from './parted-text.ts';
import { proving } from './proving.ts';

/** The place in which an import writes down that it has begun to write, so that one that is cut short is ended later. */
export interface ImportLog {
  /** Done before the first row is written; a refusal ends the import with nothing written. */
  beginning(text: PartedText, taken: TakenAs): Generator<unknown, Result<null, BridgeError>>;
  /** Called when there is nothing left to write. */
  end(): void;
}

export interface ImportTask {
  readonly database: Connection;
  readonly now: number;
  readonly onDamage?: OnDamage;
  readonly log?: ImportLog;
  /** Whose the import is, where the player was asked or it was begun before. */
  readonly whose?: Whose | null;
  /** It was begun before and cut short: what is here may still have to be earned. */
  readonly isResumed?: boolean;
}

/** The outcome of an import: what was merged, or that the player has to say whose it is. */
export type ImportOutcome = Extract<JobState, { state: 'merged' | 'unclaimed' }>;

/**
 * Reads and proves all of a text, and then writes it. What is wrong with it is found before anything is written; each item is
 * written whole, and the same text again adds what is missing.
 */
export function* importing(
  task: ImportTask,
  text: PartedText,
): Generator<JobStep, Result<ImportOutcome, ImportError>> {
  const source = yield* readingExport(text);
  if (!source.ok) return source;
  const { origin } = source.value;
  const id = origin.owner ?? idOfUnnamed(text);
  const taken = takenAs(task.database, id, task.whose ?? null);
  if (taken === null) return ok({ state: 'unclaimed', file: unclaimed(source.value) });
  const claims = createClaims(task.database, origin, id, taken);
  const merged = yield* importingClaimed(task, text, source.value, claims);
  return merged.ok ? ok({ state: 'merged', report: merged.value }) : merged;
}

function unclaimed({ exportedAt, origin, games, answers }: ExportSource): Unclaimed {
  return { exportedAt, games: games.length, puzzles: answers.length, isNamed: origin.owner !== null };
}

function* importingClaimed(
  { database, now, onDamage = () => undefined, log, isResumed = false }: ImportTask,
  text: PartedText,
  source: ImportSource,
  claims: Claims,
): Generator<JobStep, Result<MergeReport, ImportError>> {
  const proofs = yield* proving(database, source, { claims, isResumed });
  if (!proofs.ok) return proofs;
  // An achievement that only a game held which counts no more may be earned by other games.
  const earnAgain = claims.isGivenUp ? yield* reading(database, now) : [];
  const begun = log === undefined ? ok(null) : yield* counted(log.beginning(text, claims.taken));
  if (!begun.ok) return refusal(begun.error, true);
  const into = { database, now: momentOf(now), onDamage, claims };
  const merged = yield* writing(database, mergingWork(into, source, proofs.value, earnAgain));
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
