/** Whose the rows of an import are, in the database that they come into. */
import { createHash } from 'node:crypto';
import type { MergeReport, Whose } from '../../../core/contract/data.ts';
import type { Connection } from '../base/connection.ts';
import { ownIdOf } from '../tables/owners/own-id.ts';
import { findOwner, type Owner, putOwner, type RowOwner } from '../tables/owners/owners-table.ts';
import type { PartedText } from './parted-text.ts';

/** The origin of an import, as the file states it. */
export interface ImportOrigin {
  /** The id of its database; null for one from before there were any. */
  readonly owner: string | null;
  /** The other databases that some of it came from, and whose they are there. */
  readonly owners: readonly Owner[];
}

/**
 * The owner of an import: as the player says now, as was said of the same database before, or that it is this
 * very database.
 */
export type TakenAs = MergeReport['whose'];

/** Decides whose the rows of an import are. */
export interface Claims {
  readonly taken: TakenAs;
  /** Its database was the player's until now, and is not any more: what others count for changes. */
  readonly isGivenUp: boolean;
  /** Returns the origin of a row as this database has it. */
  ownerHere<O extends RowOwner>(owner: O): string | undefined | Extract<O, null>;
  /** Returns whether rows from there are the player's once the import has ended. */
  isMine(owner: RowOwner): boolean;
  /** Makes the database known that rows are from. */
  meet(owner: RowOwner): void;
  /** Keeps what was said of its database. Until then none of its rows count, so all of them begin to at once. */
  settle(): void;
}

/** The database into which rows are taken. */
export interface Claiming {
  readonly database: Connection;
  readonly claims: Claims;
  readonly now: number;
}

/** Whose the import of a database is, or null when the player has to be asked. An answer takes the place of an earlier one. */
export function takenAs(database: Connection, id: string, said: Whose | null): TakenAs | null {
  if (id === ownIdOf(database)) return 'own';
  const before = findOwner(database, id);
  return said ?? (before && (before.isMine ? 'mine' : 'others'));
}

/** The id of a database whose export does not say it: the same for the same text. */
export function idOfUnnamed({ parts }: PartedText): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return `unnamed-${hash.digest('hex').slice(0, 24)}`;
}

/** `id` is that of the import's database. */
export function createClaims(
  database: Connection,
  { owners }: ImportOrigin,
  id: string,
  taken: TakenAs,
): Claims {
  const own = ownIdOf(database);
  const there = new Map(owners.map((owner) => [owner.id, owner.isMine]));
  const wasMine = findOwner(database, id)?.isMine ?? false;

  /**
   * An owner that is known here stays as it is; what the import says of other databases is believed when the
   * import is the player's.
   */
  function isOwnerMine(owner: string): boolean {
    if (owner === id) return taken !== 'others';
    return findOwner(database, owner)?.isMine ?? (taken !== 'others' && there.get(owner) === true);
  }

  return {
    taken,
    isGivenUp: wasMine && taken === 'others',
    ownerHere<O extends RowOwner>(owner: O) {
      // Null is what it was given.
      if (owner === null) return owner as Extract<O, null>;
      const from = owner ?? (taken === 'own' ? undefined : id);
      return from === own ? undefined : from;
    },
    meet(owner) {
      if (typeof owner !== 'string' || findOwner(database, owner) !== null) return;
      putOwner(database, { id: owner, isMine: owner !== id && isOwnerMine(owner) });
    },
    isMine: (owner) => owner === undefined || (owner !== null && isOwnerMine(owner)),
    settle() {
      if (taken !== 'own') putOwner(database, { id, isMine: taken === 'mine' });
    },
  };
}
