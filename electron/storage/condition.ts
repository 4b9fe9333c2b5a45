import type { StorageState } from '../../core/contract/schemas.ts';
import { readCheck, writeCheck } from './check-record.ts';

/** The state of a storage on the disk, and who wants to hear of it. */
export interface Condition {
  readonly state: StorageState;
  readonly reportDamage: (problem: string) => void;
  forgetRecovery(): void;
  watch(listener: (state: StorageState) => void): void;
}

/**
 * Damage that is met in use is noted beside the database, once. It is mended by the next start and not at once: a start
 * is the one moment at which no window, no game and no connection holds anything of the file that is put aside.
 */
export function makeCondition(path: string, first: StorageState): Condition {
  let state = first;
  const listeners: ((state: StorageState) => void)[] = [];
  function become(next: StorageState): void {
    state = next;
    for (const listener of listeners) listener(state);
  }
  return {
    get state() {
      return state;
    },
    reportDamage() {
      if (state.kind === 'damage-found') return;
      writeCheck(path, { checkedAt: readCheck(path)?.checkedAt ?? 0, isSuspect: true });
      become({ kind: 'damage-found' });
    },
    forgetRecovery() {
      if (state.kind === 'restored') become({ kind: 'ready' });
    },
    watch: (listener) => void listeners.push(listener),
  };
}
