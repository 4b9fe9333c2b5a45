import { createRandom, type Random, shuffle } from '../../random.ts';
import { PUZZLE_GRADES, type PuzzleGrade } from './puzzle.ts';
import type { RunWay } from './puzzle-run.ts';

/** How many puzzles of each grade a run shows before the next one begins; of the last one all. */
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
