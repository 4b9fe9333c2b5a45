import { createRandom, type Random, shuffle } from '../../random.ts';
import type { Rules } from '../../rules/rules.ts';
import { PUZZLE_GRADES, type PuzzleGrade } from './puzzle.ts';
import type { RunWay } from './puzzle-run.ts';

/** A run shows this many puzzles of each grade before the next one begins; of the last one it shows all. */
const PACES: Readonly<Record<RunWay, readonly number[]>> = { streak: [3, 3, 4, 5], storm: [8, 8, 8, 8] };

/**
 * The puzzles of a run in their order: the grade rises, and within a grade the id of the run decides. The same id
 * gives the same order, so a run that was left goes on with the puzzle that it stood at.
 */
export function runOrder<T extends { readonly grade: PuzzleGrade | null }>(
  way: RunWay,
  runId: string,
  puzzles: readonly T[],
): readonly T[] {
  const random = createRandom(seedOf(runId));
  const byGrade = PUZZLE_GRADES.map((wanted) =>
    shuffled(
      puzzles.filter(({ grade }) => grade === wanted),
      random,
    ),
  );
  const first = byGrade.flatMap((graded, index) => graded.slice(0, PACES[way][index] ?? graded.length));
  // Beyond the last grade: what was passed over, the highest grade first.
  const rest = byGrade.flatMap((graded, index) => graded.slice(PACES[way][index] ?? graded.length)).reverse();
  return [...first, ...rest];
}

/** The stages of a streak: each adds one rule to what was met before it. */
const STAGES = [
  ({ gravity, maxTurns }: Rules) => maxTurns === 2 && gravity === 'none',
  ({ gravity, maxTurns }: Rules) => maxTurns === 2 && (gravity === 'down' || gravity === 'up'),
  ({ gravity, maxTurns }: Rules) => maxTurns === 2 && (gravity === 'left' || gravity === 'right'),
  ({ maxTurns }: Rules) => maxTurns === 2,
  () => true,
];
/** A stage shows this many puzzles before the next one begins. */
const STAGE_PACE = 4;

/** The stage of a streak in which rules are met first: 0 nothing falls, then down and up, sideways, split and join, other numbers of turns. */
export function stageOf(rules: Rules): number {
  return STAGES.findIndex((meets) => meets(rules));
}

/**
 * The puzzles of a streak that adds one rule at a time: of each stage a few, the gentle ones at the beginning, then all that
 * are left by their grade. The id of the run decides within a stage.
 */
export function stagedOrder<T extends { readonly grade: PuzzleGrade; readonly stage: number }>(
  runId: string,
  puzzles: readonly T[],
): readonly T[] {
  const drawn = shuffled(puzzles, createRandom(seedOf(runId)));
  const first = STAGES.flatMap((_, wanted) =>
    byGrade(drawn.filter(({ stage, grade }) => stage === wanted && grade <= wanted + 2).slice(0, STAGE_PACE)),
  );
  const met = new Set(first);
  return [...first, ...byGrade(drawn.filter((puzzle) => !met.has(puzzle)))];
}

function byGrade<T extends { readonly grade: PuzzleGrade }>(puzzles: readonly T[]): T[] {
  return puzzles.toSorted((one, other) => one.grade - other.grade);
}

/** FNV-1a, 32 bits: http://www.isthe.com/chongo/tech/comp/fnv/ */
function seedOf(runId: string): number {
  let hash = 0x811c9dc5;
  for (const character of runId) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

function shuffled<T>(items: readonly T[], random: Random): T[] {
  const list = [...items];
  shuffle(random, list);
  return list;
}
