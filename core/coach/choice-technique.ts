/** Which technique explains a critical choice: by the order that was declared before any choice was looked at, or none. */
import type { Board, Move } from '../board/board.ts';
import type { JudgedMove } from '../review/position-review.ts';
import { isSameMove } from '../review/same-move.ts';
import type { Rules } from '../rules/rules.ts';
import { choiceOn, type MoveChoice } from '../techniques/choice.ts';
import { DECLARED_ORDER } from '../techniques/in-order.ts';
import { bestOf } from '../techniques/ranking.ts';
import { MOST_LEFT } from '../techniques/rest-pairs.ts';

/** The techniques that explain choices. The last pair is the case of `rest-pairs` in which nothing stays. */
export const NAMED_TECHNIQUES = ['last-pair', 'rest-pairs', 'most-open'] as const;
export type NamedTechnique = (typeof NAMED_TECHNIQUES)[number];

/** A technique and the moves by which it explains a choice. */
export interface ChoiceTechnique {
  readonly technique: NamedTechnique;
  /** The moves that the declared order puts first, all of them proved to keep the position winnable. */
  readonly first: readonly Move[];
  /** The losing move that the technique ranks lower. */
  readonly losing: Move;
  /** The pairs that are open after the first of the moves put first, and after the losing one. */
  readonly openAfter: number;
  readonly openAfterLosing: number;
}

/**
 * The technique that explains a critical choice, null where none does. The moves of a position are all its legal ones, as a
 * review judges them. The declared order explains it when what it puts first is proved to keep the position winnable, every
 * move of it, and what loses ranks strictly lower; its technique is the one by which the losing move falls behind.
 * `made` is the move that was made, null where none was. It is the one that is named: first of those that the order puts first,
 * or as the losing one. Where it is none that loses, the losing one is that which falls behind last.
 */
export function choiceTechnique(
  board: Board,
  rules: Rules,
  judged: readonly JudgedMove[],
  made: Move | null,
): ChoiceTechnique | null {
  return techniqueIn(choiceOn(board, rules), judged, made);
}

/** The same for a choice whose moves are listed already. */
export function techniqueIn(
  choice: MoveChoice,
  judged: readonly JudgedMove[],
  made: Move | null,
): ChoiceTechnique | null {
  const { left, fellAt } = sieve(choice);
  const verdicts = choice.moves.map((move) => judged.find((each) => isSameMove(each.move, move))?.verdict);
  if (left.length === 0 || left.some((index) => verdicts[index] !== 'keep')) return null;
  const losers = [...choice.moves.keys()].filter((index) => verdicts[index] === 'lose');
  const isMade = (index: number) => made !== null && isSameMove(choice.moves[index] ?? made, made);
  const last = losers.toSorted((one, other) => (fellAt[other] ?? 0) - (fellAt[one] ?? 0))[0];
  const lost = losers.find(isMade) ?? last;
  const first = left.find(isMade) ?? left[0];
  if (lost === undefined || first === undefined) return null;
  const moveAt = (index: number) => choice.moves[index] as Move; // indices of its moves
  const [a] = moveAt(lost);
  const isByRest = DECLARED_ORDER[fellAt[lost] ?? 0]?.id === 'rest-pairs';
  // Of so many tiles it is not known that they cannot all go.
  if (isByRest && choice.engine.countOf(choice.engine.kindAt(a)) - 2 > MOST_LEFT) return null;
  return {
    technique: nameOf(choice, fellAt[lost] ?? 0, moveAt(first)),
    first: [first, ...left.filter((index) => index !== first)].map(moveAt),
    losing: moveAt(lost),
    openAfter: choice.openAfter[first] ?? 0,
    openAfterLosing: choice.openAfter[lost] ?? 0,
  };
}

/** The moves that the declared order puts first, and by move at which of its techniques it fell behind. */
function sieve(choice: MoveChoice): { readonly left: readonly number[]; readonly fellAt: readonly number[] } {
  const fellAt = choice.moves.map((): number => DECLARED_ORDER.length);
  let left = [...choice.moves.keys()];
  for (const [at, technique] of DECLARED_ORDER.entries()) {
    if (left.length === 0) break;
    const scores = technique.scores(choice);
    const next = bestOf(left.map((index) => scores[index] ?? 0)).map((best) => left[best] ?? 0);
    for (const index of left) if (!next.includes(index)) fellAt[index] = at;
    left = next;
  }
  return { left, fellAt };
}

function nameOf({ engine }: MoveChoice, at: number, [a]: Move): NamedTechnique {
  const technique = DECLARED_ORDER[at]?.id ?? 'most-open';
  return technique === 'rest-pairs' && engine.countOf(engine.kindAt(a)) === 2 ? 'last-pair' : technique;
}
