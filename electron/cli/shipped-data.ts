/** Data that comes with the program and is read when a command needs it. */
import { readFileSync } from 'node:fs';
import type { SharedPuzzle } from '../../core/codes/puzzle-symbols.ts';
import { makePuzzleCode } from '../../core/codes/share-code.ts';
import type { Position } from '../../core/review/puzzles/position-images.ts';
import { positionName } from '../../core/review/puzzles/position-name.ts';
import type { Puzzle } from '../../core/review/puzzles/puzzle.ts';
import { parsePuzzles } from '../../core/review/puzzles/puzzle-text.ts';

/** The sets that come with the game, in the order in which they are printed. */
const SETS = ['first-steps', 'studies', 'only-moves', 'drills', 'days'] as const;

/** Every shipped puzzle. Throws when a set cannot be read: it is a part of the program. */
export function shippedPuzzles(): Puzzle[] {
  return SETS.flatMap((set) => {
    const text = readFileSync(new URL(`../../resources/puzzles/${set}.txt`, import.meta.url), 'utf8');
    const puzzles = parsePuzzles(text);
    if (!puzzles.ok)
      throw new Error(
        `resources/puzzles/${set}.txt, line ${puzzles.error.line}: a bad ${puzzles.error.part}`,
      );
    return puzzles.value;
  });
}

/** The shipped puzzle that a share code names, or null. */
export function findShippedPuzzle({ kind, name }: SharedPuzzle): Puzzle | null {
  return shippedPuzzles().find((puzzle) => puzzle.kind === kind && positionName(puzzle) === name) ?? null;
}

/** The share code of a position that is a shipped puzzle, or null. */
export function codeOfPosition(position: Position): string | null {
  const name = positionName(position);
  const puzzle = shippedPuzzles().find((each) => positionName(each) === name);
  return puzzle === undefined ? null : makePuzzleCode({ kind: puzzle.kind, name });
}

/** The carved pictures in pixels, as a PNG: what scripts/make-tile-raster.mjs made of the drawings. */
export function readTileSheet(): Uint8Array {
  return readFileSync(new URL('../../resources/raster/carved.png', import.meta.url));
}
