/** One transfer of the player's data while it goes on, and what may come of it. */
import type { BridgeErrorCode } from '../../core/contract/contract.ts';
import type { DataErrorCode, JobState, MergeReport } from '../../core/contract/data.ts';
import type { ImportErrorCode } from '../../core/contract/import-errors.ts';
import { err, ok, type Result } from '../../core/result.ts';
import type { Bridge } from '../bridge/bridge.ts';

export type DataTroubleCode = ImportErrorCode | DataErrorCode | BridgeErrorCode;

export interface DataFailure {
  readonly code: DataTroubleCode;
  /** The exact place, as the host reports it. */
  readonly detail: string;
}

/** The outcome of the last transfer. */
export type DataNotice =
  | { readonly type: 'exported'; readonly name: string; readonly leftOut: number }
  /** `file` is what was merged: it can be merged again, as someone else's. */
  | { readonly type: 'merged'; readonly report: MergeReport; readonly file: File }
  | { readonly type: 'cancelled' }
  /** An import was to be cancelled after it had begun to write, and goes on. */
  | { readonly type: 'too-late' }
  /** `file` is the name of the one that was to be imported. */
  | ({ readonly type: 'failed'; readonly file?: string } & DataFailure);

export interface TransferRun {
  /** Calls the host; throws `CANCELLED` once the player has cancelled. */
  readonly call: Bridge['call'];
  /** Calls the host whether it was cancelled or not, without waiting. */
  readonly post: Bridge['call'];
  /** From 0 to 1. */
  readonly report: (progress: number) => void;
}

/** Thrown in a transfer that was cancelled. */
export const CANCELLED = Symbol('cancelled');

type Working = Extract<JobState, { state: 'working' }>;
type Finished = Result<Extract<JobState, { state: 'ready' | 'merged' | 'unclaimed' }>, DataFailure>;

/** Steps a job of the host to its end; each request makes the host do a slice of it. `onStep` hears what share is done. */
export async function finishJob(
  { call }: TransferRun,
  jobId: string,
  onStep: (share: number, job: Working) => Promise<Result<unknown, DataFailure>> | undefined,
): Promise<Finished> {
  for (;;) {
    const answer = await call('data.step', { jobId });
    if (!answer.ok) return answer;
    const job = answer.value;
    if (job.state === 'refused') return err({ code: job.code, detail: job.detail });
    if (job.state !== 'working') return ok(job);
    const heard = await onStep(job.total === 0 ? 0 : job.done / job.total, job);
    if (heard?.ok === false) return heard;
  }
}
