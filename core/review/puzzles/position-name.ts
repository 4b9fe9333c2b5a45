import { contentHash } from '../../board/hash.ts';
import type { Position } from './position-images.ts';

/** Hexadecimal digits of a position's name, as of a board hash. */
const DIGITS = 16;

/** Names a position with its rules: 16 hexadecimal digits, the same on every machine, for ever. Linear in the area. */
export function positionName({ board, rules }: Position): string {
  const { width, height, marks, cells } = board;
  const { maxTurns, border, gravity } = rules;
  const text = [width, height, maxTurns, border, gravity, marks.join(), cells.join()].join(' ');
  return contentHash(text).slice(0, DIGITS);
}
