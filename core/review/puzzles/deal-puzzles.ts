import { createRandom, type Random } from '../../random.ts';
import type { Progress } from '../../solve/progress.ts';
import { seekOnlyMoves } from './only-move.ts';
import { canonicalForm, likeness } from './position-images.ts';
import type { Puzzle, PuzzleGrade, PuzzleKind } from './puzzle.ts';
import { seekStudy } from './study.ts';

/** A request for puzzles. `seed` is an unsigned 32-bit number. */
export interface PuzzleRequest {
  readonly kind: PuzzleKind;
  /** Null for any. */
  readonly grade: PuzzleGrade | null;
  readonly seed: number;
}

/** Puzzles that share more than this of their tiles look alike. */
export const MOST_LIKENESS = 0.5;
/** Spreads seeds, so that neighbouring ones share no stream of a board. */
const STREAM_STEP = 0x9e3779b1;

/**
 * Deals puzzles without end: yields its progress (boards looked at so far), and each puzzle as it is found, with its
 * proofs. The same request gives the same puzzles in the same order on every machine; a host takes as many as it wants.
 */
export function* dealPuzzles(request: PuzzleRequest): Generator<Progress | Puzzle, never> {
  const dealt = new PuzzleCollection();
  for (let board = 0; ; board++) {
    const found = yield* pausing(board, seekOnBoard(request, board));
    for (const puzzle of found) if (dealt.add(puzzle)) yield puzzle;
  }
}

/**
 * The puzzles that one of a request's boards gives, which depend on no other board: `dealPuzzles` takes those of board 0, 1,
 * 2 and so on into one `PuzzleCollection`.
 */
export function seekOnBoard(
  { kind, grade, seed }: PuzzleRequest,
  board: number,
): Generator<Progress, readonly Puzzle[]> {
  return seek(kind, grade, createRandom(Math.imul(seed, STREAM_STEP) + board));
}

function* seek(
  kind: PuzzleKind,
  grade: PuzzleGrade | null,
  random: Random,
): Generator<Progress, readonly Puzzle[]> {
  if (kind === 'only-move') return yield* seekOnlyMoves(random, grade);
  const study = yield* seekStudy(random, grade);
  return study === null ? [] : [study];
}

/** The same work with the boards looked at as its progress. */
function* pausing<T>(nodes: number, work: Generator<Progress, T>): Generator<Progress, T> {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    yield { nodes };
  }
}

/** Puzzles of which no two are equal under symmetry and renaming of kinds, nor look alike. */
export class PuzzleCollection {
  readonly #forms = new Set<string>();
  readonly #puzzles: Puzzle[] = [];

  /** Takes a puzzle in; false when one like it is there. Linear in the number of puzzles. */
  add(puzzle: Puzzle): boolean {
    const form = canonicalForm(puzzle);
    if (this.#forms.has(form)) return false;
    if (this.#puzzles.some((other) => likeness(puzzle, other) > MOST_LIKENESS)) return false;
    this.#forms.add(form);
    this.#puzzles.push(puzzle);
    return true;
  }
}
