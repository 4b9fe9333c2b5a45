/** The services of the contract for all of a player's data. */
import { dirname } from 'node:path';
import type { BridgeError } from '../../../core/contract/contract.ts';
import type { DATA_CHANNELS, ExportForm, JobState } from '../../../core/contract/data.ts';
import type { Services } from '../../../core/contract/handle.ts';
import { err, ok, type Result, refuse } from '../../../core/result.ts';
import { guarded, isDamage } from '../base/failures.ts';
import { momentOf } from '../base/stored-value.ts';
import { dropOldCopies } from '../files/old-copies.ts';
import { exporting } from '../transfer/export-import.ts';
import { archiving } from '../transfer/file-archive.ts';
import { createJobs, type Jobs, type LongWork } from '../transfer/jobs.ts';
import type { TextParts } from '../transfer/text-store.ts';
import { eraseEverything } from '../trust/recovery/erase.ts';
import type { OpenedStorage } from '../trust/startup/opened-storage.ts';
import { seed } from '../trust/startup/prepare.ts';
import { importInto } from './import-work.ts';
import type { RunningGameCache } from './play-services.ts';

export interface DataContext {
  readonly storage: OpenedStorage;
  readonly appVersion: string;
  /** The game being played, which an erasure ends. */
  readonly cache: RunningGameCache;
  /** The store in which the parts of long texts wait. */
  readonly texts: () => Promise<TextParts>;
  /** Opens a folder before the player; null where the host cannot. */
  readonly showFolder: ((folder: string) => void) | null;
}

export type DataServices = Pick<Services, keyof typeof DATA_CHANNELS>;

export function createDataServices(context: DataContext): DataServices {
  const { storage, showFolder } = context;
  const folder = dirname(storage.path);
  const jobs = createJobs();
  return {
    'data.place': () => ok({ folder, canShow: showFolder !== null }),
    'data.show': () => {
      showFolder?.(folder);
      return ok(null);
    },
    'data.export': ({ form }) => ok({ jobId: jobs.start(exportAs(context, form)) }),
    'data.import': async ({ textId, whose }) => {
      const parts = (await context.texts()).parts(textId);
      return parts.ok ? ok({ jobId: jobs.start(importInto(context, parts.value, whose)) }) : parts;
    },
    'data.step': ({ jobId }) => guarded(() => keptStep(storage, jobs.step(jobId)), storage.reportDamage),
    'data.part': ({ jobId, index }) => jobs.part(jobId, index),
    'data.drop': ({ jobId }) => ok({ goesOn: jobs.drop(jobId) }),
    'data.erase': () => guarded(() => erase(context, jobs)),
  };
}

/** Merged rows count as saved only when their file lies where the next start looks for it. */
function keptStep(
  storage: OpenedStorage,
  step: Result<JobState, BridgeError>,
): Result<JobState, BridgeError> {
  if (!step.ok || step.value.state !== 'merged') return step;
  // Of imported games no moves are counted; in the database itself no lost log can take them away.
  guarded(() => ok(storage.database.pragma('wal_checkpoint(PASSIVE)')));
  const gone = storage.noticeGone();
  return gone === null ? step : err({ code: 'storage-gone', detail: gone });
}

function exportAs(context: DataContext, form: ExportForm): LongWork {
  const { now, path } = context.storage;
  const day = new Date(momentOf(now())).toISOString().slice(0, 10);
  return form === 'files' ? archiving(path, `twofold-database-${day}.tar`) : exportReadable(context, day);
}

function* exportReadable({ storage, appVersion }: DataContext, day: string): LongWork {
  const { database, now } = storage;
  try {
    let leftOut = 0;
    yield* exporting(database, appVersion, now(), (problem) => {
      leftOut++;
      storage.reportDamage(problem);
    });
    const name = `twofold-${day}.json`;
    return { state: 'exported', file: { name, type: 'application/json', leftOut } };
  } catch (error) {
    if (!isDamage(error)) throw error;
    const detail = error instanceof Error ? error.message : '';
    storage.reportDamage(detail);
    return { state: 'refused', code: 'export-damaged', detail };
  }
}

function erase({ storage, cache }: DataContext, jobs: Jobs) {
  // Files that could not be used must not be changed.
  if (storage.state.kind === 'memory') return refuse('storage-failed', storage.state.code);
  cache.running = null;
  // An import would bring the erased back, an export would take its absence for damage.
  jobs.dropAll();
  eraseEverything(storage, () => seed(storage));
  storage.forgetRecovery();
  storage.accepted.restart();
  dropOldCopies(storage.path, storage.now());
  return ok(null);
}
