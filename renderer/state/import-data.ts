/** All of a player's data, from an exported file into the host. */
import type { MergeReport, Unclaimed, Whose } from '../../core/contract/data.ts';
import { MAX_IMPORT_BYTES } from '../../core/contract/import-errors.ts';
import { partsOf } from '../../core/contract/text-parts.ts';
import { err, ok, type Result } from '../../core/result.ts';
import { CANCELLED, type DataFailure, type DataNotice, finishJob, type TransferRun } from './transfer-run.ts';

/** Always the same, so that the next import takes the place of one that was cancelled. */
const TEXT_ID = 'data-import';
/** The share of the progress that sending the text takes; the rest is merging. */
const SENDING = 0.3;

export interface ImportParts {
  /** Shows what the import brought. */
  readonly reload: () => Promise<void>;
  /** Asks the player whose the file is; null when it is not to be imported. */
  readonly ask: (file: Unclaimed) => Promise<Whose | null>;
}

/** Sends the file's text and lets the host merge it. The player is asked whose it is unless that is said or known. */
export async function importData(
  run: TransferRun,
  file: File,
  parts: ImportParts,
  said: Whose | null = null,
): Promise<DataNotice> {
  const text = await readText(file);
  if (!text.ok) return { type: 'failed', ...text.error };
  const sent = await sendText(run, text.value);
  if (!sent.ok) return { type: 'failed', ...sent.error };
  const merged = await merge(run, said);
  if (merged.type === 'unclaimed') {
    const whose = await parts.ask(merged.file);
    return whose === null ? { type: 'cancelled' } : importData(run, file, parts, whose);
  }
  if (merged.type !== 'merged') return merged;
  await parts.reload();
  return { ...merged, file };
}

type Merged =
  | { readonly type: 'merged'; readonly report: MergeReport }
  | { readonly type: 'unclaimed'; readonly file: Unclaimed }
  | Extract<DataNotice, { type: 'failed' | 'too-late' }>;

/** Lets the host merge the text that was sent. */
async function merge(run: TransferRun, whose: Whose | null): Promise<Merged> {
  const begun = await run.call('data.import', { textId: TEXT_ID, whose });
  if (!begun.ok) return { type: 'failed', ...begun.error };
  const { jobId } = begun.value;
  try {
    const merged = await finishJob(run, jobId, (share) => {
      run.report(SENDING + (1 - SENDING) * share);
      return undefined;
    });
    if (!merged.ok) return { type: 'failed', ...merged.error };
    const { value } = merged;
    if (value.state === 'ready') throw new Error('an import that exports');
    return value.state === 'merged'
      ? { type: 'merged', report: value.report }
      : { type: 'unclaimed', file: value.file };
  } catch (error) {
    if (error !== CANCELLED) throw error;
    const dropped = await run.post('data.drop', { jobId });
    if (dropped.ok && dropped.value.goesOn) return { type: 'too-late' };
    throw error;
  }
}

/** Makes the host forget the text that was sent so far: an empty one takes its place. */
export function dropSentText({ post }: Pick<TransferRun, 'post'>): void {
  void post('texts.part', { textId: TEXT_ID, index: 0, text: '' });
}

async function sendText({ call, report }: TransferRun, text: string): Promise<Result<null, DataFailure>> {
  const pieces = partsOf(TEXT_ID, text);
  for (const part of pieces) {
    const taken = await call('texts.part', part);
    if (!taken.ok) return taken;
    report((SENDING * (part.index + 1)) / pieces.length);
  }
  return ok(null);
}

/** The text of a file that was chosen, decoded as core/text/decode-text.ts does. */
export async function readText(file: File): Promise<Result<string, DataFailure>> {
  if (file.size > MAX_IMPORT_BYTES)
    return err({ code: 'import-too-large', detail: `${file.size} > ${MAX_IMPORT_BYTES}` });
  // It is gone, changed since it was chosen, or a folder.
  const bytes = await file.arrayBuffer().catch(() => null);
  if (bytes === null) return err({ code: 'import-unreadable', detail: '' });
  // Read when a first file comes: a start has no use for it.
  const { decodeText, isNulAt } = await import('../../core/text/decode-text.ts');
  const held = new Uint8Array(bytes);
  const text = decodeText(held);
  if (text.ok) return text;
  return err({ code: isNulAt(held, text.error) ? 'import-has-nul' : 'import-not-utf8', detail: '' });
}
