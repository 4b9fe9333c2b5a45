/** The player's own templates: the list, and what can be done with whole ones. */
import { createStore } from 'zustand/vanilla';
import type { BridgeErrorCode } from '../../../core/contract/contract.ts';
import type { StoredDesign } from '../../../core/contract/designs.ts';
import type { FileOutcome } from '../../../core/contract/packs.ts';
import { partsOf } from '../../../core/contract/text-parts.ts';
import type { Design } from '../../../core/templates/design.ts';
import type { Bridge, BridgeResult } from '../../bridge/bridge.ts';

export interface ShelfState {
  /** Last changed first; null before they were read. */
  readonly designs: readonly StoredDesign[] | null;
  /** The last one that was deleted, until it is brought back or another thing is done. */
  readonly deleted: StoredDesign | null;
  readonly trouble: BridgeErrorCode | null;
}

export interface Shelf {
  readonly store: ReturnType<typeof createShelfStore>;
  load(): Promise<void>;
  /** Saves a drawing with the history that ends at it. */
  save(id: string, design: Design, history: string): Promise<boolean>;
  draft(id: string, draft: Design | null, history?: string): Promise<boolean>;
  /** The history that was kept with a drawing, or null. */
  historyOf(id: string): Promise<string | null>;
  remove(design: StoredDesign): Promise<void>;
  restore(): Promise<void>;
  /** Imports the text of a file, all of it or nothing; null when the database did not take it. */
  take(text: string): Promise<FileOutcome | null>;
}

function createShelfStore() {
  return createStore<ShelfState>(() => ({ designs: null, deleted: null, trouble: null }));
}

/** A name for a template that is new. */
export function newDesignId(): string {
  return crypto.randomUUID();
}

/** Returns the latest form of a stored design, which stands for it in a list. */
export function latestOf({ draft, saved }: StoredDesign): Design | null {
  return draft ?? saved;
}

export function createShelf(bridge: Bridge): Shelf {
  const store = createShelfStore();

  async function load(): Promise<void> {
    const listed = await bridge.call('designs.list', null);
    store.setState(listed.ok ? { designs: listed.value, trouble: null } : { trouble: listed.error.code });
  }

  function note(answer: { ok: true } | { ok: false; error: { code: BridgeErrorCode } }): boolean {
    store.setState({ trouble: answer.ok ? null : answer.error.code });
    return answer.ok;
  }

  return {
    store,
    load,
    save: async (id, design, history) => note(await bridge.call('designs.save', { id, design, history })),
    draft: async (id, draft, history) => note(await bridge.call('designs.draft', { id, draft, history })),
    async historyOf(id) {
      const found = await bridge.call('designs.history', { id });
      return found.ok ? found.value : null;
    },
    async remove(design) {
      const isDone = note(await bridge.call('designs.delete', { id: design.id }));
      await load();
      if (isDone) store.setState({ deleted: design });
    },
    async restore() {
      const { deleted } = store.getState();
      if (deleted === null) return;
      const isDone = note(await bridge.call('designs.restore', { id: deleted.id }));
      if (isDone) store.setState({ deleted: null });
      await load();
    },
    async take(text) {
      const imported = await sendWhole(bridge, text);
      await load();
      return note(imported) && imported.ok ? imported.value : null;
    },
  };
}

/** The text of a file in parts, then the one request that takes it in. */
async function sendWhole(bridge: Bridge, text: string): Promise<BridgeResult<'designs.import'>> {
  const textId = crypto.randomUUID();
  for (const part of partsOf(textId, text)) {
    const taken = await bridge.call('texts.part', part);
    if (!taken.ok) return taken;
  }
  return bridge.call('designs.import', { textId });
}
