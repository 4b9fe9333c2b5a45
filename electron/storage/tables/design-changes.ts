/**
 * The changes of the editor to the player's own templates: they are saved, drafted, deleted and brought back.
 */
import { isSameShape } from '../../../core/board/board.ts';
import type { BridgeError, Request } from '../../../core/contract/contract.ts';
import { err, ok, type Result } from '../../../core/result.ts';
import { isSameRules } from '../../../core/rules/rules.ts';
import type { Design } from '../../../core/templates/design.ts';
import { checkDesign } from '../../../core/templates/design-check.ts';
import { findRow, putRow } from '../base/checked-rows.ts';
import type { Connection } from '../base/connection.ts';
import type { Storage } from '../base/storage.ts';
import { momentOf, soundOf } from '../base/stored-value.ts';
import { canBeDealt, type DesignRow, findWritten, putDesign } from './designs-table.ts';
import { forgetMeasures } from './packs-table.ts';

type Answered<T> = Result<T, BridgeError>;

/** Saves a template that can be dealt, and the history that ends at it; its draft has done its work. */
export function saveDesign({ database, now }: Storage, request: Request<'designs.save'>): Answered<null> {
  const { id, design, history } = request;
  const [issue] = checkDesign(design);
  if (issue !== undefined) return err({ code: 'bad-request', detail: `design: ${issue.code}` });
  const row = { id, saved: design, draft: null, updatedAt: momentOf(now()), deletedAt: null };
  // A damaged one is replaced: its content is not known.
  const [before = null] = soundOf(
    [id],
    (each) => findWritten(database, each)?.saved ?? null,
    () => undefined,
  );
  database
    .transaction(() => {
      putWithHistory(database, row, history);
      if (before === null || !dealsAlike(before, design)) forgetMeasures(database, id);
    })
    .immediate();
  return ok(null);
}

/** Returns whether a seed deals the same board on both. */
function dealsAlike(one: Design, other: Design): boolean {
  return isSameShape(one, other) && isSameRules(one.rules, other.rules);
}

/** Keeps a drawing as it is now, or forgets it; what was never saved goes with its draft. */
export function draftDesign({ database, now }: Storage, request: Request<'designs.draft'>): Answered<null> {
  const { id, draft, history } = request;
  const before = findWritten(database, id);
  const saved = before?.saved ?? null;
  // One that was saved and cannot be dealt is its own draft, where it has no other.
  const isDraftOnly = saved === null || (before?.draft === null && !canBeDealt(saved));
  if (draft === null && isDraftOnly) {
    database.prepare('DELETE FROM designs WHERE id = ?').run(id);
    return ok(null);
  }
  const row = { id, saved, draft, updatedAt: momentOf(now()), deletedAt: null };
  putWithHistory(database, row, history);
  return ok(null);
}

/** In one transaction, so that a history always ends at the drawing beside it. */
function putWithHistory(database: Connection, row: DesignRow, history: string | undefined): void {
  database
    .transaction(() => {
      putDesign(database, row);
      if (history !== undefined) putRow(database, 'design_histories', { design_id: row.id, history });
      else database.prepare('DELETE FROM design_histories WHERE design_id = ?').run(row.id);
    })
    .immediate();
}

/** Returns the stored undo history of a template, or null. */
export function findHistory(database: Connection, id: string): string | null {
  const row = findRow(database, 'design_histories', id);
  return row === null ? null : String(row.history);
}

/** Takes a template out of the list, or brings it back; one that is not there stays so. */
export function setDeleted({ database, now }: Storage, id: string, isDeleted: boolean): Answered<null> {
  const before = findWritten(database, id);
  if (before !== null) putDesign(database, { ...before, deletedAt: isDeleted ? momentOf(now()) : null });
  return ok(null);
}
