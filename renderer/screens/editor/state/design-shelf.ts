/** The player's own templates: the list, and what can be done with whole ones. */
import { createStore } from 'zustand/vanilla';
import { type BridgeErrorCode, MAX_REQUEST_BYTES } from '../../../../core/contract/contract.ts';
import type { StoredDesign } from '../../../../core/contract/designs.ts';
import type { Design } from '../../../../core/templates/design.ts';
import { makeRevision } from '../../../../core/templates/revision.ts';
import type { Bridge } from '../../../bridge/bridge.ts';

export interface ShelfState {
  /** Last changed first; null before they were read. */
  readonly designs: readonly StoredDesign[] | null;
  /** The last one that was deleted, until it is brought back or another thing is done. */
  readonly deleted: StoredDesign | null;
  readonly trouble: BridgeErrorCode | null;
}

export interface Added {
  /** Names of what is new, in order. */
  readonly names: readonly string[];
  /** Names of templates that were here already, alike in everything. */
  readonly known: readonly string[];
  /** False when one could not be saved; those after it were not tried. */
  readonly isWhole: boolean;
}

export interface Shelf {
  readonly store: ReturnType<typeof createShelfStore>;
  load(): Promise<void>;
  save(id: string, design: Design): Promise<boolean>;
  draft(id: string, draft: Design | null): Promise<boolean>;
  remove(design: StoredDesign): Promise<void>;
  restore(): Promise<void>;
  /** Saves each under an id of its own; those that are here already are passed over. */
  add(designs: readonly Design[]): Promise<Added>;
}

function createShelfStore() {
  return createStore<ShelfState>(() => ({ designs: null, deleted: null, trouble: null }));
}

/** A name for a template that is new. */
export function newDesignId(): string {
  return crypto.randomUUID();
}

/** What stands for a stored design in a list: the drawing as it was left. */
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

  const save = async (id: string, design: Design) => note(await bridge.call('designs.save', { id, design }));

  return {
    store,
    load,
    save,
    draft: async (id, draft) => note(await bridge.call('designs.draft', { id, draft })),
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
    async add(designs) {
      await load();
      const here = new Set(
        (store.getState().designs ?? []).flatMap(({ saved }) => (saved ? [nameOf(saved)] : [])),
      );
      const known: string[] = [];
      const fresh = designs.filter((design) => {
        const isHere = here.has(nameOf(design));
        if (isHere) known.push(design.name);
        here.add(nameOf(design));
        return !isHere;
      });
      const names: string[] = [];
      for (const batch of batchesOf(fresh)) {
        const added = await bridge.call('designs.add', { designs: batch });
        if (!note(added)) break;
        names.push(...batch.map(({ design }) => design.name));
      }
      await load();
      return { names, known, isWhole: names.length === fresh.length };
    },
  };
}

function nameOf(design: Design): string {
  return `${makeRevision(design, false).hash} ${design.name}`;
}

interface NewDesign {
  readonly id: string;
  readonly design: Design;
}

/** Requests as large as the host takes, with room for what is around them: most packs are one, and so all or nothing. */
function batchesOf(designs: readonly Design[]): NewDesign[][] {
  const batches: NewDesign[][] = [];
  let room = 0;
  for (const design of designs) {
    const size = JSON.stringify(design).length * BYTES_A_UNIT;
    if (room < size) {
      batches.push([]);
      room = BATCH_BYTES;
    }
    batches.at(-1)?.push({ id: newDesignId(), design });
    room -= size;
  }
  return batches;
}

/** JSON of a design is nearly all numbers; a name may take more than a byte a unit. */
const BYTES_A_UNIT = 1.1;
const BATCH_BYTES = 0.8 * MAX_REQUEST_BYTES;
