/** Packs as part of a player's work: exported, imported, and saved out of a damaged file. */
import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { storedPackSchema } from '../../../core/contract/packs.ts';
import { momentSchema } from '../../../core/contract/schemas.ts';
import { isPackNamed } from '../../../core/templates/pack.ts';
import { checkedRow, type Row, rowChecksum } from '../tables/checked-rows.ts';
import type { Connection } from '../tables/connection.ts';
import { findDesign } from '../tables/designs-table.ts';
import { findHolder, findPack, type PackRow, putPackRow, readPackRow } from '../tables/packs-table.ts';
import { momentOf, type OnDamage, readStored, soundOf } from '../tables/stored-value.ts';
import type { Attempt } from './attempt.ts';

export const packWorkSchema = v.pipe(
  v.strictObject({
    ...storedPackSchema.entries,
    deletedAt: v.nullable(momentSchema),
  }),
  v.check((pack) => isPackNamed(pack), 'bad name'),
  v.check(({ designIds }) => new Set(designIds).size === designIds.length, 'a template twice'),
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
  const sound = entries.filter((entry) => entry.checksum === rowChecksum('pack_entries', entry));
  const part = {
    ...{ id: String(id), name: String(name), author: String(author) },
    designIds: sound.map((entry) => String(entry.design_id)),
    updatedAt: momentOf(updated_at),
  };
  const deletedAt = deleted_at === null ? null : momentOf(deleted_at);
  return { ...readStored(storedPackSchema, part, `packs ${String(id)}`), deletedAt };
}

/**
 * Adds what is not here; `idsHere` gives for each template of the work its id here. One pack that was changed in two
 * places is kept twice, but one that only grew is that which has more.
 */
export function mergePacks(
  database: Connection,
  packs: readonly PackRow[],
  idsHere: ReadonlyMap<string, string>,
  onDamage: OnDamage = () => undefined,
): void {
  const isSaved = (id: string) => (findDesign(database, id)?.saved ?? null) !== null;
  for (const pack of packs) {
    const ids = pack.designIds.map((id) => idsHere.get(id) ?? id);
    const designIds = [...new Set(ids)].filter((id) => soundOf([id], isSaved, onDamage)[0] ?? false);
    // One that is damaged here stays as it is, for the next start to mend.
    soundOf([{ ...pack, designIds }], (each) => mergePack(database, each), onDamage);
  }
}

function mergePack(database: Connection, pack: PackRow): void {
  const holder = findHolder(database, pack);
  // One that was deleted here stays so.
  if (holder !== null && (holder.deletedAt === null || holder.id === pack.id)) return;
  const here = findPack(database, pack.id);
  const branch = nameOfBranch(pack);
  if (here === null) putPackRow(database, pack);
  else if (isWithin(here, pack)) putPackRow(database, { ...pack, deletedAt: here.deletedAt });
  else if (findPack(database, branch) === null) putPackRow(database, { ...pack, id: branch });
}

function isWithin(one: PackRow, other: PackRow): boolean {
  const isNamedAlike = one.name === other.name && one.author === other.author;
  return isNamedAlike && one.designIds.every((id) => other.designIds.includes(id));
}

/** The same for the same pack, so that a second import finds it there. */
function nameOfBranch({ id, name, author, designIds }: PackRow): string {
  const digest = createHash('sha256')
    .update(JSON.stringify([name, author, designIds]))
    .digest('hex');
  return `${id.slice(0, 8)}-${digest.slice(0, 16)}`;
}
