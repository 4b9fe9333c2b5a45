/**
 * Encodes a puzzle that comes with the game as symbols of a share code: its kind, and the name of its
 * position. The name is a hash of the position with its rules, so no version of the set is needed: a puzzle
 * keeps its code in every set and at every place, and a changed puzzle has another code.
 */
import { err, ok, type Result } from '../result.ts';
import { PUZZLE_KINDS, type PuzzleKind } from '../review/puzzles/puzzle.ts';
import type { CodeError } from './code-error.ts';
import { readSymbols, writeFixed, writeNumber } from './symbol-stream.ts';

/** A puzzle by its kind and the name of its position, see `positionName`. Whether it comes with the game is not said. */
export interface SharedPuzzle {
  readonly kind: PuzzleKind;
  /** 16 hexadecimal digits. */
  readonly name: string;
}

const DIGITS = 16;
/** Five hexadecimal digits are 20 bits, four symbols; the sixteenth has one of its own. */
const PIECE_DIGITS = 5;
const PIECE_SYMBOLS = [4, 4, 4, 1] as const;

/** The same puzzle always gives the same symbols. */
export function writePuzzle({ kind, name }: SharedPuzzle): number[] {
  const pieces = PIECE_SYMBOLS.flatMap((count, index) => {
    const digits = name.slice(index * PIECE_DIGITS, (index + 1) * PIECE_DIGITS);
    return writeFixed(Number.parseInt(digits, 16), count);
  });
  return [...writeNumber(PUZZLE_KINDS.indexOf(kind)), ...pieces];
}

/** Reads what `writePuzzle` wrote. */
export function readPuzzle(symbols: readonly number[]): Result<SharedPuzzle, CodeError> {
  const reader = readSymbols(symbols);
  const kind = PUZZLE_KINDS[reader.number(PUZZLE_KINDS.length - 1) ?? Number.NaN];
  const pieces = PIECE_SYMBOLS.map((count, index) => {
    const digits = Math.min(PIECE_DIGITS, DIGITS - index * PIECE_DIGITS);
    return reader.fixed(count)?.toString(16).padStart(digits, '0') ?? '';
  });
  const name = pieces.join('');
  // A sixteenth digit above 15, or symbols that are missing, make a name of another length.
  if (kind === undefined || name.length !== DIGITS) return err({ code: 'code-bad-content', details: {} });
  return ok({ kind, name });
}
