/** An explanation of a loss as pictures that are shown one after the other. */
import { type Board, type Cells, EMPTY, type Move, type Point } from '../board/board.ts';
import { loadedEngine } from '../engine/loaded-engine.ts';
import { applyMove } from '../rules/apply.ts';
import type { Rules } from '../rules/rules.ts';
import type { RefutedMove, ShownLoss } from './loss-explanation.ts';
import { type BlockedLine, nearestLine } from './nearest-line.ts';
import type { ClosureTrace } from './traced-closure.ts';

/** The statement of a picture. Numbers of rounds, moves and cases count from 1. */
export type LossWords =
  /** These tiles of one kind do not pair up. */
  | { readonly type: 'odd-kind'; readonly cells: readonly number[] }
  /** The rounds of a closure begin: a tile goes once it could reach the place of one that it may go with. */
  | { readonly type: 'rounds'; readonly count: number; readonly going: readonly number[] }
  | { readonly type: 'round'; readonly round: number; readonly cells: readonly number[] }
  /** These never go, whatever is played. */
  | {
      readonly type: 'staying';
      readonly cells: readonly number[];
      readonly going: number;
      /** Of the lines that would join two of them the one that comes nearest to the rules; null where none can be drawn. */
      readonly blocked: BlockedLine | null;
    }
  /** Whichever of these the tile goes with, it is lost. */
  | { readonly type: 'partners'; readonly tile: number; readonly partners: readonly number[] }
  | { readonly type: 'partner'; readonly pair: Move; readonly index: number; readonly count: number }
  /** Each of these moves is shown to fail. */
  | { readonly type: 'moves'; readonly moves: readonly Move[] }
  | {
      readonly type: 'move';
      readonly move: Move;
      readonly line: readonly Point[];
      /** Of each cell after the move the one before it from which its tile came; -1 where there is none. */
      readonly from: readonly number[];
      readonly index: number;
      readonly count: number;
    }
  | { readonly type: 'dead'; readonly cells: readonly number[] }
  /** This position was shown to be lost from the picture of this number on. */
  | { readonly type: 'shown'; readonly picture: number };

/** One picture of an explanation. */
export interface LossStep {
  /** Its place among the pictures, from 1. */
  readonly number: number;
  readonly cells: Cells;
  /** The number of moves and cases between the position that is explained and this one. */
  readonly depth: number;
  readonly words: LossWords;
  /** Tiles that go in a round up to this picture, with the round. */
  readonly gone: readonly (readonly [cell: number, round: number])[];
  /** Pairs that are assumed to go together in this case. */
  readonly chosen: readonly Move[];
  /** The partner of the last of them by its number, of so many that its tile has; null outside of cases. */
  readonly partner: Partner | null;
}

interface Partner {
  readonly index: number;
  readonly count: number;
}

/**
 * The pictures of an explanation, in the order in which they prove it. A position that several moves lead to is explained
 * once. Linear in what the explanation holds.
 */
export function stepsOfLoss(board: Board, rules: Rules, loss: ShownLoss): LossStep[] {
  const pictures: LossStep[] = [];
  const shown = new Map<ShownLoss, number>();
  const explained: Explained = {
    before: (each) => shown.get(each) ?? null,
    begin: (each) => void shown.set(each, pictures.length + 1),
  };
  for (const step of steps({ board, rules, depth: 0, chosen: [], partner: null, explained }, loss))
    pictures.push({ number: pictures.length + 1, ...step });
  return pictures;
}

type Picture = Omit<LossStep, 'number'>;

/** Which explanations there are pictures of already: the same object is of the same position. */
interface Explained {
  /** The number of its first picture, from 1; null when there is none. */
  readonly before: (loss: ShownLoss) => number | null;
  /** The next picture is its first. */
  readonly begin: (loss: ShownLoss) => void;
}

interface Place {
  readonly board: Board;
  readonly rules: Rules;
  readonly depth: number;
  readonly chosen: readonly Move[];
  readonly partner: Partner | null;
  readonly explained: Explained;
}

function* steps(place: Place, loss: ShownLoss): Generator<Picture, void> {
  const before = place.explained.before(loss);
  if (before !== null) {
    yield picture(place, { type: 'shown', picture: before });
    return;
  }
  place.explained.begin(loss);
  switch (loss.kind) {
    case 'odd-kind':
      yield picture(place, { type: 'odd-kind', cells: loss.cells });
      return;
    case 'closure':
      yield* roundsOf(place, loss);
      return;
    case 'partners': {
      const partners = loss.cases.map(({ partner }) => partner);
      yield picture(place, { type: 'partners', tile: loss.tile, partners });
      for (const [at, { partner, because }] of loss.cases.entries()) {
        const pair = [loss.tile, partner] as const;
        const numbered = { index: at + 1, count: partners.length };
        const chosen = [...place.chosen, pair];
        const inside = { ...place, depth: place.depth + 1, chosen, partner: numbered };
        yield picture(inside, { type: 'partner', pair, ...numbered });
        yield* steps(inside, because);
      }
      return;
    }
    case 'moves':
      yield* refutations(place, loss.refuted);
  }
}

function picture(
  { board, depth, chosen, partner }: Place,
  words: LossWords,
  gone: Picture['gone'] = [],
): Picture {
  return { cells: board.cells, depth, words, gone, chosen, partner };
}

function* roundsOf(place: Place, { rounds, staying }: ClosureTrace): Generator<Picture, void> {
  const gone: [number, number][] = [];
  const going = [...new Set(rounds.flat().flatMap(({ tiles }) => tiles))];
  if (rounds.length > 0) yield picture(place, { type: 'rounds', count: rounds.length, going });
  for (const [index, meetings] of rounds.entries()) {
    const known = new Set(gone.map(([cell]) => cell));
    const cells = [...new Set(meetings.flatMap(({ tiles }) => tiles))].filter((cell) => !known.has(cell));
    for (const cell of cells) gone.push([cell, index + 1]);
    yield picture(place, { type: 'round', round: index + 1, cells }, [...gone]);
  }
  const blocked = nearestLine(place.board, place.rules, staying, place.chosen);
  yield picture(place, { type: 'staying', cells: staying, going: gone.length, blocked }, gone);
}

function* refutations(place: Place, refuted: readonly RefutedMove[]): Generator<Picture, void> {
  const { board, rules, depth } = place;
  if (refuted.length === 0) {
    const cells = [...board.cells.keys()].filter((cell) => (board.cells[cell] ?? 0) > 0);
    yield picture(place, { type: 'dead', cells });
    return;
  }
  yield picture(place, { type: 'moves', moves: refuted.map(({ move }) => move) });
  const engine = loadedEngine(board, rules);
  for (const [index, { move, because }] of refuted.entries()) {
    const line = engine.link(...move)?.line ?? [];
    const from = cameFrom(board, rules, move);
    yield picture(place, { type: 'move', move, line, from, index: index + 1, count: refuted.length });
    yield* steps({ ...place, board: applyMove(board, rules, move), depth: depth + 1 }, because);
  }
}

/** Each tile is followed by the number of its cell. */
function cameFrom(board: Board, rules: Rules, move: Move): number[] {
  const cells = board.cells.map((kind, cell) => (kind > 0 ? cell + 1 : EMPTY));
  return applyMove({ ...board, cells }, rules, move).cells.map((number) => number - 1);
}
