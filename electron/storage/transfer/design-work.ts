/** Own templates as part of a player's work: exported, imported, and saved out of a damaged file. */
import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { storedDesignSchema } from '../../../core/contract/designs.ts';
import { momentSchema } from '../../../core/contract/schemas.ts';
import { checkDesign, cleanDraft, hasFittingMarks } from '../../../core/templates/design-check.ts';
import type { Row } from '../tables/checked-rows.ts';
import type { Connection } from '../tables/connection.ts';
import {
  type DesignRow,
  findDesign,
  likenessOf,
  listDesigns,
  putDesign,
  readDesignRow,
} from '../tables/designs-table.ts';
import { type OnDamage, soundOf } from '../tables/stored-value.ts';
import type { Attempt } from './attempt.ts';

export const designWorkSchema = v.pipe(
  v.strictObject({
    ...storedDesignSchema.entries,
    deletedAt: v.nullable(momentSchema),
  }),
  // What is saved is listed and dealt; a draft may be unfinished.
  v.check(({ saved }) => saved === null || checkDesign(saved).length === 0, 'not a sound template'),
  v.check(({ draft }) => draft === null || hasFittingMarks(draft), 'not a sound draft'),
  // The window may have kept any characters while a name was written: no export of it is refused for that.
  v.transform((design) => ({ ...design, draft: design.draft === null ? null : cleanDraft(design.draft) })),
);

/** Every own template, deleted ones too. A file from before there were any holds none. */
export function readDesignWork(database: Connection, attempt: Attempt): DesignRow[] {
  const table = "SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'designs'";
  if (attempt(() => database.prepare(table).get(), undefined) === undefined) return [];
  const rows = attempt(() => database.prepare<[], Row>('SELECT * FROM designs ORDER BY id').all(), []);
  return rows.flatMap((row) => attempt<DesignRow[]>(() => [readDesignRow(row)], []));
}

/**
 * Adds what is not here and answers with the id that each has here. One that was changed in two places is kept twice,
 * under a name that its content gives it; one that is here under another id, alike in everything, stays as it is.
 */
export function mergeDesigns(
  database: Connection,
  designs: readonly DesignRow[],
  onDamage: OnDamage = () => undefined,
): ReadonlyMap<string, string> {
  const before = new Map(listDesigns(database).map((design) => [contentOf(design), design.id]));
  const merge = (design: DesignRow): string => {
    // One that is damaged here stays as it is, for the next start to mend.
    const [id] = soundOf([design], (each) => mergeDesign(database, each, before), onDamage);
    return id ?? design.id;
  };
  return new Map(designs.map((design) => [design.id, merge(design)]));
}

function mergeDesign(database: Connection, design: DesignRow, before: ReadonlyMap<string, string>): string {
  const content = contentOf(design);
  const here = findDesign(database, design.id);
  if (here !== null) return contentOf(here) === content ? here.id : addBranch(database, design);
  const alike = design.deletedAt === null ? before.get(content) : undefined;
  if (alike !== undefined) return alike;
  putDesign(database, design);
  return design.id;
}

function addBranch(database: Connection, design: DesignRow): string {
  const alike = listDesigns(database).find(
    ({ saved }) => saved !== null && design.saved !== null && likenessOf(saved) === likenessOf(design.saved),
  );
  if (alike !== undefined && design.draft === null) return alike.id;
  const digest = createHash('sha256').update(contentOf(design)).digest('hex').slice(0, 16);
  const id = `${design.id.slice(0, 8)}-${digest}`;
  if (findDesign(database, id) === null) putDesign(database, { ...design, id });
  return id;
}

function contentOf({ saved, draft }: Pick<DesignRow, 'saved' | 'draft'>): string {
  return JSON.stringify([saved, draft]);
}
