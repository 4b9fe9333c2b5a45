import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { positionName } from './position-name.ts';
import { PUZZLE_GRADES, type Puzzle, type PuzzleGrade } from './puzzle.ts';
import { isEndedByMistakes, RUN_WAYS, runVersionOf } from './puzzle-run.ts';
import { parsePuzzles } from './puzzle-text.ts';
import { runOrder, stagedOrder, stageOf } from './run-order.ts';
import { orderOfRun, RUN_PUZZLES, STREAK_PUZZLES } from './run-puzzles.ts';

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

  it('is made of every only-move puzzle that is shipped, and that of a streak of the drills too: else run node scripts/make-puzzle-names.mjs', () => {
    const [moves, drills] = [shipped('only-moves'), shipped('drills')];
    expect(RUN_PUZZLES).toEqual(moves.map((puzzle) => ({ id: positionName(puzzle), grade: puzzle.grade })));
    expect(STREAK_PUZZLES).toEqual(
      [...moves, ...drills].map((puzzle) => ({
        id: positionName(puzzle),
        grade: puzzle.grade,
        stage: stageOf(puzzle.rules),
      })),
    );
  });

  it('of a streak adds one rule at a time, the gentle ones first', () => {
    const order = stagedOrder('run-one-1', STREAK_PUZZLES);
    expect(order.slice(0, 20).map(({ stage }) => stage)).toEqual([
      0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4,
    ]);
    for (const { stage, grade } of order.slice(0, 20)) expect(grade).toBeLessThanOrEqual(stage + 2);
    const rest = gradesOf(order.slice(20));
    expect(rest).toEqual(rest.toSorted());
    expect(new Set(order).size).toBe(STREAK_PUZZLES.length);
    expect(stagedOrder('run-one-1', STREAK_PUZZLES)).toEqual(order);
    expect(stagedOrder('run-two-2', STREAK_PUZZLES)).not.toEqual(order);
  });

  it('of a streak that was begun under its first rules stays what it was', () => {
    expect(orderOfRun('streak', 1, 'run-one-1')).toEqual(runOrder('streak', 'run-one-1', RUN_PUZZLES));
    expect(orderOfRun('streak', 2, 'run-one-1')).not.toEqual(orderOfRun('streak', 1, 'run-one-1'));
    expect(orderOfRun('storm', 2, 'run-one-1')).toEqual(runOrder('storm', 'run-one-1', RUN_PUZZLES));
  });
});

function shipped(set: string): readonly Puzzle[] {
  const file = new URL(`../../../resources/puzzles/${set}.txt`, import.meta.url);
  const puzzles = parsePuzzles(readFileSync(file, 'utf8'));
  if (!puzzles.ok) throw new Error(puzzles.error.part);
  return puzzles.value;
}

describe('what ends a run', () => {
  it.each([
    ['streak', 1, 0, false],
    ['streak', 1, 1, true],
    ['streak', 2, 1, true],
    ['storm', 1, 40, false],
    ['storm', 2, 2, false],
    ['storm', 2, 3, true],
  ] as const)('a %s of version %i after %i mistakes: %s', (way, version, failed, isOver) => {
    expect(isEndedByMistakes(way, version, failed)).toBe(isOver);
  });

  it('is told by the newest version for those that begin now', () => {
    expect(RUN_WAYS.map(runVersionOf)).toEqual([2, 2]);
  });
});
