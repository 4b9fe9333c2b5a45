/** Every way to play a small position by the plain rules alone: what the claims of sentences are measured against. */
import { type Board, type Cells, EMPTY, type Move } from '../../core/board/board.ts';
import { settle } from '../../core/rules/gravity.ts';
import { allMoves } from '../../core/rules/moves.ts';
import type { Rules } from '../../core/rules/rules.ts';

/** A position of at most 30 tiles, whose tiles are numbered in reading order. */
export interface PlainPlay {
  readonly board: Board;
  readonly rules: Rules;
  /** The cells of the tiles. */
  readonly cells: readonly number[];
  /** The pairs of tiles that can be linked once the tiles of a set (a bit a tile) are gone. */
  readonly movesAfter: (gone: number) => readonly Move[];
  /** Returns whether some order of moves takes all others once the tiles of a set are gone. */
  readonly isWonAfter: (gone: number) => boolean;
}

/** The findings about the positions of one shape under one set of rules, by their cells. */
interface Shelf {
  /** The pairs of cells that can be linked. */
  readonly moves: Map<string, readonly Move[]>;
  readonly won: Map<string, boolean>;
}

/** The positions of a game follow from one another, so what one of them needs another has found. */
const shelves = new Map<string, Shelf>();
const MOST_SHELVES = 2_000;

function shelfOf({ width, marks }: Board, { gravity, border, maxTurns }: Rules): Shelf {
  const name = `${width} ${marks.join('')} ${gravity} ${border} ${maxTurns}`;
  const shelf = shelves.get(name) ?? { moves: new Map(), won: new Map() };
  // The newest stands last.
  shelves.delete(name);
  shelves.set(name, shelf);
  for (const oldest of shelves.keys()) {
    if (shelves.size <= MOST_SHELVES) break;
    shelves.delete(oldest);
  }
  return shelf;
}

/** The places and kinds of the tiles, by number from 1. */
interface Laid {
  readonly numbers: readonly number[];
  readonly kinds: readonly number[];
  readonly name: string;
}

/** The pairs that can be linked; a position that comes again, in a game or in its proof, is looked at once. */
export function pairsOn(board: Board, rules: Rules, name = board.cells.join()): readonly Move[] {
  const { moves } = shelfOf(board, rules);
  const pairs = moves.get(name) ?? allMoves(board, rules);
  moves.set(name, pairs);
  return pairs;
}

export function plainPlay(board: Board, rules: Rules): PlainPlay {
  const cells = [...board.cells.keys()].filter((cell) => (board.cells[cell] ?? 0) > 0);
  const { won } = shelfOf(board, rules);
  const laidBy = new Map<number, Laid>();
  const laidAfter = (gone: number): Laid => {
    const laid = laidBy.get(gone) ?? laidTiles(board, rules, cells, gone);
    laidBy.set(gone, laid);
    return laid;
  };
  const known = new Map<number, readonly Move[]>();
  const movesAfter = (gone: number): readonly Move[] => {
    const before = known.get(gone);
    if (before !== undefined) return before;
    const { numbers, kinds, name } = laidAfter(gone);
    const found = pairsOn({ ...board, cells: kinds }, rules, name).map(
      ([a, b]): Move => [(numbers[a] ?? 0) - 1, (numbers[b] ?? 0) - 1],
    );
    known.set(gone, found);
    return found;
  };
  const all = 2 ** cells.length - 1;
  // Tiles of a picture go two by two, so an odd number of them never goes.
  const isOdd = cells.some((cell) => countOf(board.cells, board.cells[cell] ?? 0) % 2 === 1);
  const isWonAfter = (gone: number): boolean => {
    if (isOdd) return false;
    if (gone === all) return true;
    const { name } = laidAfter(gone);
    const before = won.get(name);
    if (before !== undefined) return before;
    const isWon = movesAfter(gone).some((move) => isWonAfter(withGone(gone, move)));
    won.set(name, isWon);
    return isWon;
  };
  return { board, rules, cells, movesAfter, isWonAfter };
}

function countOf(cells: Cells, wanted: number): number {
  return cells.filter((kind) => kind === wanted).length;
}

/** Tiles that slide keep their order, so where they lie follows from which are gone. */
function laidTiles(board: Board, rules: Rules, tiles: readonly number[], gone: number): Laid {
  const start = board.cells.map((kind) => (kind > 0 ? EMPTY : kind));
  for (const [tile, cell] of tiles.entries()) if (((gone >> tile) & 1) === 0) start[cell] = tile + 1;
  const numbers = gone === 0 ? start : settle({ ...board, cells: start }, rules.gravity);
  const kinds = numbers.map((number) => (number > 0 ? (board.cells[tiles[number - 1] ?? 0] ?? 0) : number));
  return { numbers, kinds, name: kinds.join() };
}

/** Returns the test by which a pair may be taken where each assumed pair goes together or not at all. */
function isAllowed({ cells }: PlainPlay, chosen: readonly Move[]): (move: Move) => boolean {
  const partners = new Map(chosen.flatMap(([a, b]) => [[a, b] as const, [b, a] as const]));
  return (move) => {
    const [a = -1, b = -1] = move.map((tile) => cells[tile] ?? -1);
    return (partners.get(a) ?? b) === b && (partners.get(b) ?? a) === a;
  };
}

/** The set with the two tiles of a pair. */
export function withGone(gone: number, [a, b]: Move): number {
  return gone | (1 << a) | (1 << b);
}

/** The sets of tiles that can be gone, as far as the assumed pairs go together. */
function reachedSets(play: PlainPlay, chosen: readonly Move[]): ReadonlySet<number> {
  const mayGo = isAllowed(play, chosen);
  const reached = new Set([0]);
  for (const gone of reached)
    for (const move of play.movesAfter(gone)) if (mayGo(move)) reached.add(withGone(gone, move));
  return reached;
}

/** Returns whether some order of moves clears it, as far as the assumed pairs go together. */
export function canClear(play: PlainPlay, chosen: readonly Move[] = []): boolean {
  if (chosen.length === 0) return play.isWonAfter(0);
  const all = 2 ** play.cells.length - 1;
  const mayGo = isAllowed(play, chosen);
  const lost = new Set<number>();
  const clears = (gone: number): boolean => {
    if (gone === all) return true;
    if (lost.has(gone)) return false;
    lost.add(gone);
    return play.movesAfter(gone).some((move) => mayGo(move) && clears(withGone(gone, move)));
  };
  return clears(0);
}

/** The cells whose tiles some play takes. */
export function takenCells(play: PlainPlay, chosen: readonly Move[]): ReadonlySet<number> {
  let taken = 0;
  for (const gone of reachedSets(play, chosen)) taken |= gone;
  return new Set(play.cells.filter((_, tile) => ((taken >> tile) & 1) === 1));
}
