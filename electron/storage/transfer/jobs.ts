/** Long work on a player's data, done in slices on request: other requests are answered between two of them. */
import { randomUUID } from 'node:crypto';
import type { BridgeError } from '../../../core/contract/contract.ts';
import { type JobState, MAX_EXPORT_BYTES } from '../../../core/contract/data.ts';
import { err, ok, type Result } from '../../../core/result.ts';
import { inSlices } from '../base/slices.ts';
import { createFileParts, type FileParts } from './file-parts.ts';
import type { JobStep } from './job-steps.ts';

/** A file that an export made, of the pieces that it yielded. */
export interface ExportedFile {
  readonly name: string;
  readonly type: string;
  /** The bytes that follow the pieces. */
  readonly content?: Buffer;
  /** The number of rows that could not be read and are left out. */
  readonly leftOut: number;
}

export type JobOutcome =
  | Extract<JobState, { state: 'merged' | 'refused' | 'unclaimed' }>
  | { readonly state: 'exported'; readonly file: ExportedFile };

/**
 * The steps of a job, which yields often. Once it writes, it is run to its end, even without further
 * requests.
 */
export type LongWork = Generator<JobStep, JobOutcome>;

export interface Jobs {
  /** Takes the place of the work before, and answers with its id. */
  start(work: LongWork): string;
  /** Does a slice of it. */
  step(jobId: string): Result<JobState, BridgeError>;
  /** One part of an export, as base64; those before it are not needed any more. */
  part(jobId: string, index: number): Result<{ base64: string }, BridgeError>;
  /** Answers whether the work goes on all the same. */
  drop(jobId: string): boolean;
  /** Ends whatever is going on: what it reads is no longer there. */
  dropAll(): void;
}

/** Short enough that a move made meanwhile is accepted before the delay is noticeable. */
const SLICE_MS = 12;
/** A job without a request for so long is dropped: a page that was closed does not cancel its own. */
const FORGET_MS = 120_000;

interface Job {
  readonly id: string;
  readonly work: LongWork;
  state: JobState;
  isWriting: boolean;
  readonly content: FileParts;
}

export function createJobs(clock: () => number = () => performance.now()): Jobs {
  let current: Job | null = null;
  let forgetting: ReturnType<typeof setTimeout> | undefined;
  const unasked = createUnasked();

  function find(jobId: string): Result<Job, BridgeError> {
    if (current?.id !== jobId) return err({ code: 'transfer-ended', detail: jobId });
    clearTimeout(forgetting);
    forgetting = setTimeout(forget, FORGET_MS);
    forgetting.unref();
    return ok(current);
  }

  /** Answers whether the work goes on by itself. */
  function forget(): boolean {
    clearTimeout(forgetting);
    const job = current;
    current = null;
    return job !== null && unasked.take(job);
  }

  return {
    start(work) {
      forget();
      current = newJob(work);
      return current.id;
    },
    step(jobId) {
      const job = find(jobId);
      if (!job.ok) return job;
      try {
        return ok(stateAfterSlice(job.value, clock));
      } catch (error) {
        // A job that threw cannot be continued.
        current = null;
        throw error;
      }
    },
    part(jobId, index) {
      const job = find(jobId);
      return job.ok ? partOf(job.value, index) : job;
    },
    drop: (jobId) => current?.id === jobId && forget(),
    dropAll() {
      current = null;
      unasked.stop();
    },
  };
}

function newJob(work: LongWork): Job {
  const state = { state: 'working', done: 0, total: 0 } as const;
  return { id: randomUUID(), work, state, isWriting: false, content: createFileParts() };
}

/** Works that write and are not asked for any more: they go on to their end by themselves. */
function createUnasked() {
  const going = new Set<LongWork>();
  function* steps(work: LongWork): Generator<unknown, void> {
    while (going.has(work) && !work.next().done) yield;
    going.delete(work);
  }
  return {
    /** Takes a job that has begun to write and not ended; answers whether this is one. */
    take({ work, isWriting, state }: Job): boolean {
      if (!isWriting || state.state !== 'working') return false;
      going.add(work);
      void inSlices(steps(work));
      return true;
    },
    stop: () => going.clear(),
  };
}

function partOf({ content }: Job, index: number): Result<{ base64: string }, BridgeError> {
  const part = content.take(index);
  return part === null
    ? err({ code: 'bad-request', detail: `part ${index}` })
    : ok({ base64: part.toString('base64') });
}

function stateAfterSlice(job: Job, clock: () => number): JobState {
  if (job.state.state === 'working') goOn(job, clock);
  return job.state;
}

function goOn(job: Job, clock: () => number): void {
  const end = clock() + SLICE_MS;
  for (;;) {
    const next = job.work.next();
    if (next.done) {
      settle(job, next.value);
      return;
    }
    const { done, total, isWriting = false, piece } = next.value;
    job.isWriting = isWriting;
    if (piece !== undefined) job.content.add(Buffer.from(piece));
    // A slice that writes is one transaction, after which others have their turn.
    if (!isWriting && clock() < end) continue;
    const parts = job.content.count();
    job.state = { state: 'working', done, total, ...(parts > 0 && { parts }) };
    return;
  }
}

function settle(job: Job, outcome: JobOutcome): void {
  if (outcome.state !== 'exported') {
    job.state = outcome;
    return;
  }
  const { name, type, content, leftOut } = outcome.file;
  if (content !== undefined) job.content.add(content);
  const made = job.content.end();
  job.state =
    made.bytes > MAX_EXPORT_BYTES
      ? { state: 'refused', code: 'export-too-large', detail: `${made.bytes} > ${MAX_EXPORT_BYTES}` }
      : { state: 'ready', name, type, ...made, leftOut };
}
