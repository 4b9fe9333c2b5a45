/** Whose rows are, as part of a player's work: exported, imported, and saved out of a damaged file. */
import * as v from 'valibot';
import { gameIdSchema } from '../../../core/contract/schemas.ts';
import type { Attempt } from '../base/attempt.ts';
import { findRow } from '../base/checked-rows.ts';
import type { Connection } from '../base/connection.ts';
import { statement } from '../base/statements.ts';
import { ownIdOf } from '../tables/owners/own-id.ts';
import {
  listOwners,
  type Owner,
  ownerOfAnswer,
  ownerOfGame,
  type RowOwner,
} from '../tables/owners/owners-table.ts';

export const ownerIdSchema = gameIdSchema;

export const ownersWorkSchema = v.pipe(
  v.array(v.strictObject({ id: ownerIdSchema, isMine: v.boolean() })),
  v.maxLength(10_000),
);

/** The owner of a row whose owner cannot be read: not the player's, rather than counted by mistake. */
const UNKNOWN = 'unknown-owner';

export interface OwnerReading {
  /** The id of the database; null for one from before there were any. */
  readonly id: string | null;
  /** The other databases that its rows came from. */
  readonly owners: readonly Owner[];
  ofGame(gameId: string): RowOwner;
  ofAnswer(answerId: string): Exclude<RowOwner, null>;
}

/** Reads whose the rows of a database are. A file from before they said so has no tables for it. */
export function readOwners(database: Connection, attempt: Attempt): OwnerReading {
  const table = "SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?";
  const has = (name: string) =>
    attempt(() => statement<[string]>(database, table).get(name), undefined) !== undefined;
  const [hasOwners, hasImported] = [has('game_owners'), has('imported_games')];
  const isImported = (gameId: string) => findRow(database, 'imported_games', gameId) !== null;
  const ofGame = (gameId: string): RowOwner => {
    if (hasOwners) return ownerOfGame(database, gameId);
    return hasImported && isImported(gameId) ? null : undefined;
  };
  return {
    id: attempt(() => ownIdOf(database), null),
    owners: hasOwners ? attempt(() => listOwners(database), []) : [],
    ofGame: (gameId) => attempt(() => ofGame(gameId), UNKNOWN),
    ofAnswer: (answerId) =>
      hasOwners ? attempt(() => ownerOfAnswer(database, answerId), UNKNOWN) : undefined,
  };
}
