import type { StorageState } from '../../../../core/contract/schemas.ts';
import type { Presence } from '../../files/presence.ts';
import { readCheck, writeCheck } from '../checks/check-record.ts';

/** The state of a storage on the disk, and its listeners. */
export interface Condition {
  readonly state: StorageState;
  readonly reportDamage: (problem: string) => void;
  /**
   * Asked after each change, before it is called saved: answers the file that is no longer where it was, once, and from
   * then on the state says that play is in memory. Should the file come back, all is as it was.
   */
  noticeGone(): string | null;
  forgetRecovery(): void;
  watch(listener: (state: StorageState) => void): void;
}

/**
 * `onKept` hears of each change that lies where it should. Damage that is met in use is noted beside the database, once. It is mended by the next start and not at once: a start
 * is the one moment at which no window, no game and no connection holds anything of the file that is put aside.
 */
export function createCondition(
  path: string,
  first: StorageState,
  presence: Presence,
  onKept: () => void,
): Condition {
  let state = first;
  /** The state from before the files were gone. */
  let before: StorageState | null = null;
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
      if (state.kind === 'damage-found' || before !== null) return;
      writeCheck(path, { checkedAt: readCheck(path)?.checkedAt ?? 0, isSuspect: true });
      become({ kind: 'damage-found' });
    },
    noticeGone() {
      const gone = presence.findGone();
      if (gone === null) {
        if (before !== null) become(before);
        before = null;
        onKept();
        return null;
      }
      if (before !== null) return null;
      before = state;
      become({ kind: 'memory', code: 'database-gone', path, detail: gone });
      return gone;
    },
    forgetRecovery() {
      if (state.kind === 'restored') become({ kind: 'ready' });
    },
    watch: (listener) => void listeners.push(listener),
  };
}
