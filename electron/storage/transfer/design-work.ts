/** Own templates as part of a player's work: exported, imported, and saved out of a damaged file. */
import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { storedDesignSchema } from '../../../core/contract/designs.ts';
import { momentSchema } from '../../../core/contract/schemas.ts';
import { checkDesign, cleanDraft, hasFittingMarks } from '../../../core/templates/design-check.ts';
import type { Attempt } from '../base/attempt.ts';
import type { Row } from '../base/checked-rows.ts';
import type { Connection } from '../base/connection.ts';
import { type OnDamage, soundOf } from '../base/stored-value.ts';
import {
  type DesignRow,
  findDesign,
  likenessOf,
  listDesigns,
  putDesign,
  readDesignRow,
} from '../tables/designs-table.ts';

export const designWorkSchema = v.pipe(
  v.strictObject({
    ...storedDesignSchema.entries,
    deletedAt: v.nullable(momentSchema),
  }),
  // A saved template is listed and dealt; a draft may be unfinished.
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

/** The outcome for an own template: the id that it has here, and whether it was added. */
export interface MergedDesign {
  readonly id: string;
  readonly isAdded: boolean;
}

/**
 * Adds own templates that are not here. One that was changed in two places is kept twice, under a name that its content gives
 * it; one that is here under another id, alike in everything, stays as it is. What is here is read once, at the beginning.
 */
export function createDesignMerge(
  database: Connection,
  onDamage: OnDamage = () => undefined,
): (design: DesignRow) => MergedDesign {
  const here = listDesigns(database);
  /** The ids of those that were here before, by their whole content. */
  const before = new Map(here.map((design) => [contentOf(design), design.id]));
  /** The first one of those that are alike in what is played. */
  const alike = new Map<string, string>();
  const note = ({ id, saved }: Pick<DesignRow, 'id' | 'saved'>) => {
    if (saved !== null && !alike.has(likenessOf(saved))) alike.set(likenessOf(saved), id);
  };
  here.forEach(note);

  function put(design: DesignRow): MergedDesign {
    putDesign(database, design);
    if (design.deletedAt === null) note(design);
    return { id: design.id, isAdded: true };
  }

  function addBranch(design: DesignRow): MergedDesign {
    const same = design.saved === null ? undefined : alike.get(likenessOf(design.saved));
    if (same !== undefined && design.draft === null) return { id: same, isAdded: false };
    const digest = createHash('sha256').update(contentOf(design)).digest('hex').slice(0, 16);
    const id = `${design.id.slice(0, 8)}-${digest}`;
    return findDesign(database, id) === null ? put({ ...design, id }) : { id, isAdded: false };
  }

  function merge(design: DesignRow): MergedDesign {
    const content = contentOf(design);
    const own = findDesign(database, design.id);
    if (own !== null) return contentOf(own) === content ? { id: own.id, isAdded: false } : addBranch(design);
    const same = design.deletedAt === null ? before.get(content) : undefined;
    return same === undefined ? put(design) : { id: same, isAdded: false };
  }

  return (design) => {
    // One that is damaged here stays as it is, for the next start to mend.
    const [merged] = soundOf([design], merge, onDamage);
    return merged ?? { id: design.id, isAdded: false };
  };
}

function contentOf({ saved, draft }: Pick<DesignRow, 'saved' | 'draft'>): string {
  return JSON.stringify([saved, draft]);
}
