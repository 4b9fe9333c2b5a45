/** The player's own templates. */
import type { StoredDesign } from '../../../core/contract/designs.ts';
import { type Design, designSchema } from '../../../core/templates/design.ts';
import { checkDesign } from '../../../core/templates/design-check.ts';
import { makeRevision } from '../../../core/templates/revision.ts';
import type { TemplateRevision } from '../../../core/templates/template.ts';
import { checkedRow, findRow, putRow, type Row } from '../base/checked-rows.ts';
import type { Connection } from '../base/connection.ts';
import type { Column } from '../base/row-checksum.ts';
import { statement } from '../base/statements.ts';
import { momentOf, type OnDamage, readJson, readStored, soundOf } from '../base/stored-value.ts';
import { listTemplates } from './templates-table.ts';

/** A row with its date of deletion, which no window sees. */
export interface DesignRow extends StoredDesign {
  readonly deletedAt: number | null;
}

function designAt(column: Column | undefined, where: string): Design | null {
  if (column === null || column === undefined) return null;
  return readStored(designSchema, readJson(column, where), where);
}

/** Returns whether a template can be played as it is. */
export const canBeDealt = (design: Design) => checkDesign(design).length === 0;

/**
 * The row as windows and exports see it; throws DamageError when its checksum says that it is not what was written. An
 * early import took templates that cannot be dealt, with an odd number of copies say. Such a one is a draft of itself:
 * the player finds it, reads in the editor what is wrong, and can mend it. Its row stays as it is until then.
 */
export function readDesignRow(unchecked: Row): DesignRow {
  const row = writtenRow(checkedRow('designs', unchecked));
  if (row.saved === null || canBeDealt(row.saved)) return row;
  return { ...row, saved: null, draft: row.draft ?? row.saved };
}

function writtenRow(row: Row): DesignRow {
  const where = `designs ${String(row.id)}`;
  return {
    id: String(row.id),
    saved: designAt(row.saved, where),
    draft: designAt(row.draft, where),
    updatedAt: momentOf(row.updated_at),
    deletedAt: row.deleted_at === null ? null : momentOf(row.deleted_at),
  };
}

/** The own template with this id, deleted or not, or null. */
export function findDesign(database: Connection, id: string): DesignRow | null {
  const row = findRow(database, 'designs', id);
  return row === null ? null : readDesignRow(row);
}

/** The same as it was written: one that cannot be dealt is not its own draft. */
export function findWritten(database: Connection, id: string): DesignRow | null {
  const row = findRow(database, 'designs', id);
  return row === null ? null : writtenRow(row);
}

/** Keeps an own template in place of the one with the same id. */
export function putDesign(database: Connection, { id, saved, draft, updatedAt, deletedAt }: DesignRow): void {
  putRow(database, 'designs', {
    id,
    saved: saved === null ? null : JSON.stringify(saved),
    draft: draft === null ? null : JSON.stringify(draft),
    updated_at: updatedAt,
    deleted_at: deletedAt,
  });
}

/** The same text for templates alike in drawing, rules, filling and name. */
export function likenessOf(design: Design): string {
  return `${makeRevision(design, false).hash} ${design.name}`;
}

/** Every own template, deleted ones too, last changed first. */
export function allDesigns(database: Connection, onDamage: OnDamage = () => undefined): DesignRow[] {
  const rows = statement<[], Row>(database, 'SELECT * FROM designs ORDER BY updated_at DESC, id').all();
  return soundOf(rows, readDesignRow, onDamage);
}

/** Every own template that is not deleted, last changed first. */
export function listDesigns(database: Connection, onDamage?: OnDamage): StoredDesign[] {
  const shown = allDesigns(database, onDamage).filter(({ deletedAt }) => deletedAt === null);
  return shown.map(({ deletedAt: _, ...design }) => design);
}

/**
 * Lists the templates that can be played: built-in ones, then own ones that were saved. Those alike in
 * drawing, rules and filling are one revision, whatever they are called, and listed once under the first
 * name.
 */
export function listPlayable(database: Connection, onDamage?: OnDamage): TemplateRevision[] {
  const own = listDesigns(database, onDamage).flatMap(({ saved }) =>
    saved === null ? [] : [makeRevision(saved, false)],
  );
  const all = [...listTemplates(database, onDamage), ...own];
  return all.filter(({ hash }, index) => all.findIndex((one) => one.hash === hash) === index);
}
