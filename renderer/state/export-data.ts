/** All of the player's data, from the host into a file. */
import type { ExportForm, JobState } from '../../core/contract/data.ts';
import { err, ok, type Result } from '../../core/result.ts';
import { type DataFailure, type DataNotice, finishJob, type TransferRun } from './transfer-run.ts';

type ReadyFile = Extract<JobState, { state: 'ready' }>;

/** Lets the host make the file, fetches what is made of it, and hands it to `offer`. */
export async function exportData(
  run: TransferRun,
  form: ExportForm,
  offer: (name: string, content: Blob) => void,
): Promise<DataNotice> {
  const begun = await run.call('data.export', { form });
  if (!begun.ok) return { type: 'failed', ...begun.error };
  const { jobId } = begun.value;
  const fetched = createFetched(run, jobId);
  try {
    const made = await finishJob(run, jobId, (share, { parts = 0 }) => {
      run.report(share);
      return fetched.upTo(parts);
    });
    if (!made.ok) return { type: 'failed', ...made.error };
    if (made.value.state !== 'ready') throw new Error('an export that merges');
    const file = await fetched.file(made.value);
    if (!file.ok) return { type: 'failed', ...file.error };
    offer(made.value.name, file.value);
    return { type: 'exported', name: made.value.name, leftOut: made.value.leftOut };
  } finally {
    // The host forgets it also by itself.
    void run.post('data.drop', { jobId });
  }
}

/** The parts of a file that were fetched, in their order. */
function createFetched({ call }: TransferRun, jobId: string) {
  const pieces: Blob[] = [];

  async function upTo(parts: number): Promise<Result<null, DataFailure>> {
    while (pieces.length < parts) {
      const part = await call('data.part', { jobId, index: pieces.length });
      if (!part.ok) return part;
      const bytes = Uint8Array.from(atob(part.value.base64), (character) => character.charCodeAt(0));
      pieces.push(new Blob([bytes]));
    }
    return ok(null);
  }

  return {
    upTo,
    async file({ parts, type, sha256 }: ReadyFile): Promise<Result<Blob, DataFailure>> {
      const rest = await upTo(parts);
      if (!rest.ok) return rest;
      const blob = new Blob(pieces, { type });
      return (await sha256Of(blob)) === sha256 ? ok(blob) : err({ code: 'transfer-ended', detail: 'sha256' });
    },
  };
}

async function sha256Of(blob: Blob): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await blob.arrayBuffer()));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
