/** Own pictures as part of a player's work: exported, imported, and saved out of a damaged file. */
import * as v from 'valibot';
import { MAX_OWN_PICTURES } from '../../../core/contract/own-tile-set.ts';
import { ownPictureSchema } from '../../../core/contract/pictures.ts';
import { momentSchema } from '../../../core/contract/schemas.ts';
import type { Attempt } from '../base/attempt.ts';
import type { Row } from '../base/checked-rows.ts';
import type { Connection } from '../base/connection.ts';
import { pictureFault } from './picture-check.ts';
import {
  addPictureRow,
  countPictures,
  hasPicture,
  type PictureRow,
  readPictureRow,
} from './pictures-table.ts';

export const pictureRowSchema = v.strictObject({ ...ownPictureSchema.entries, addedAt: momentSchema });

export const pictureWorkSchema = v.pipe(v.array(pictureRowSchema), v.maxLength(MAX_OWN_PICTURES));

/** Every picture that can be read. A file from before there were any holds none. */
export function readPictureWork(database: Connection, attempt: Attempt): PictureRow[] {
  const table = "SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'own_pictures'";
  if (attempt(() => database.prepare(table).get(), undefined) === undefined) return [];
  const sql = 'SELECT * FROM own_pictures ORDER BY added_at, id';
  const rows = attempt(() => database.prepare<[], Row>(sql).all(), []);
  return rows.flatMap((row) => attempt<PictureRow[]>(() => [readPictureRow(row)], []));
}

/** The outcome for a picture that is merged. */
export type PictureFate = 'added' | 'known' | 'unshown' | 'full';

/**
 * Adds a picture that is not here, as long as there is room; none comes twice, under whatever name. One that cannot be shown
 * is left out, unless it was in this very database before.
 */
export function mergePicture(database: Connection, picture: PictureRow, wasHere = false): PictureFate {
  if (hasPicture(database, picture)) return 'known';
  if (!wasHere && pictureFault(picture.data) !== null) return 'unshown';
  if (countPictures(database) >= MAX_OWN_PICTURES) return 'full';
  addPictureRow(database, picture);
  return 'added';
}
