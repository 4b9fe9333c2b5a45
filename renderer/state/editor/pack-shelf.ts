/** The player's packs: the list, and what can be done with whole ones. */
import { createStore } from 'zustand/vanilla';
import type { BridgeError, BridgeErrorCode, Request } from '../../../core/contract/contract.ts';
import type { StoredPack } from '../../../core/contract/packs.ts';
import type { Statistics } from '../../../core/contract/statistics.ts';
import { TEMPLATE_MODE } from '../../../core/game/modes/table.ts';
import type { Result } from '../../../core/result.ts';
import type { Bridge } from '../../bridge/bridge.ts';

export interface PackShelfState {
  /** Last changed first; null before they were read. */
  readonly packs: readonly StoredPack[] | null;
  /** Hashes of the templates of which a classic game was won. */
  readonly won: ReadonlySet<string>;
  /** The last one that was deleted, until it is brought back or another thing is done. */
  readonly deleted: StoredPack | null;
  readonly trouble: BridgeErrorCode | null;
}

export interface PackShelf {
  readonly store: ReturnType<typeof createPackShelfStore>;
  load(): Promise<void>;
  /** Makes a pack, or changes the one with this id. */
  put(pack: Request<'packs.put'>): Promise<boolean>;
  remove(pack: StoredPack): Promise<void>;
  restore(): Promise<void>;
}

function createPackShelfStore() {
  return createStore<PackShelfState>(() => ({
    packs: null,
    won: new Set(),
    deleted: null,
    trouble: null,
  }));
}

/** A game on a template is finished when its board is cleared. */
function wonTemplates({ tables }: Statistics): ReadonlySet<string> {
  const won = tables.filter(({ mode, finished }) => mode === TEMPLATE_MODE && finished > 0);
  return new Set(won.flatMap(({ template }) => template?.hash ?? []));
}

export function createPackShelf(bridge: Bridge): PackShelf {
  const store = createPackShelfStore();

  async function load(): Promise<void> {
    const [listed, counted] = await Promise.all([
      bridge.call('packs.list', null),
      bridge.call('statistics.read', null),
    ]);
    // Marks only: packs can be played without them.
    if (counted.ok) store.setState({ won: wonTemplates(counted.value) });
    if (listed.ok) store.setState({ packs: listed.value, trouble: null });
    // The templates are shown all the same.
    else store.setState(({ packs }) => ({ packs: packs ?? [], trouble: listed.error.code }));
  }

  /** Loads the list after a change, and returns whether the change was made. */
  async function settle(change: Promise<Result<null, BridgeError>>): Promise<boolean> {
    const answer = await change;
    await load();
    store.setState(answer.ok ? { deleted: null } : { trouble: answer.error.code });
    return answer.ok;
  }

  return {
    store,
    load,
    put: (pack) => settle(bridge.call('packs.put', pack)),
    async remove(pack) {
      if (await settle(bridge.call('packs.delete', { id: pack.id }))) store.setState({ deleted: pack });
    },
    async restore() {
      const { deleted } = store.getState();
      if (deleted !== null) await settle(bridge.call('packs.restore', { id: deleted.id }));
    },
  };
}
