/** Own pictures as part of a player's work: exported, imported, and saved out of a damaged file. */
import * as v from 'valibot';
import { MAX_OWN_PICTURES } from '../../../core/contract/own-tile-set.ts';
import { ownPictureSchema } from '../../../core/contract/pictures.ts';
import { momentSchema } from '../../../core/contract/schemas.ts';
import type { Row } from '../tables/checked-rows.ts';
import type { Connection } from '../tables/connection.ts';
import type { Attempt } from '../transfer/attempt.ts';
import {
  addPictureRow,
  countPictures,
  hasPicture,
  type PictureRow,
  readPictureRow,
} from './pictures-table.ts';

export const pictureWorkSchema = v.pipe(
  v.array(v.strictObject({ ...ownPictureSchema.entries, addedAt: momentSchema })),
  v.maxLength(MAX_OWN_PICTURES),
);

/** Every picture that can be read. A file from before there were any holds none. */
export function readPictureWork(database: Connection, attempt: Attempt): PictureRow[] {
  const table = "SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'own_pictures'";
  if (attempt(() => database.prepare(table).get(), undefined) === undefined) return [];
  const sql = 'SELECT * FROM own_pictures ORDER BY added_at, id';
  const rows = attempt(() => database.prepare<[], Row>(sql).all(), []);
  return rows.flatMap((row) => attempt<PictureRow[]>(() => [readPictureRow(row)], []));
}

/** Adds what is not here, as long as there is room; no picture comes twice, under whatever name. */
export function mergePictures(database: Connection, pictures: readonly PictureRow[]): void {
  for (const picture of pictures)
    if (countPictures(database) < MAX_OWN_PICTURES && !hasPicture(database, picture))
      addPictureRow(database, picture);
}
