/** The ways that a proof rules out, each as a short film from what is assumed to the picture that shows it fail. */
import { EMPTY, type Move, type Point } from '../../../core/board/board.ts';
import type { LossStep } from '../../../core/review/loss-steps.ts';
import { isEndOfCase, letterOf } from '../../../core/sentences/loss-sentences.ts';

/** A pair that goes, or is assumed to go, and the pictures of one play after it, itself first. */
export interface LossWay {
  readonly head: LossStep;
  readonly film: readonly [LossStep, ...LossStep[]];
}

/** The ways of a proof in their order; none where it begins otherwise. Of what fails in several ways the shortest is shown. */
export function waysOf(steps: readonly LossStep[]): readonly LossWay[] {
  const shortest = new Map<number, readonly LossStep[]>();
  const filmOf = (at: number): readonly LossStep[] => {
    const known = shortest.get(at) ?? endOf(at);
    shortest.set(at, known);
    return known;
  };
  const endOf = (at: number): readonly LossStep[] => {
    const step = steps[at];
    if (step === undefined) return [];
    if (step.words.type === 'shown') return filmOf(step.words.picture - 1);
    if (step.words.type === 'rounds')
      return steps
        .slice(at)
        .filter(({ words }) => words.type === 'staying')
        .slice(0, 1);
    const [first = [step], ...others] = headsOf(steps, step).map(filmAfter);
    return others.reduce((best, each) => (each.length < best.length ? each : best), first);
  };
  const filmAfter = (head: LossStep): LossWay['film'] => [head, ...filmOf(head.number)];
  const [first] = steps;
  if (first === undefined) return [];
  return headsOf(steps, first).map((head) => ({ head, film: filmAfter(head) }));
}

/** Returns the letter of a way that its picture alone does not tell from the others: of a partner, of one of several pairs that are alike; else none. */
export function letterOfWay(ways: readonly LossWay[], { head }: LossWay): string {
  if (head.words.type === 'partner') return letterOf(head.words.index);
  if (head.words.type !== 'move') return '';
  const kindOf = ({ words, cells }: LossStep) => (words.type === 'move' ? cells[words.move[0]] : undefined);
  const alike = ways.filter((way) => kindOf(way.head) === kindOf(head));
  return alike.length > 1 ? letterOf(head.words.index) : '';
}

/** The pictures with which the ways of a picture begin; none where it has no ways. */
function headsOf(steps: readonly LossStep[], { number, depth, words }: LossStep): readonly LossStep[] {
  if (words.type !== 'moves' && words.type !== 'partners') return [];
  const [type, count] =
    words.type === 'moves' ? ['move', words.moves.length] : ['partner', words.partners.length];
  const deep = words.type === 'moves' ? depth : depth + 1;
  return steps
    .slice(number)
    .filter((step) => step.words.type === type && step.depth === deep)
    .slice(0, count);
}

/** Returns how deep a picture lies below the ways, or the rounds, that it belongs to. */
function levelOf({ words, depth }: LossStep): number {
  if (words.type === 'partner') return depth - 1;
  return words.type === 'round' ? depth + 1 : depth;
}

/** The pairs that go, or are assumed to go, up to a picture and itself; those of tries before its own are left out. */
export function pairsUpTo(steps: readonly LossStep[], here: LossStep): readonly LossStep[] {
  const path: LossStep[] = [];
  for (const step of steps.slice(0, here.number)) {
    while (path.length > 0 && levelOf(path.at(-1) ?? step) >= levelOf(step)) path.pop();
    path.push(step);
  }
  return path.filter(({ words }) => words.type === 'move' || words.type === 'partner');
}

/** The try that a picture belongs to, by its number from 1: each goes on up to its end. */
export function tryAt(steps: readonly LossStep[], here: LossStep): { index: number; all: number } {
  const ends = steps.filter(isEndOfCase);
  return { index: 1 + ends.filter(({ number }) => number < here.number).length, all: ends.length };
}

/** The board of a picture: where the two that come nearest are shown, all tiles that could go are off it. */
export function cellsOfLoss({ cells, words, gone }: LossStep): LossStep['cells'] {
  if (words.type !== 'staying' || words.blocked === null || gone.length === 0) return cells;
  const left = [...cells];
  for (const [cell] of gone) left[cell] = EMPTY;
  return left;
}

/** A way by the places where its tiles lie before its first pair goes. */
export interface WayPlaces {
  readonly cells: LossStep['cells'];
  readonly pairs: readonly Move[];
  /** The line of the first pair. */
  readonly line: readonly Point[];
  /** The tiles that never go, once that is seen. */
  readonly never: readonly number[];
}

/** The pictures of a way so far, on the board that it begins on; null where no move leads on, and where the last board says more. */
export function placesOfWay(film: readonly LossStep[]): WayPlaces | null {
  const [head] = film;
  if (head?.words.type !== 'move' || film.at(-1)?.words.type === 'dead') return null;
  const pairs: Move[] = [];
  let never: readonly number[] = [];
  let before: readonly number[] = head.cells.map((_, cell) => cell);
  const at = (cell: number) => before[cell] ?? -1;
  for (const { words } of film) {
    if (words.type === 'staying') never = words.cells.map(at);
    if (words.type === 'partner') pairs.push([at(words.pair[0]), at(words.pair[1])]);
    if (words.type !== 'move') continue;
    pairs.push([at(words.move[0]), at(words.move[1])]);
    before = words.from.map(at);
  }
  return { cells: head.cells, pairs, line: head.words.line, never };
}
