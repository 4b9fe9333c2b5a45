import { asShipped } from '../../../core/templates/builtin-revisions.ts';
import { type TemplateRevision, templateRevisionSchema } from '../../../core/templates/template.ts';
import { checkedRow, findRow, putRow, type Row } from '../base/checked-rows.ts';
import type { Connection } from '../base/connection.ts';
import { statement } from '../base/statements.ts';
import { type OnDamage, readJson, readStored, soundOf } from '../base/stored-value.ts';

function revisionOf(row: Row): TemplateRevision {
  const where = `template_revisions ${String(row.hash)}`;
  const stored = {
    hash: row.hash,
    builtIn: row.is_built_in === 1,
    name: row.name,
    width: row.width,
    height: row.height,
    marks: readJson(row.marks, where),
    rules: readJson(row.rules, where),
    filling: readJson(row.filling, where),
  };
  return asShipped(readStored(templateRevisionSchema, stored, where));
}

/** Keeps a revision; one that is there already stays as it is. */
export function keepRevision(database: Connection, revision: TemplateRevision, now: number): void {
  if (findRow(database, 'template_revisions', revision.hash) !== null) return;
  putRow(database, 'template_revisions', {
    hash: revision.hash,
    is_built_in: revision.builtIn ? 1 : 0,
    name: revision.name,
    width: revision.width,
    height: revision.height,
    marks: JSON.stringify(revision.marks),
    rules: JSON.stringify(revision.rules),
    filling: JSON.stringify(revision.filling),
    created_at: now,
  });
}

/** The revision with this hash, or null. */
export function findRevision(database: Connection, hash: string): TemplateRevision | null {
  const row = findRow(database, 'template_revisions', hash);
  return row === null ? null : revisionOf(row);
}

/** The current revision of every template that is not deleted: built-in ones first, in their order. */
export function listTemplates(
  database: Connection,
  onDamage: OnDamage = () => undefined,
): TemplateRevision[] {
  const rows = statement<[], Row>(
    database,
    'SELECT * FROM templates WHERE deleted_at IS NULL ORDER BY is_built_in DESC, position, id',
  ).all();
  const read = (row: Row) => findRevision(database, String(checkedRow('templates', row).revision_hash));
  return soundOf(rows, read, onDamage).filter((revision) => revision !== null);
}

/**
 * Makes the built-in templates those of this version of the app. What is right already is not written; a template that
 * the app no longer brings is marked as deleted, and its revisions stay for the games that refer to them.
 */
export function seedBuiltIns(database: Connection, builtIns: readonly TemplateRevision[], now: number): void {
  database
    .transaction(() => {
      for (const [position, revision] of builtIns.entries()) seedOne(database, revision, position, now);
      retireOthers(database, new Set(builtIns.map(idOf)), now);
    })
    .deferred();
}

function idOf(revision: TemplateRevision): string {
  return `built-in:${revision.name}`;
}

function seedOne(database: Connection, revision: TemplateRevision, position: number, now: number): void {
  keepRevision(database, revision, now);
  const row = findRow(database, 'templates', idOf(revision));
  const isRight =
    row?.revision_hash === revision.hash && row.position === position && row.deleted_at === null;
  if (isRight) return;
  putRow(database, 'templates', {
    id: idOf(revision),
    revision_hash: revision.hash,
    position,
    is_built_in: 1,
    deleted_at: null,
    updated_at: now,
  });
}

function retireOthers(database: Connection, kept: ReadonlySet<string>, now: number): void {
  const rows = statement<[], Row>(
    database,
    'SELECT * FROM templates WHERE is_built_in = 1 AND deleted_at IS NULL',
  ).all();
  for (const row of rows) {
    if (kept.has(String(row.id))) continue;
    putRow(database, 'templates', { ...checkedRow('templates', row), deleted_at: now, updated_at: now });
  }
}
