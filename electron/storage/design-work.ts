/** Own templates as part of a player's work: exported, imported, and saved out of a damaged file. */
import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { storedDesignSchema } from '../../core/contract/designs.ts';
import { makeRevision } from '../../core/templates/revision.ts';
import type { Connection } from './connection.ts';
import { type DesignRow, findDesign, listDesigns, putDesign, readDesignRow } from './designs.ts';
import type { Row } from './tables.ts';

export const designWorkSchema = v.strictObject({
  ...storedDesignSchema.entries,
  deletedAt: v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
});

type Attempt = <T>(read: () => T, otherwise: T) => T;

/** Every own template, deleted ones too. A file from before there were any holds none. */
export function readDesignWork(database: Connection, attempt: Attempt): DesignRow[] {
  const table = "SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'designs'";
  if (attempt(() => database.prepare(table).get(), undefined) === undefined) return [];
  const rows = attempt(() => database.prepare<[], Row>('SELECT * FROM designs ORDER BY id').all(), []);
  return rows.flatMap((row) => attempt<DesignRow[]>(() => [readDesignRow(row)], []));
}

/** Adds what is not here. One that was changed in two places is kept twice, under a name that its content gives it. */
export function mergeDesigns(database: Connection, designs: readonly DesignRow[]): void {
  for (const design of designs) {
    const here = findDesign(database, design.id);
    if (here === null) putDesign(database, design);
    else if (contentOf(here) !== contentOf(design)) addBranch(database, design);
  }
}

function addBranch(database: Connection, design: DesignRow): void {
  const isHere = listDesigns(database).some(
    ({ saved }) => saved !== null && design.saved !== null && nameOf(saved) === nameOf(design.saved),
  );
  if (isHere && design.draft === null) return;
  const digest = createHash('sha256').update(contentOf(design)).digest('hex').slice(0, 16);
  const id = `${design.id.slice(0, 8)}-${digest}`;
  if (findDesign(database, id) === null) putDesign(database, { ...design, id });
}

function contentOf({ saved, draft }: DesignRow): string {
  return JSON.stringify([saved, draft]);
}

function nameOf(design: NonNullable<DesignRow['saved']>): string {
  return `${makeRevision(design, false).hash} ${design.name}`;
}
