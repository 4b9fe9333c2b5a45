/**
 * Values as they come out of rows. A row may carry the right checksum and still hold what this version cannot read:
 * another version wrote it, or an import that checked less. All of that is damage of this one row.
 */
import * as v from 'valibot';
import { LATEST_MOMENT } from '../../../core/contract/schemas.ts';
import { DamageError, isDamage } from './failures.ts';
import type { Column } from './row-checksum.ts';

/** Hears what was found damaged: the table and the key, for the log. */
export type OnDamage = (problem: string) => void;

/** The value in the shape of a schema; throws DamageError, with `where`, when it has another. */
export function readStored<S extends v.GenericSchema>(
  schema: S,
  value: unknown,
  where: string,
): v.InferOutput<S> {
  const parsed = v.safeParse(schema, value, { abortEarly: true });
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new DamageError(`${where} ${v.getDotPath(issue) ?? ''}: ${issue.message}`.slice(0, 300));
}

/** Parses a column of JSON; throws DamageError, with `where`, when it is no JSON. */
export function readJson(column: Column | undefined, where: string): unknown {
  try {
    return JSON.parse(String(column));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new DamageError(`${where}: ${error.message}`.slice(0, 300));
  }
}

/** UTC milliseconds within what can be shown: a clock that is set wrong must not hide what was played under it. */
export function momentOf(stored: unknown): number {
  const moment = Math.trunc(Number(stored));
  return Number.isNaN(moment) ? 0 : Math.min(LATEST_MOMENT, Math.max(0, moment));
}

/** Reads each row; a damaged one is reported and left out, and the others stay. */
export function soundOf<R, T>(rows: readonly R[], read: (row: R) => T, onDamage: OnDamage): T[] {
  return rows.flatMap((row) => {
    try {
      return [read(row)];
    } catch (error) {
      if (!isDamage(error)) throw error;
      onDamage(error instanceof Error ? error.message : '');
      return [];
    }
  });
}
