/** Sorts the texts that say whether a board can be won, and holds the tables of all such texts. */
import { readFileSync } from 'node:fs';

/** *proved*: only after a proof. *unproved*: there was none, and the sentence says so. *unknown*: nothing is said of the board. */
export type Says = 'proved' | 'unproved' | 'unknown';

/** Says that something is proved, and not that it is not. */
export const CLAIMS_PROOF = /(?<!not |be |nothing is )\bproved\b/i;

export const CHINESE_CLAIM = /证明|没有结论|消不完|能消完|能赢|不可能|可能会输/;

/** The rows of a table beside this file: a line a row, ` | ` between its cells, empty lines between groups. */
export function readRows(file: string, columns: number): readonly (readonly string[])[] {
  const rows = readFileSync(`${import.meta.dirname}/${file}`, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.split(' | '));
  const broken = rows.find((row) => row.length !== columns);
  if (broken !== undefined) throw new Error(`${file}: not ${columns} cells: ${broken.join(' | ')}`);
  return rows;
}

/** The first cell of a row. */
export function saysOf(cell: string): Says {
  if (cell === 'proved' || cell === 'unproved' || cell === 'unknown') return cell;
  throw new Error(`neither proved, unproved nor unknown: ${cell}`);
}
