import { beforeEach, describe, expect, it } from 'vitest';
import type { Answer, BridgeErrorCode } from '../../../core/contract/contract.ts';
import type { StoredPack } from '../../../core/contract/packs.ts';
import type { TableStatistics } from '../../../core/contract/statistics.ts';
import { createBridge } from '../../bridge/bridge.ts';
import { createPackShelf, type PackShelf } from './pack-shelf.ts';

const PACK = { id: 'pack-one', name: 'First steps', author: '', designIds: ['design-a'] };
const STORED: StoredPack = { ...PACK, updatedAt: 1 };
const NO_DAYS = { played: 0, longest: 0, running: 0 };

/** Makes the statistics of a template's games, as far as they matter here. */
function tableOf(hash: string, finished: number): TableStatistics {
  return {
    ...{ mode: 'classic', template: { hash, name: 'Square', builtIn: false }, started: 3, finished },
    ...{ unaided: 0, links: 0, elapsedMs: 0, bestTotal: null, bestLevel: null, leastElapsedMs: null },
  };
}

/** A host that keeps packs in a map, and can be told to refuse. */
function fakeHost() {
  const packs = new Map<string, StoredPack>();
  const deleted = new Map<string, StoredPack>();
  const refusals = new Map<string, BridgeErrorCode>();
  const tables: TableStatistics[] = [];
  const call = async (channel: string, request: unknown): Promise<Answer> => {
    const code = refusals.get(channel);
    if (code !== undefined) return { ok: false, error: { code, detail: '' } };
    // The bridge has checked the request against the schema of its channel.
    const pack = request as typeof PACK;
    const move = (from: Map<string, StoredPack>, to: Map<string, StoredPack>) => {
      const found = from.get(pack.id);
      if (found !== undefined) to.set(pack.id, found);
      from.delete(pack.id);
    };
    if (channel === 'packs.put') packs.set(pack.id, { ...pack, updatedAt: 1 });
    if (channel === 'packs.delete') move(packs, deleted);
    if (channel === 'packs.restore') move(deleted, packs);
    if (channel === 'statistics.read') return { ok: true, value: { tables, days: NO_DAYS } };
    return { ok: true, value: channel === 'packs.list' ? [...packs.values()] : null };
  };
  return { refusals, tables, bridge: createBridge({ call, on: () => () => {} }) };
}

let host: ReturnType<typeof fakeHost>;
let shelf: PackShelf;
beforeEach(() => {
  host = fakeHost();
  shelf = createPackShelf(host.bridge);
});
const state = () => shelf.store.getState();

describe('the shelf of packs', () => {
  it('shows a pack once it is made, and brings back one that was deleted', async () => {
    expect(await shelf.put(PACK)).toBe(true);
    expect(state()).toMatchObject({ packs: [STORED], deleted: null, trouble: null });
    await shelf.remove(STORED);
    expect(state()).toMatchObject({ packs: [], deleted: STORED, trouble: null });
    await shelf.restore();
    expect(state()).toMatchObject({ packs: [STORED], deleted: null, trouble: null });
  });

  it('offers no way back once another thing was done', async () => {
    await shelf.put(PACK);
    await shelf.remove(STORED);
    await shelf.put({ ...PACK, id: 'pack-two' });
    expect(state().deleted).toBeNull();
  });

  it('says why a pack could not be made, and forgets that with the next one', async () => {
    host.refusals.set('packs.put', 'disk-full');
    expect(await shelf.put(PACK)).toBe(false);
    expect(state()).toMatchObject({ packs: [], deleted: null, trouble: 'disk-full' });
    host.refusals.clear();
    await shelf.put(PACK);
    expect(state().trouble).toBeNull();
  });

  it('is empty rather than unknown when it cannot be read', async () => {
    host.refusals.set('packs.list', 'storage-failed');
    await shelf.load();
    expect(state()).toMatchObject({ packs: [], deleted: null, trouble: 'storage-failed' });
  });

  it('knows which templates were won, and does without where that cannot be read', async () => {
    const [won, begun] = ['a'.repeat(64), 'b'.repeat(64)];
    host.tables.push(tableOf(won, 1), tableOf(begun, 0));
    await shelf.load();
    expect([...state().won]).toEqual([won]);
    host.refusals.set('statistics.read', 'storage-failed');
    await shelf.put(PACK);
    expect(state()).toMatchObject({ packs: [STORED], trouble: null });
    expect([...state().won]).toEqual([won]);
  });
});
