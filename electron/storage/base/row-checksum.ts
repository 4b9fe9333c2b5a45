import { createHash } from 'node:crypto';

export type Column = string | number | null;

/**
 * 16 hexadecimal digits over the columns of one row, its table's name first so that a row cannot pass in another
 * table. JSON keeps neighbouring columns apart.
 */
export function checksum(table: string, columns: readonly Column[]): string {
  return createHash('sha256')
    .update(JSON.stringify([table, ...columns]))
    .digest('hex')
    .slice(0, 16);
}
