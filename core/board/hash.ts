import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Cells } from './board.ts';

/** Hexadecimal digits of a board hash: 64 bits, enough to prove a journal, short enough to store with each move. */
const BOARD_HASH_DIGITS = 16;

/** SHA-256 of a text in UTF-8, as 64 hexadecimal digits. */
export function contentHash(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

/** The name of a position: 16 hexadecimal digits over the size and every cell. The same on every machine, for ever. */
export function hashCells(width: number, height: number, cells: Cells): string {
  const head = utf8ToBytes(`${width}x${height}:`);
  const text = new Uint8Array(head.length + cells.length * MOST_DIGITS);
  text.set(head);
  const end = writeCells(cells, text, head.length);
  return bytesToHex(sha256(text.subarray(0, end))).slice(0, BOARD_HASH_DIGITS);
}

/** Bytes of the longest number that a cell may hold, a sign, and a comma. */
const MOST_DIGITS = 24;
const [COMMA, DIGIT_ZERO] = [44, 48];

/** Writes what `cells.join(',')` gives, without a text between, which takes longer than the hash; returns where it ends. */
function writeCells(cells: Cells, into: Uint8Array, from: number): number {
  let end = from;
  for (let at = 0; at < cells.length; at++) {
    const cell = cells[at] ?? 0;
    if (at > 0) into[end++] = COMMA;
    if (cell >= 0 && cell < 10) {
      into[end++] = DIGIT_ZERO + cell;
    } else if (cell >= 10 && cell < 100) {
      into[end++] = DIGIT_ZERO + Math.floor(cell / 10);
      into[end++] = DIGIT_ZERO + (cell % 10);
    } else {
      const digits = String(cell);
      for (let each = 0; each < digits.length; each++) into[end++] = digits.charCodeAt(each);
    }
  }
  return end;
}
