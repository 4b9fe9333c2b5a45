/** Packs: own templates in an order, under a name. */
import type { BridgeError, Request } from '../../../core/contract/contract.ts';
import {
  areSoundLists,
  entriesOf,
  entryKey,
  type KeptLevel,
  listsOf,
} from '../../../core/contract/pack-entries.ts';
import { type StoredPack, storedPackSchema } from '../../../core/contract/packs.ts';
import { ok, type Result, refuse } from '../../../core/result.ts';
import { MAX_LEVELS } from '../../../core/templates/file/file-form.ts';
import { isPackNamed } from '../../../core/templates/file/pack.ts';
import { type PackDeal, packDealSchema } from '../../../core/templates/pack-deal.ts';
import { addRow, checkedRow, findRow, putRow, type Row } from '../base/checked-rows.ts';
import type { Connection } from '../base/connection.ts';
import { DamageError } from '../base/failures.ts';
import { hasTable } from '../base/has-table.ts';
import { statement } from '../base/statements.ts';
import type { Storage } from '../base/storage.ts';
import { momentOf, type OnDamage, readStored, soundOf } from '../base/stored-value.ts';

type Answered<T> = Result<T, BridgeError>;

/** A pack with all its entries, those of deleted templates too, and with its date of deletion. */
export interface PackRow extends StoredPack {
  readonly deletedAt: number | null;
}

/** The row as it was written, with its entries; throws DamageError when a checksum or a count says otherwise. */
export function readPackRow(database: Connection, unchecked: Row): PackRow {
  const row = checkedRow('packs', unchecked);
  const id = String(row.id);
  const entries = statement<[string], Row>(
    database,
    'SELECT * FROM pack_entries WHERE pack_id = ? ORDER BY position',
  ).all(id);
  if (entries.length !== row.entries) throw new DamageError(`packs ${id}`);
  const deals = dealsOf(database, id);
  const stored = {
    id,
    name: String(row.name),
    author: String(row.author),
    ...listsOf(
      entries.map((entry, place) => ({
        designId: String(checkedRow('pack_entries', entry).design_id),
        deal: deals.get(place) ?? null,
      })),
    ),
    updatedAt: momentOf(row.updated_at),
  };
  const deletedAt = row.deleted_at === null ? null : momentOf(row.deleted_at);
  return { ...readStored(storedPackSchema, stored, `packs ${id}`), deletedAt };
}

/** The deals of a pack's entries by their places; of a damaged one `readDeal` says what becomes of it. */
export function dealsOf(
  database: Connection,
  id: string,
  readDeal: (row: Row) => PackDeal | null = storedDeal,
): ReadonlyMap<number, PackDeal> {
  // A file that is read without being brought to the newest version may be from before there were any.
  if (!hasTable(database, 'pack_deals')) return new Map();
  const rows = statement<[string], Row>(database, 'SELECT * FROM pack_deals WHERE pack_id = ?').all(id);
  const found = rows.map((row) => [Number(row.position), readDeal(row)] as const);
  return new Map(found.flatMap(([place, deal]) => (deal === null ? [] : [[place, deal] as const])));
}

/** The deal in a row; throws DamageError where it is damaged. */
export function storedDeal(row: Row): PackDeal {
  const { pack_id, deal } = checkedRow('pack_deals', row);
  return readStored(packDealSchema, JSON.parse(String(deal)), `pack_deals ${String(pack_id)}`);
}

/** The pack with this id, deleted or not, or null. */
export function findPack(database: Connection, id: string): PackRow | null {
  const row = findRow(database, 'packs', id);
  return row === null ? null : readPackRow(database, row);
}

/** Every pack, deleted ones too, last changed first. */
export function allPacks(database: Connection, onDamage: OnDamage = () => undefined): PackRow[] {
  const rows = statement<[], Row>(database, 'SELECT * FROM packs ORDER BY updated_at DESC, id').all();
  return soundOf(rows, (row) => readPackRow(database, row), onDamage);
}

/** Keeps a pack in place of the one with the same id; call it within a transaction. */
export function putPackRow(database: Connection, pack: PackRow): void {
  for (const table of ['pack_deals', 'pack_entries'])
    statement<[string]>(database, `DELETE FROM ${table} WHERE pack_id = ?`).run(pack.id);
  putHead(database, pack);
  for (const [position, { designId, deal }] of entriesOf(pack).entries()) {
    const place = { pack_id: pack.id, position };
    addRow(database, 'pack_entries', { ...place, design_id: designId });
    if (deal !== null) addRow(database, 'pack_deals', { ...place, deal: JSON.stringify(deal) });
  }
}

/** Forgets what was measured of the levels on a template that was drawn anew: their seeds deal other boards now. */
export function forgetMeasures(database: Connection, designId: string): void {
  const isMeasured = (entry: KeptLevel) => entry.designId === designId && entry.deal?.measured !== undefined;
  for (const pack of allPacks(database)) {
    const entries = entriesOf(pack);
    if (!entries.some(isMeasured)) continue;
    putPackRow(database, {
      ...pack,
      ...listsOf(entries.map((each) => (isMeasured(each) ? unmeasured(each) : each))),
    });
  }
}

function unmeasured({ designId, deal }: KeptLevel): KeptLevel {
  if (deal === null) return { designId, deal };
  const { measured: _, ...rest } = deal;
  return { designId, deal: rest };
}

function putHead(
  database: Connection,
  { designIds, deals: _, updatedAt, deletedAt, ...pack }: PackRow,
): void {
  putRow(database, 'packs', {
    ...pack,
    entries: designIds.length,
    updated_at: updatedAt,
    deleted_at: deletedAt,
  });
}

/**
 * Returns whether a template can stand in a pack, and whether it is shown there now. Its drawing is not read.
 */
function placeOf(database: Connection, designId: string): 'none' | 'hidden' | 'shown' {
  const row = findRow(database, 'designs', designId);
  if (row === null || row.saved === null) return 'none';
  return row.deleted_at === null ? 'shown' : 'hidden';
}

/** Every pack that is not deleted, last changed first, with the templates that are not. */
export function listPacks(database: Connection, onDamage: OnDamage = () => undefined): StoredPack[] {
  const shown = allPacks(database, onDamage).filter(({ deletedAt }) => deletedAt === null);
  return shown.map(({ deletedAt: _, designIds, deals, ...pack }) => {
    const isShown = (id: string) => placeOf(database, id) === 'shown';
    const entries = entriesOf({ designIds, ...(deals && { deals }) });
    const found = soundOf(entries, (entry) => (isShown(entry.designId) ? entry : null), onDamage);
    return { ...pack, ...listsOf(found.filter((entry) => entry !== null)) };
  });
}

/**
 * Makes a pack, or replaces one: its name, its templates, their order. Templates of it that are deleted stay in it,
 * at its end, for when they are brought back.
 */
export function putPack({ database, now }: Storage, pack: Request<'packs.put'>): Answered<null> {
  const { id, designIds, deals: _, ...head } = pack;
  if (!isPackNamed(pack)) return refuse('bad-request', 'pack: name');
  if (!areSoundLists(pack)) return refuse('bad-request', 'pack: a board twice');
  if (designIds.some((each) => placeOf(database, each) === 'none'))
    return refuse('bad-request', 'pack: unknown template');
  const before = findPack(database, id);
  const kept = new Set(entriesOf(pack).map(entryKey));
  const hidden = (before === null ? [] : entriesOf(before)).filter(
    (each) => !kept.has(entryKey(each)) && placeOf(database, each.designId) === 'hidden',
  );
  // Never more than a pack may hold, so that it can be read again.
  const all = [...entriesOf(pack), ...hidden].slice(0, Math.max(designIds.length, MAX_LEVELS));
  const row = { id, ...head, ...listsOf(all), updatedAt: momentOf(now()), deletedAt: null };
  database.transaction(() => putPackRow(database, row)).immediate();
  return ok(null);
}

/** Takes a pack out of the list, or brings it back; its templates stay as they are. */
export function setPackDeleted({ database, now }: Storage, id: string, isDeleted: boolean): Answered<null> {
  const before = findPack(database, id);
  if (before !== null) putHead(database, { ...before, deletedAt: isDeleted ? momentOf(now()) : null });
  return ok(null);
}
