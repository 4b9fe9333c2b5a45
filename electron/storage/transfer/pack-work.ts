/** Packs as part of a player's work: exported, imported, and saved out of a damaged file. */
import { createHash } from 'node:crypto';
import * as v from 'valibot';
import {
  areSoundLists,
  entriesOf,
  entryKey,
  listsOf,
  onceEach,
} from '../../../core/contract/pack-entries.ts';
import { storedPackSchema } from '../../../core/contract/packs.ts';
import { momentSchema } from '../../../core/contract/schemas.ts';
import { isPackNamed } from '../../../core/templates/file/pack.ts';
import type { Attempt } from '../base/attempt.ts';
import { checkedRow, type Row, rowChecksum } from '../base/checked-rows.ts';
import type { Connection } from '../base/connection.ts';
import { momentOf, type OnDamage, readStored, soundOf } from '../base/stored-value.ts';
import { findDesign } from '../tables/designs-table.ts';
import {
  allPacks,
  dealsOf,
  findPack,
  type PackRow,
  putPackRow,
  readPackRow,
  storedDeal,
} from '../tables/packs-table.ts';
import { createHolders } from './pack-holders.ts';

export const packWorkSchema = v.pipe(
  v.strictObject({
    ...storedPackSchema.entries,
    deletedAt: v.nullable(momentSchema),
  }),
  v.check((pack) => isPackNamed(pack), 'bad name'),
  v.check((pack) => areSoundLists(pack), 'a board twice'),
);

/** Every pack, deleted ones too; of a damaged one its sound entries. A file from before there were any holds none. */
export function readPackWork(database: Connection, attempt: Attempt): PackRow[] {
  const table = "SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'packs'";
  if (attempt(() => database.prepare(table).get(), undefined) === undefined) return [];
  const rows = attempt(() => database.prepare<[], Row>('SELECT * FROM packs ORDER BY id').all(), []);
  return rows.flatMap((row) => {
    const whole = attempt<PackRow | null>(() => readPackRow(database, row), null);
    const found = whole ?? attempt<PackRow | null>(() => readSoundPart(database, row), null);
    return found === null ? [] : [found];
  });
}

function readSoundPart(database: Connection, unchecked: Row): PackRow {
  const { id, name, author, updated_at, deleted_at } = checkedRow('packs', unchecked);
  const entries = database
    .prepare<[string], Row>('SELECT * FROM pack_entries WHERE pack_id = ? ORDER BY position')
    .all(String(id));
  const deals = dealsOf(database, String(id), (row) =>
    row.checksum === rowChecksum('pack_deals', row) ? storedDeal(row) : null,
  );
  const sound = entries.flatMap((entry) =>
    entry.checksum === rowChecksum('pack_entries', entry)
      ? [{ designId: String(entry.design_id), deal: deals.get(Number(entry.position)) ?? null }]
      : [],
  );
  const part = {
    id: String(id),
    name: String(name),
    author: String(author),
    // Deals that are lost leave any deal of their templates, once.
    ...listsOf(onceEach(sound)),
    updatedAt: momentOf(updated_at),
  };
  const deletedAt = deleted_at === null ? null : momentOf(deleted_at);
  return { ...readStored(storedPackSchema, part, `packs ${String(id)}`), deletedAt };
}

/**
 * Adds packs that are not here, and answers of each whether it was added; `idsHere` gives for each template of the work its
 * id here. One pack that was changed in two places is kept twice, but one that only grew is that which has more. What is here
 * is read once, at the beginning.
 */
export function createPackMerge(
  database: Connection,
  idsHere: ReadonlyMap<string, string>,
  onDamage: OnDamage = () => undefined,
): (pack: PackRow) => boolean {
  const holders = createHolders(allPacks(database));
  const isSaved = (id: string) => (findDesign(database, id)?.saved ?? null) !== null;

  function put(pack: PackRow): void {
    putPackRow(database, pack);
    holders.put(pack);
  }

  function merge(pack: PackRow): boolean {
    const holder = holders.find(pack);
    // One that was deleted here stays so.
    if (holder !== null && (holder.deletedAt === null || holder.id === pack.id)) return false;
    const here = findPack(database, pack.id);
    if (here !== null && isWithin(here, pack)) {
      put({ ...pack, deletedAt: here.deletedAt });
      return false;
    }
    const id = here === null ? pack.id : nameOfBranch(pack);
    if (here !== null && findPack(database, id) !== null) return false;
    put({ ...pack, id });
    return true;
  }

  return (pack) => {
    const { designIds: _, deals: __, ...head } = pack;
    const entries = entriesOf(pack).map((entry) => ({
      ...entry,
      designId: idsHere.get(entry.designId) ?? entry.designId,
    }));
    const saved = onceEach(entries).filter(
      ({ designId }) => soundOf([designId], isSaved, onDamage)[0] ?? false,
    );
    // One that is damaged here stays as it is, for the next start to mend.
    return soundOf([{ ...head, ...listsOf(saved) }], merge, onDamage)[0] ?? false;
  };
}

function isWithin(one: PackRow, other: PackRow): boolean {
  const held = new Set(entriesOf(other).map(entryKey));
  const isNamedAlike = one.name === other.name && one.author === other.author;
  return isNamedAlike && entriesOf(one).every((entry) => held.has(entryKey(entry)));
}

/** The same for the same pack, so that a second import finds it there. */
function nameOfBranch({ id, name, author, designIds, deals }: PackRow): string {
  const digest = createHash('sha256')
    .update(JSON.stringify([name, author, designIds, ...(deals === undefined ? [] : [deals])]))
    .digest('hex');
  return `${id.slice(0, 8)}-${digest.slice(0, 16)}`;
}
