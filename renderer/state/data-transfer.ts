/** Export, import and erasure of all of the player's data; one at a time. */
import { createStore } from 'zustand/vanilla';
import type { ExportForm } from '../../core/contract/data.ts';
import type { Bridge } from '../bridge/bridge.ts';
import { exportData } from './export-data.ts';
import { dropSentText, importData } from './import-data.ts';
import { CANCELLED, type DataNotice, type TransferRun } from './transfer-run.ts';

export interface DataTask {
  readonly kind: 'export' | 'import' | 'erase';
  /** From 0 to 1. */
  readonly progress: number;
}

export interface DataTransfer {
  readonly store: ReturnType<typeof createTransferStore>;
  /** Answers whether a file was offered. */
  exportAs(form: ExportForm): Promise<boolean>;
  importFile(file: File): Promise<void>;
  /** Answers whether everything is gone. */
  erase(): Promise<boolean>;
  /** Ends what is going on; an import that has begun to write goes on. */
  cancel(): void;
  dismiss(): void;
}

interface DataTransferParts {
  readonly bridge: Bridge;
  readonly wait: (ms: number) => Promise<void>;
  /** Hands a finished file to the player. */
  readonly offer: (name: string, content: Blob) => void;
  /** Shows what an import brought. */
  readonly reload: () => Promise<void>;
}

/** How long to hold back when the host says that it is asked too often. */
const RETRY_MS = 1_000;

export function createDataTransfer(parts: DataTransferParts): DataTransfer {
  const { offer, reload } = parts;
  const store = createTransferStore();
  const { call: post } = parts.bridge;
  let isCancelled = false;
  const call = callUnless(() => isCancelled, parts);

  async function run(
    kind: DataTask['kind'],
    work: (run: TransferRun) => Promise<DataNotice | null>,
  ): Promise<boolean> {
    if (store.getState().task !== null) return false;
    isCancelled = false;
    const report = (progress: number) => store.setState({ task: { kind, progress } });
    store.setState({ task: { kind, progress: 0 }, notice: null });
    let notice: DataNotice | null = null;
    try {
      notice = await work({ call, post, report });
    } catch (error) {
      if (error !== CANCELLED) throw error;
      notice = { type: 'cancelled' };
    } finally {
      store.setState({ task: null, notice });
    }
    return notice === null || notice.type === 'exported';
  }

  return {
    store,
    exportAs: (form) => run('export', (transfer) => exportData(transfer, form, offer)),
    importFile: async (file) => void (await run('import', (transfer) => importData(transfer, file, reload))),
    erase: () => run('erase', eraseData),
    cancel() {
      isCancelled = true;
      if (store.getState().task?.kind === 'import') dropSentText({ post });
    },
    dismiss: () => store.setState({ notice: null }),
  };
}

function createTransferStore() {
  return createStore<{ readonly task: DataTask | null; readonly notice: DataNotice | null }>(() => ({
    task: null,
    notice: null,
  }));
}

/** Calls the host, again when it is asked too often; throws once `isCancelled`. */
function callUnless(isCancelled: () => boolean, { bridge, wait }: DataTransferParts): Bridge['call'] {
  return async (channel, request) => {
    for (;;) {
      if (isCancelled()) throw CANCELLED;
      const answer = await bridge.call(channel, request);
      if (answer.ok || answer.error.code !== 'too-many') return answer;
      await wait(RETRY_MS);
    }
  };
}

async function eraseData({ call }: TransferRun): Promise<DataNotice | null> {
  const erased = await call('data.erase', { erase: 'everything' });
  return erased.ok ? null : { type: 'failed', code: 'erase-failed', detail: erased.error.detail };
}
