/** Export, import and erasure of all of the player's data; one at a time. */

import { createStore } from 'zustand/vanilla';
import type { ExportForm, Unclaimed, Whose } from '../../core/contract/data.ts';
import type { Bridge } from '../bridge/bridge.ts';
import { serviceKey } from '../services/services.ts';
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
  /** Asks whose the file is unless that is said here, or the host knows it. */
  importFile(file: File, whose?: Whose): Promise<void>;
  /** Answers `unclaimed`; null: the file is not imported. */
  claim(whose: Whose | null): void;
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

/** A call waits this long when the host says that it is asked too often. */
const RETRY_MS = 1_000;

export function createDataTransfer(parts: DataTransferParts): DataTransfer {
  const { offer, reload } = parts;
  const store = createTransferStore();
  const { call: post } = parts.bridge;
  let isCancelled = false;
  const call = callUnless(() => isCancelled, parts);
  let onClaim: (whose: Whose | null) => void = () => undefined;
  const ask = async (unclaimed: Unclaimed) => {
    store.setState({ unclaimed });
    const whose = await new Promise<Whose | null>((resolve) => {
      onClaim = resolve;
    });
    onClaim = () => undefined;
    store.setState({ unclaimed: null });
    return whose;
  };

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
    exportAs: (form) =>
      run('export', async (transfer) => {
        const { exportData } = await import('./export-data.ts');
        return exportData(transfer, form, offer);
      }),
    importFile: async (file, whose) =>
      void (await run('import', async (transfer) => {
        const notice = await importData(transfer, file, { reload, ask }, whose);
        return notice?.type === 'failed' ? { ...notice, file: file.name } : notice;
      })),
    claim: (whose) => onClaim(whose),
    erase: () => run('erase', eraseData),
    cancel() {
      isCancelled = true;
      if (store.getState().task?.kind === 'import') dropSentText({ post });
    },
    dismiss: () => store.setState({ notice: null }),
  };
}

function createTransferStore() {
  return createStore<{
    readonly task: DataTask | null;
    readonly notice: DataNotice | null;
    /** The file of which the player has to say whose it is. */
    readonly unclaimed: Unclaimed | null;
  }>(() => ({ task: null, notice: null, unclaimed: null }));
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

export const DATA_TRANSFER = serviceKey<DataTransfer>('data');
