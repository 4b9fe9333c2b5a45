/** All of the player's data, from the host into a file. */
import type { ExportForm, JobState } from '../../core/contract/data.ts';
import { err, ok, type Result } from '../../core/result.ts';
import { type DataFailure, type DataNotice, finishJob, type TransferRun } from './transfer-run.ts';

type ReadyFile = Extract<JobState, { state: 'ready' }>;

/** The share of the progress that making the file takes; the rest is fetching it. */
const MAKING = 0.5;

/** Lets the host make the file, fetches it and hands it to `offer`. */
export async function exportData(
  run: TransferRun,
  form: ExportForm,
  offer: (name: string, content: Blob) => void,
): Promise<DataNotice> {
  const begun = await run.call('data.export', { form });
  if (!begun.ok) return { type: 'failed', ...begun.error };
  const { jobId } = begun.value;
  try {
    const made = await finishJob(run, jobId, (share) => run.report(MAKING * share));
    if (!made.ok) return { type: 'failed', ...made.error };
    if (made.value.state !== 'ready') throw new Error('an export that merges');
    const file = await fetchParts(run, jobId, made.value);
    if (!file.ok) return { type: 'failed', ...file.error };
    offer(made.value.name, file.value);
    return { type: 'exported', name: made.value.name, leftOut: made.value.leftOut };
  } finally {
    // The host forgets it also by itself.
    void run.post('data.drop', { jobId });
  }
}

async function fetchParts(
  { call, report }: TransferRun,
  jobId: string,
  file: ReadyFile,
): Promise<Result<Blob, DataFailure>> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  for (let index = 0; index < file.parts; index++) {
    const part = await call('data.part', { jobId, index });
    if (!part.ok) return part;
    pieces.push(Uint8Array.from(atob(part.value.base64), (character) => character.charCodeAt(0)));
    report(MAKING + ((1 - MAKING) * (index + 1)) / file.parts);
  }
  const blob = new Blob(pieces, { type: file.type });
  return (await sha256Of(blob)) === file.sha256
    ? ok(blob)
    : err({ code: 'transfer-ended', detail: 'sha256' });
}

async function sha256Of(blob: Blob): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await blob.arrayBuffer()));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
