/** Which games wait for their kept rows and sums to be made anew: by their own rows, by their date, or since another version or time zone made what is kept. */
import { FIGURES_VERSION } from '../../../core/game/figures-form.ts';
import { findRow, putRow } from '../base/checked-rows.ts';
import type { Connection } from '../base/connection.ts';
import { statement } from '../base/statements.ts';
import { zoneSignature } from './local-days.ts';
import { type Counting, countingAt, OWN } from './owners/counted-rows.ts';

/** Rises when the same rows of a game give another kept row or other sums: then all are made anew, as with other figures. */
const KEPT_VERSION = 1;
/** The row of `meta` that says by what version, and for which time zone, the rows were made. */
const KEPT_BY = 'kept_by';

function keptBy(): string {
  return `${KEPT_VERSION}.${FIGURES_VERSION} ${zoneSignature()}`;
}

/** Returns whether what is kept was made by this version and for this time zone. */
export function areOfThisVersion(database: Connection): boolean {
  return findRow(database, 'meta', KEPT_BY)?.value === keptBy();
}

/** Notes that what is kept is made by this version from now on. */
export function putKeptBy(database: Connection): void {
  putRow(database, 'meta', { name: KEPT_BY, value: keptBy() });
}

/** The keys of rows that begin to count, or under a clock that was set back do not count any more. */
export const BY_DATE = `
  SELECT key FROM kept_games WHERE ${OWN} AND is_counted = 0 AND counts_from <= @latest
  UNION ALL
  SELECT key FROM kept_games WHERE ${OWN} AND is_counted = 1 AND counts_from > @latest`;

/** Returns whether kept rows or sums are older than the rows that they follow from. */
export function isUnsettled(database: Connection, now: number): boolean {
  const found = statement<[Counting], number>(
    database,
    `SELECT EXISTS (SELECT 1 FROM unsettled_games) OR EXISTS (${BY_DATE})`,
  ).pluck();
  return found.get(countingAt(now)) === 1 || !areOfThisVersion(database);
}

/** Counts the games that wait to be settled: all of them when another version made what is kept. Some may be counted twice. */
export function countUnsettled(database: Connection, now: number): number {
  if (!areOfThisVersion(database))
    return Number(statement<[], number>(database, 'SELECT count(*) FROM games').pluck().get());
  const found = statement<[Counting], number>(
    database,
    `SELECT (SELECT count(*) FROM unsettled_games) + (SELECT count(*) FROM (${BY_DATE}))`,
  ).pluck();
  return Number(found.get(countingAt(now)));
}
