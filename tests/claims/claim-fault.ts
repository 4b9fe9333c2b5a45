/** Proves or refutes the claims of sentences by the plain rules: each way to play is gone through. */
import { type Board, type Cells, EMPTY, type Move } from '../../core/board/board.ts';
import { turnsNeeded } from '../../core/rules/link.ts';
import type { Claim, ClaimName, ClaimOf } from '../../core/sentences/claim.ts';
import { canMeet } from '../support/check-loss.ts';
import { canClear, type PlainPlay, takenCells } from './plain-play.ts';

/** What a sentence is said of. */
export interface Subject {
  readonly play: PlainPlay;
  /** The boards of the pictures that are shown with it, in their order. */
  readonly pictures?: readonly Cells[];
}

type Check<Name extends ClaimName> = (claim: ClaimOf<Name>, subject: Subject) => boolean;

/** Each says whether a claim holds. */
const CHECKS: { readonly [Name in ClaimName]: Check<Name> } = {
  lost: ({ chosen }, { play }) => isPairing(play, chosen) && !canClear(play, chosen),
  dead: (_, { play }) => play.cells.length > 0 && play.movesAfter(0).length === 0,
  'odd-kind': ({ cells, count }, { play }) =>
    count === cells.length && count % 2 === 1 && isSame(cells, sameKind(play, cells[0] ?? -1)),
  'frees-no-more': ({ cells, chosen, count }, { play }) => {
    const rounds = relaxedRounds(play, chosen);
    const taken = takenCells(play, chosen);
    return (
      count === rounds.length &&
      isSame(cells, rounds.flat()) &&
      [...taken].every((cell) => cells.includes(cell))
    );
  },
  'could-go': ({ cells, chosen, round, count }, { play }) =>
    count === cells.length && isSame(cells, relaxedRounds(play, chosen)[round - 1] ?? []),
  'never-taken': ({ cells, chosen, count, going }, { play }) => {
    const taken = takenCells(play, chosen);
    const others = relaxedRounds(play, chosen).flat().length;
    return (
      isPairing(play, chosen) &&
      cells.length > 0 &&
      count === cells.length &&
      going === others &&
      cells.every((cell) => play.cells.includes(cell) && !taken.has(cell))
    );
  },
  'too-far': ({ cells, chosen, turns, count }, { play }) => {
    const nearest = leastTurns(play, cells, chosen);
    return count === play.rules.maxTurns && turns > count && nearest === turns;
  },
  partners: ({ tile, cells, chosen, count }, { play }) =>
    count === cells.length && isSame(cells, partnersOf(play, chosen, tile)),
  case: ({ chosen, index, all }, { play }) => {
    const [tile = -1, partner = -1] = chosen.at(-1) ?? [];
    const partners = partnersOf(play, chosen.slice(0, -1), tile);
    return all === partners.length && partners[index - 1] === partner;
  },
  legal: ({ moves, count }, { play }) =>
    count === moves.length && JSON.stringify(moves) === JSON.stringify(legalMoves(play)),
  'legal-move': ({ move, index, all }, { play }) => {
    const legal = legalMoves(play);
    return all === legal.length && JSON.stringify(legal[index - 1]) === JSON.stringify(move);
  },
  'seen-before': ({ picture }, { play, pictures }) =>
    JSON.stringify(pictures?.[picture - 1]) === JSON.stringify(play.board.cells),
};

/** What is wrong with a claim, or null when it holds. */
export function claimFault(claim: Claim, subject: Subject): string | null {
  const check = CHECKS[claim.says] as Check<ClaimName>;
  return check(claim as never, subject) ? null : `${claim.says} does not hold: ${JSON.stringify(claim)}`;
}

function isSame(some: readonly number[], others: readonly number[]): boolean {
  const sorted = (cells: readonly number[]) => [...cells].sort((a, b) => a - b).join();
  return sorted(some) === sorted(others);
}

function sameKind({ board, cells }: PlainPlay, cell: number): readonly number[] {
  return cells.filter((each) => board.cells[each] === board.cells[cell]);
}

/** Whether pairs are of equal tiles and no tile is in two of them. */
function isPairing({ board, cells }: PlainPlay, chosen: readonly Move[]): boolean {
  const isPair = ([a, b]: Move) => a !== b && board.cells[a] === board.cells[b] && cells.includes(a);
  return chosen.every(isPair) && new Set(chosen.flat()).size === chosen.flat().length;
}

function partnersOf(play: PlainPlay, chosen: readonly Move[], tile: number): readonly number[] {
  const taken = chosen.flat();
  return taken.includes(tile)
    ? []
    : sameKind(play, tile).filter((cell) => cell !== tile && !taken.includes(cell));
}

function legalMoves({ cells, movesAfter }: PlainPlay): readonly Move[] {
  const move = ([a, b]: Move): Move => [cells[a] ?? -1, cells[b] ?? -1];
  return movesAfter(0)
    .map(move)
    .sort((one, other) => one[0] - other[0] || one[1] - other[1]);
}

/** Round by round the tiles that could reach the place of one that they may go with, were those of earlier rounds gone. */
function relaxedRounds(play: PlainPlay, chosen: readonly Move[]): readonly (readonly number[])[] {
  const rounds: number[][] = [];
  for (;;) {
    const gone = new Set(rounds.flat());
    const round = play.cells.filter(
      (cell) =>
        !gone.has(cell) &&
        sameKind(play, cell).some(
          (other) => other !== cell && canMeet(play.board, play.rules, gone, [cell, other], chosen, null),
        ),
    );
    if (round.length === 0) return rounds;
    rounds.push(round);
  }
}

/** The fewest turns of a line between two of these tiles that may go together, with no others on the board; null without any. */
function leastTurns(
  { board, rules }: PlainPlay,
  cells: readonly number[],
  chosen: readonly Move[],
): number | null {
  const alone: Board = {
    ...board,
    cells: board.cells.map((kind, cell) => (kind > 0 && !cells.includes(cell) ? EMPTY : kind)),
  };
  const partner = new Map(chosen.flatMap(([a, b]) => [[a, b] as const, [b, a] as const]));
  const turns = cells.flatMap((a) =>
    cells
      .filter((b) => a < b && (partner.get(a) ?? b) === b && (partner.get(b) ?? a) === a)
      .map((b) => turnsNeeded(alone, rules, a, b) ?? Number.POSITIVE_INFINITY),
  );
  const least = Math.min(...turns, Number.POSITIVE_INFINITY);
  return Number.isFinite(least) ? least : null;
}
