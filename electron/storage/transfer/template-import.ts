/** A template file comes in: all of it in one transaction, nothing twice. */
import { randomUUID } from 'node:crypto';
import { entryKey, type KeptLevel, listsOf } from '../../../core/contract/pack-entries.ts';
import type { FileOutcome } from '../../../core/contract/packs.ts';
import type { Design } from '../../../core/templates/design.ts';
import { parseTemplateFile } from '../../../core/templates/file/file.ts';
import { levelsOfFile, type Pack } from '../../../core/templates/file/file-form.ts';
import type { Connection } from '../base/connection.ts';
import type { Storage } from '../base/storage.ts';
import { allDesigns, type DesignRow, likenessOf, putDesign } from '../tables/designs-table.ts';
import { allPacks, putPackRow } from '../tables/packs-table.ts';
import { createHolders } from './pack-holders.ts';

/**
 * Imports the text of a template file. A template that is here already, alike in drawing, rules, filling and name, stays
 * as it is; one that was deleted is back. A pack is known by its name, its author and its templates.
 */
export function importTemplates(storage: Storage, text: string): FileOutcome {
  const file = parseTemplateFile(text);
  if (!file.ok) return { state: 'refused', error: file.error };
  const { designs, pack } = file.value;
  const levels = levelsOfFile(file.value);
  const imported = storage.database
    .transaction(() => {
      const { names, known, ids } = takeDesigns(storage, designs);
      if (pack === null) return { names, known, pack: null };
      const entries = levels.map(({ template, deal }) => ({ designId: ids[template] ?? '', deal }));
      const once = new Map(entries.map((entry) => [entryKey(entry), entry]));
      return { names, known, pack: takePack(storage, pack, [...once.values()]) };
    })
    .immediate();
  return { state: 'imported', imported };
}

interface Taken {
  readonly names: readonly string[];
  readonly known: readonly string[];
  /** Of each template of the file, in its order; alike ones have one. */
  readonly ids: readonly string[];
}

function takeDesigns({ database, now }: Storage, designs: readonly Design[]): Taken {
  const here = idsByLikeness(database);
  const names: string[] = [];
  const known: string[] = [];
  const ids = designs.map((design) => {
    const likeness = likenessOf(design);
    const found = here.get(likeness);
    if (found?.deletedAt === null) {
      known.push(design.name);
      return found.id;
    }
    const kept = found ?? { id: randomUUID(), saved: design, draft: null };
    const row = { ...kept, updatedAt: now(), deletedAt: null };
    putDesign(database, row);
    here.set(likeness, row);
    names.push(design.name);
    return row.id;
  });
  return { names, known, ids };
}

/** One row for each saved template there is, rather one that is shown. What was deleted with a draft stays deleted. */
function idsByLikeness(database: Connection): Map<string, DesignRow> {
  const found = new Map<string, DesignRow>();
  for (const row of allDesigns(database)) {
    if (row.saved === null || (row.deletedAt !== null && row.draft !== null)) continue;
    const likeness = likenessOf(row.saved);
    if (row.deletedAt === null || !found.has(likeness)) found.set(likeness, row);
  }
  return found;
}

function takePack({ database, now }: Storage, { name, author }: Pack, entries: readonly KeptLevel[]) {
  const lists = listsOf(entries);
  const holder = createHolders(allPacks(database)).find({ name, author, ...lists });
  if (holder?.deletedAt === null) return { name, isNew: false };
  const pack = holder ?? { id: randomUUID(), name, author, ...lists };
  putPackRow(database, { ...pack, updatedAt: now(), deletedAt: null });
  return { name, isNew: true };
}
