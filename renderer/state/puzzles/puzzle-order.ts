/** Which puzzle comes next. */
import { createRandom, type Random } from '../../../core/random.ts';
import { PUZZLE_GRADES, type PuzzleGrade } from '../../../core/review/puzzles/puzzle.ts';
import type { FindCard } from './puzzle-sets.ts';

/** How many puzzles of each grade a run shows before the next one begins; of the last one all. */
const PACES = {
  streak: [3, 3, 4, 5],
  storm: [8, 8, 8, 8],
} as const satisfies Readonly<Record<string, readonly number[]>>;

/** FNV-1a, 32 bits: http://www.isthe.com/chongo/tech/comp/fnv/ */
function seedOf(runId: string): number {
  let hash = 0x811c9dc5;
  for (const character of runId) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

/**
 * The puzzles of a run in their order: the grade rises, and within a grade the name of the run decides. So a run that was
 * left, or killed, goes on with the puzzle that it stood at.
 */
export function runOrder(
  way: keyof typeof PACES,
  runId: string,
  cards: readonly FindCard[],
): readonly FindCard[] {
  const random = createRandom(seedOf(runId));
  const byGrade = PUZZLE_GRADES.map((grade) => shuffled(ofGrade(cards, grade), random));
  const first = byGrade.flatMap((graded, index) => graded.slice(0, PACES[way][index] ?? graded.length));
  // Beyond the last grade: what was passed over, the highest grade first.
  const rest = byGrade.flatMap((graded, index) => graded.slice(PACES[way][index] ?? graded.length)).reverse();
  return [...first, ...rest];
}

function ofGrade(cards: readonly FindCard[], wanted: PuzzleGrade): FindCard[] {
  return cards.filter(({ grade }) => grade === wanted);
}

/** Fisher and Yates. */
function shuffled<T>(items: readonly T[], random: Random): T[] {
  const list = [...items];
  for (let last = list.length - 1; last > 0; last--) {
    const other = random.below(last + 1);
    const [a, b] = [list[last] as T, list[other] as T]; // both are inside
    [list[last], list[other]] = [b, a];
  }
  return list;
}

/** Those to be solved: what never was comes first, then what was solved with help; of solved ones none. */
export function unsolved<T extends { readonly id: string }>(
  cards: readonly T[],
  solved: ReadonlyMap<string, 'solved' | 'helped'>,
): readonly T[] {
  return [
    ...cards.filter(({ id }) => !solved.has(id)),
    ...cards.filter(({ id }) => solved.get(id) === 'helped'),
  ];
}

/** The first grade in which something is left to be solved; the last one when nothing is. */
export function currentGrade(
  cards: readonly { readonly id: string; readonly grade: PuzzleGrade | null }[],
  solved: ReadonlyMap<string, 'solved' | 'helped'>,
): PuzzleGrade {
  const isOpen = (wanted: PuzzleGrade) => cards.some(({ id, grade }) => grade === wanted && !solved.has(id));
  return PUZZLE_GRADES.find(isOpen) ?? 5;
}
