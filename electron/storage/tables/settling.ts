/** Brings the kept rows and sums to what has changed since they were made. */
import type { Connection } from '../base/connection.ts';
import { isDamage, isEnvironmental } from '../base/failures.ts';
import { statement } from '../base/statements.ts';
import type { OnDamage } from '../base/stored-value.ts';
import { createSumChanges } from './figure-sums.ts';
import { dropKept, findKept, keyOfGame, makeKept, putKept } from './kept-games.ts';
import { type Counting, countingAt } from './owners/counted-rows.ts';
import { areOfThisVersion, BY_DATE, isUnsettled, putKeptBy } from './unsettled.ts';

/** Games that are settled in one go: some milliseconds. */
export const SETTLED_AT_ONCE = 64;

/** Every game that is here is unsettled from now on, and nothing is kept. */
function forgetAll(database: Connection): void {
  for (const table of ['kept_games', 'figure_sums', 'unsettled_games']) database.exec(`DELETE FROM ${table}`);
  database.exec('INSERT INTO unsettled_games (game_id) SELECT id FROM games');
  putKeptBy(database);
}

/**
 * Settles games, `most` at most; call it within a transaction. Answers whether there may be more. A game that is damaged is
 * reported, left out, and stays unsettled.
 */
export function settleSome(
  database: Connection,
  now: number,
  onDamage: OnDamage = () => undefined,
  most = SETTLED_AT_ONCE,
): boolean {
  if (!areOfThisVersion(database)) forgetAll(database);
  const counting = countingAt(now);
  const damaged = damagedOf(database);
  const ids = nextUnsettled(database, counting, most, damaged);
  const changes = createSumChanges(database);
  for (const id of ids) if (!settleGame(database, id, { counting, changes, onDamage })) damaged.add(id);
  changes.write();
  return ids.length === most;
}

function nextUnsettled(
  database: Connection,
  counting: Counting,
  most: number,
  damaged: ReadonlySet<string>,
): string[] {
  const query = statement<[number], string>(database, 'SELECT game_id FROM unsettled_games LIMIT ?').pluck();
  const next = () => query.all(most + damaged.size).filter((id) => !damaged.has(id));
  let ids = next();
  // Most of the time there are none, so they are looked for when nothing else waits.
  if (ids.length < most) {
    statement<[Counting]>(
      database,
      `INSERT INTO unsettled_games (game_id)
       SELECT game_id FROM game_keys WHERE key IN (${BY_DATE}) AND game_id NOT IN (SELECT game_id FROM unsettled_games)`,
    ).run(counting);
    ids = next();
  }
  return ids.slice(0, most);
}

/** The games that were found damaged in this session, by the connection to their database. */
const damagedGames = new WeakMap<Connection, Set<string>>();

function damagedOf(database: Connection): Set<string> {
  const known = damagedGames.get(database) ?? new Set();
  damagedGames.set(database, known);
  return known;
}

interface Settling {
  readonly counting: Counting;
  readonly changes: ReturnType<typeof createSumChanges>;
  readonly onDamage: OnDamage;
}

/** Answers whether it is settled. */
function settleGame(
  database: Connection,
  gameId: string,
  { counting, changes, onDamage }: Settling,
): boolean {
  const key = keyOfGame(database, gameId);
  const before = key === null ? null : findKept(database, key);
  let isSound = true;
  let after: typeof before = null;
  try {
    after = makeKept(database, gameId, counting.latest, before);
  } catch (error) {
    if (!isDamage(error)) throw error;
    onDamage(error instanceof Error ? error.message : '');
    isSound = false;
  }
  if (after !== null) putKept(database, after);
  else if (key !== null) dropKept(database, key);
  changes.change(before, after);
  if (isSound) statement<[string]>(database, 'DELETE FROM unsettled_games WHERE game_id = ?').run(gameId);
  return isSound;
}

/**
 * Answers from rows that are settled. On a disk that takes nothing the answer is the same, and the next one settles them
 * again.
 */
export function readSettled<T>(database: Connection, now: number, onDamage: OnDamage, read: () => T): T {
  if (database.inTransaction) {
    while (settleSome(database, now, onDamage));
    return read();
  }
  if (!isUnsettled(database, now)) return read();
  database.exec('BEGIN IMMEDIATE');
  try {
    while (settleSome(database, now, onDamage));
    const answer = read();
    commitIfPossible(database);
    return answer;
  } finally {
    if (database.inTransaction) database.exec('ROLLBACK');
  }
}

function commitIfPossible(database: Connection): void {
  try {
    database.exec('COMMIT');
  } catch (error) {
    if (!isEnvironmental(error)) throw error;
  }
}
