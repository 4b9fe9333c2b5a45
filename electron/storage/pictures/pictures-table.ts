/** The player's own pictures. */
import type { BridgeError } from '../../../core/contract/contract.ts';
import { MAX_OWN_PICTURES } from '../../../core/contract/own-tile-set.ts';
import { type KeptPicture, type OwnPicture, ownPictureSchema } from '../../../core/contract/pictures.ts';
import { err, ok, type Result } from '../../../core/result.ts';
import { addRow, checkedRow, findRow, putRow, type Row } from '../base/checked-rows.ts';
import type { Connection } from '../base/connection.ts';
import { statement } from '../base/statements.ts';
import type { Storage } from '../base/storage.ts';
import { momentOf, type OnDamage, readStored, soundOf } from '../base/stored-value.ts';
import { pictureFault } from './picture-check.ts';

/** A picture, and when it was added. */
export interface PictureRow extends OwnPicture {
  readonly addedAt: number;
}

/** Parses a row; throws DamageError when it was damaged. */
export function readPictureRow(unchecked: Row): PictureRow {
  const { id, name, data, added_at } = checkedRow('own_pictures', unchecked);
  const where = `own_pictures ${String(id)}`;
  return { ...readStored(ownPictureSchema, { id, name, data }, where), addedAt: momentOf(added_at) };
}

/** Every picture in the order of the kinds. */
export function listPictures(database: Connection, onDamage: OnDamage): KeptPicture[] {
  const rows = statement<[], Row>(database, 'SELECT * FROM own_pictures ORDER BY added_at, id').all();
  return soundOf(rows, readPictureRow, onDamage)
    .slice(0, MAX_OWN_PICTURES)
    .map(({ addedAt: _, ...picture }) =>
      pictureFault(picture.data) === null ? picture : { ...picture, isUnshowable: true },
    );
}

/** Returns whether a picture with this id or with the same content is stored. */
export function hasPicture(database: Connection, { id, data }: OwnPicture): boolean {
  const found = statement<[string, string], Row>(
    database,
    'SELECT id FROM own_pictures WHERE id = ? OR data = ?',
  ).get(id, data);
  return found !== undefined;
}

export function countPictures(database: Connection): number {
  return Number(statement<[]>(database, 'SELECT count(*) FROM own_pictures').pluck().get());
}

export function addPictureRow(database: Connection, { id, name, data, addedAt }: PictureRow): void {
  addRow(database, 'own_pictures', { id, name, data, added_at: addedAt });
}

/** Adds a picture that can be shown after all others; one that is there stays as it is. */
export function addPicture({ database, now }: Storage, picture: OwnPicture): Result<null, BridgeError> {
  const fault = pictureFault(picture.data);
  if (fault !== null) return err({ code: 'bad-request', detail: `picture: ${fault}` });
  return database
    .transaction((): Result<null, BridgeError> => {
      if (findRow(database, 'own_pictures', picture.id) !== null) return ok(null);
      if (countPictures(database) >= MAX_OWN_PICTURES)
        return err({ code: 'bad-request', detail: `pictures: more than ${MAX_OWN_PICTURES}` });
      const last = statement<[], number>(database, 'SELECT coalesce(max(added_at), 0) FROM own_pictures');
      // After the last one, also when the clock went back.
      const addedAt = Math.max(momentOf(now()), momentOf(Number(last.pluck().get()) + 1));
      addPictureRow(database, { ...picture, addedAt });
      return ok(null);
    })
    .immediate();
}

/** Calls a picture something else; its place among the kinds stays. */
export function renamePicture({ database }: Storage, id: string, name: string): Result<null, BridgeError> {
  return database
    .transaction((): Result<null, BridgeError> => {
      const row = findRow(database, 'own_pictures', id);
      if (row === null) return ok(null);
      const { addedAt, data } = readPictureRow(row);
      putRow(database, 'own_pictures', { id, name, data, added_at: addedAt });
      return ok(null);
    })
    .immediate();
}

/** Takes a picture away; the kinds after it move up. */
export function removePicture({ database }: Storage, id: string): Result<null, BridgeError> {
  statement<[string]>(database, 'DELETE FROM own_pictures WHERE id = ?').run(id);
  return ok(null);
}
