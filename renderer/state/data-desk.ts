/** All of the player's data on its way out of the host into a file, in from one, or gone. */
import { createStore } from 'zustand/vanilla';
import type { BridgeErrorCode } from '../../core/contract/contract.ts';
import type { DataErrorCode, ExportForm, JobState, MergeReport } from '../../core/contract/data.ts';
import { type ImportErrorCode, MAX_IMPORT_BYTES } from '../../core/contract/import-errors.ts';
import { partsOf } from '../../core/contract/text-parts.ts';
import { err, ok, type Result } from '../../core/result.ts';
import type { Bridge } from '../bridge/bridge.ts';

export type DataTroubleCode = ImportErrorCode | DataErrorCode | BridgeErrorCode;

export interface DataFailure {
  readonly code: DataTroubleCode;
  /** Where exactly, as the host says it. */
  readonly detail: string;
}

/** What came of the last thing that was asked. */
export type DataNotice =
  | { readonly type: 'exported'; readonly name: string; readonly leftOut: number }
  | { readonly type: 'merged'; readonly report: MergeReport }
  | { readonly type: 'cancelled' }
  | ({ readonly type: 'failed' } & DataFailure);

export interface DataTask {
  readonly kind: 'export' | 'import' | 'erase';
  /** From 0 to 1. */
  readonly progress: number;
}

export interface DataDesk {
  readonly store: ReturnType<typeof createDataStore>;
  /** Answers whether a file was offered. */
  exportAs(form: ExportForm): Promise<boolean>;
  importFile(file: File): Promise<void>;
  /** Answers whether everything is gone. */
  erase(): Promise<boolean>;
  /** Ends what is going on; an import that is not merged yet is not merged. */
  cancel(): void;
  dismiss(): void;
}

interface DataDeskParts {
  readonly bridge: Bridge;
  readonly wait: (ms: number) => Promise<void>;
  /** Hands a finished file to the player. */
  readonly offer: (name: string, content: Blob) => void;
  /** Shows what an import brought. */
  readonly reload: () => Promise<void>;
}

function createDataStore() {
  return createStore<{ readonly task: DataTask | null; readonly notice: DataNotice | null }>(() => ({
    task: null,
    notice: null,
  }));
}

/** Always the same, so that the next import takes the place of one that was called off. */
const TEXT_ID = 'data-import';
/** Shares of the way: making an export, sending an import; the rest is fetching and merging. */
const MAKING = 0.5;
const SENDING = 0.3;
/** How long to hold back when the host says that it is asked too often. */
const PATIENCE_MS = 1_000;

type Reached = Result<Extract<JobState, { state: 'ready' | 'merged' }>, DataFailure>;
const CANCELLED = Symbol('cancelled');

export function createDataDesk(parts: DataDeskParts): DataDesk {
  const store = createDataStore();
  let isCancelled = false;

  const bridge: Bridge['call'] = async (channel, request) => {
    for (;;) {
      if (isCancelled) throw CANCELLED;
      const answer = await parts.bridge.call(channel, request);
      if (answer.ok || answer.error.code !== 'too-many') return answer;
      await parts.wait(PATIENCE_MS);
    }
  };

  function tell(kind: DataTask['kind'], progress: number): void {
    store.setState({ task: { kind, progress } });
  }

  /** Pulls a long work to its end; each question makes the host do a slice of it. */
  async function pull(jobId: string, onStep: (share: number) => void): Promise<Reached> {
    for (;;) {
      const answer = await bridge('data.step', { jobId });
      if (!answer.ok) return answer;
      const job = answer.value;
      if (job.state === 'refused') return err({ code: job.code, detail: job.detail });
      if (job.state !== 'working') return ok(job);
      onStep(job.total === 0 ? 0 : job.done / job.total);
    }
  }

  async function run(kind: DataTask['kind'], work: () => Promise<DataNotice | null>): Promise<boolean> {
    if (store.getState().task !== null) return false;
    isCancelled = false;
    store.setState({ task: { kind, progress: 0 }, notice: null });
    let notice: DataNotice | null = null;
    try {
      notice = await work();
    } catch (error) {
      if (error !== CANCELLED) throw error;
      notice = { type: 'cancelled' };
    } finally {
      store.setState({ task: null, notice });
    }
    return notice === null || notice.type === 'exported';
  }

  async function exportWhole(form: ExportForm): Promise<DataNotice> {
    const begun = await bridge('data.export', { form });
    if (!begun.ok) return { type: 'failed', ...begun.error };
    const { jobId } = begun.value;
    try {
      const made = await pull(jobId, (share) => tell('export', MAKING * share));
      if (!made.ok) return { type: 'failed', ...made.error };
      if (made.value.state !== 'ready') throw new Error('an export that merges');
      const file = await fetchParts(jobId, made.value);
      if (!file.ok) return { type: 'failed', ...file.error };
      parts.offer(made.value.name, file.value);
      return { type: 'exported', name: made.value.name, leftOut: made.value.leftOut };
    } finally {
      // The host forgets it also by itself.
      void parts.bridge.call('data.drop', { jobId });
    }
  }

  async function fetchParts(
    jobId: string,
    file: Extract<JobState, { state: 'ready' }>,
  ): Promise<Result<Blob, DataFailure>> {
    const pieces: Uint8Array<ArrayBuffer>[] = [];
    for (let index = 0; index < file.parts; index++) {
      const part = await bridge('data.part', { jobId, index });
      if (!part.ok) return part;
      pieces.push(Uint8Array.from(atob(part.value.base64), (character) => character.charCodeAt(0)));
      tell('export', MAKING + ((1 - MAKING) * (index + 1)) / file.parts);
    }
    const blob = new Blob(pieces, { type: file.type });
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await blob.arrayBuffer()));
    const sha256 = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
    return sha256 === file.sha256 ? ok(blob) : err({ code: 'transfer-ended', detail: 'sha256' });
  }

  async function importWhole(file: File): Promise<DataNotice> {
    const text = await readText(file);
    if (!text.ok) return { type: 'failed', ...text.error };
    const pieces = partsOf(TEXT_ID, text.value);
    for (const part of pieces) {
      const taken = await bridge('texts.part', part);
      if (!taken.ok) return { type: 'failed', ...taken.error };
      tell('import', (SENDING * (part.index + 1)) / pieces.length);
    }
    const begun = await bridge('data.import', { textId: TEXT_ID });
    if (!begun.ok) return { type: 'failed', ...begun.error };
    const { jobId } = begun.value;
    try {
      const merged = await pull(jobId, (share) => tell('import', SENDING + (1 - SENDING) * share));
      if (!merged.ok) return { type: 'failed', ...merged.error };
      if (merged.value.state !== 'merged') throw new Error('an import that exports');
      await parts.reload();
      return { type: 'merged', report: merged.value.report };
    } finally {
      void parts.bridge.call('data.drop', { jobId });
    }
  }

  return {
    store,
    exportAs: (form) => run('export', () => exportWhole(form)),
    async importFile(file) {
      await run('import', () => importWhole(file));
    },
    erase: () =>
      run('erase', async () => {
        const erased = await bridge('data.erase', { erase: 'everything' });
        return erased.ok ? null : { type: 'failed', code: 'erase-failed', detail: erased.error.detail };
      }),
    cancel() {
      isCancelled = true;
      // An empty text in place of what was sent so far.
      if (store.getState().task?.kind === 'import')
        void parts.bridge.call('texts.part', { textId: TEXT_ID, index: 0, text: '' });
    },
    dismiss: () => store.setState({ notice: null }),
  };
}

/** The text of a file that was chosen; it must be UTF-8, with or without a byte order mark. */
async function readText(file: File): Promise<Result<string, DataFailure>> {
  if (file.size > MAX_IMPORT_BYTES)
    return err({ code: 'import-too-large', detail: `${file.size} > ${MAX_IMPORT_BYTES}` });
  try {
    const bytes = await file.arrayBuffer();
    return ok(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (error) {
    if (error instanceof TypeError) return err({ code: 'import-not-utf8', detail: file.name });
    // It is gone, changed since it was chosen, or a folder.
    if (error instanceof DOMException) return err({ code: 'import-unreadable', detail: file.name });
    throw error;
  }
}
