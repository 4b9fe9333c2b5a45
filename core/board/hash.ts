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
  return contentHash(`${width}x${height}:${cells.join(',')}`).slice(0, BOARD_HASH_DIGITS);
}
