import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { positionName } from './position-name.ts';
import { PUZZLE_GRADES, type PuzzleGrade } from './puzzle.ts';
import { isEndedByMistakes, RUN_WAYS, runVersionOf } from './puzzle-run.ts';
import { parsePuzzles } from './puzzle-text.ts';
import { runOrder } from './run-order.ts';
import { RUN_PUZZLES } from './run-puzzles.ts';

const CARDS = PUZZLE_GRADES.flatMap((grade) =>
  Array.from({ length: 10 }, (_, index) => ({ id: `${grade}-${index}`, grade })),
);
const gradesOf = (cards: readonly { readonly grade: PuzzleGrade }[]) => cards.map(({ grade }) => grade);

describe('the order of a run', () => {
  it.each(RUN_WAYS)('of a %s is the same for the same run and holds each once', (way) => {
    const order = runOrder(way, 'run-one-1', CARDS);
    expect(runOrder(way, 'run-one-1', CARDS)).toEqual(order);
    expect(runOrder(way, 'run-two-2', CARDS)).not.toEqual(order);
    expect(new Set(order).size).toBe(CARDS.length);
  });

  it('rises in grade', () => {
    const grades = gradesOf(runOrder('streak', 'run-one-1', CARDS)).slice(0, 25);
    expect(grades).toEqual([1, 1, 1, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 4, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5]);
  });

  it('is made of every only-move puzzle that is shipped: else run node scripts/make-puzzle-names.mjs', () => {
    const file = new URL('../../../resources/puzzles/only-moves.txt', import.meta.url);
    const shipped = parsePuzzles(readFileSync(file, 'utf8'));
    if (!shipped.ok) throw new Error(shipped.error.part);
    const names = shipped.value.map((puzzle) => ({ id: positionName(puzzle), grade: puzzle.grade }));
    expect(RUN_PUZZLES).toEqual(names);
  });
});

describe('what ends a run', () => {
  it.each([
    ['streak', 1, 0, false],
    ['streak', 1, 1, true],
    ['storm', 1, 40, false],
    ['storm', 2, 2, false],
    ['storm', 2, 3, true],
  ] as const)('a %s of version %i after %i mistakes: %s', (way, version, failed, isOver) => {
    expect(isEndedByMistakes(way, version, failed)).toBe(isOver);
  });

  it('is told by the newest version for those that begin now', () => {
    expect(RUN_WAYS.map(runVersionOf)).toEqual([1, 2]);
  });
});
