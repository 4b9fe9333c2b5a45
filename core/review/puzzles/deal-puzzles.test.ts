import { describe, expect, it } from 'vitest';
import { provePuzzle } from '../../../tests/support/prove-puzzle.ts';
import { boardOfVector, reviewVectors, rulesOfVector } from '../../../tests/support/vectors.ts';
import { parseBoard } from '../../board/text.ts';
import { runToEnd } from '../../solve/progress.ts';
import { dealPuzzles, PuzzleCollection, type PuzzleRequest } from './deal-puzzles.ts';
import { GRADE_BOUNDS } from './grade-bounds.ts';
import { gradeHolding } from './grading.ts';
import { isClearedGreedily } from './greedy.ts';
import { judgeMoves } from './move-verdicts.ts';
import { rejectOnlyMove } from './only-move.ts';
import { PUZZLE_GRADES, type Puzzle } from './puzzle.ts';

function firstPuzzle(request: PuzzleRequest): Puzzle {
  for (const step of dealPuzzles(request)) if ('kind' in step) return step;
  throw new Error('it deals without end');
}

describe('dealing puzzles', () => {
  it.each([
    { kind: 'study', grade: null, seed: 3 },
    { kind: 'only-move', grade: null, seed: 42 },
  ] as const)('gives the same $kind for a seed, with its proofs', (request) => {
    const puzzle = firstPuzzle(request);
    expect(puzzle).toEqual(firstPuzzle(request));
    expect(puzzle.kind).toBe(request.kind);
    expect(runToEnd(provePuzzle(puzzle, 'all'))).toBeNull();
  });

  it('takes none twice, not even turned and renamed', () => {
    const puzzle = firstPuzzle({ kind: 'study', grade: null, seed: 3 });
    const collection = new PuzzleCollection();
    const renamed = {
      ...puzzle.board,
      cells: puzzle.board.cells.map((kind) => (kind > 0 ? kind + 9 : kind)),
    };
    expect([collection.add(puzzle), collection.add({ ...puzzle, board: renamed })]).toEqual([true, false]);
  });
});

describe('grades', () => {
  it('follow each other without a gap, each around its aim', () => {
    for (const grade of PUZZLE_GRADES) {
      const { aim, low, high } = GRADE_BOUNDS[grade];
      expect(low).toBeLessThan(aim);
      expect(aim).toBeLessThan(high);
      if (grade > 1) expect(low).toBe(GRADE_BOUNDS[(grade - 1) as 1].high);
    }
  });

  it.each([
    [701, 849, 1],
    [699, 760, null],
    [845, 855, null],
    [990, 999, 5],
  ])('hold the interval from %i to %i: %j', (lossLowPermille, lossHighPermille, grade) => {
    expect(gradeHolding({ lossLowPermille, lossHighPermille })).toBe(grade);
  });
});

describe('what is thrown out', () => {
  it('is what a greedy player clears', () => {
    const board = parseBoard('1 1 2 2');
    if (!board.ok) throw new Error('bad');
    const rules = { maxTurns: 2, border: 'open', gravity: 'none' } as const;
    expect(isClearedGreedily({ board: board.value, rules })).toBe(true);
    const answer = [0, 1] as const;
    expect(rejectOnlyMove({ board: board.value, rules, answer, witness: [answer, [2, 3]] })).toBe('size');
  });
});

describe('the verdicts of moves', () => {
  it('agree with known games', () => {
    for (const vector of reviewVectors().slice(0, 20)) {
      const position = { board: boardOfVector(vector), rules: rulesOfVector(vector) };
      const { keep, lose, unknown } = runToEnd(judgeMoves(position));
      const [first] = vector.positions;
      expect({ keep: keep.length, lose: lose.length, unknown: unknown.length }).toEqual({
        keep: first?.keep,
        lose: first?.lose,
        unknown: 0,
      });
    }
  });
});
