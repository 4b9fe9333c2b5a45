/** Why a position is lost, as steps that can be shown on the board one after the other. */
import { type Board, countTiles, type Move } from '../board/board.ts';
import { cellsByKind } from '../board/cells-by-kind.ts';
import { loadedEngine } from '../engine/loaded-engine.ts';
import { applyMove } from '../rules/apply.ts';
import type { Rules } from '../rules/rules.ts';
import { type Progress, runToEnd } from '../solve/progress.ts';
import { type ClosureTrace, traceClosure } from './traced-closure.ts';

/**
 * `odd-kind`: these tiles of one kind do not pair up. `closure`: round by round what could ever be taken, and what stays
 * whatever is played. `partners`: with whichever partner the tile goes, the position is lost; what is said
 * of a case holds with all partners chosen on the way to it. `moves`: every legal move is refuted; none when the position is
 * dead. `too-large`: there is a proof, but none that is small enough to be shown.
 */
export type LossExplanation = ShownLoss | { readonly kind: 'too-large' };
export type ShownLoss =
  | { readonly kind: 'odd-kind'; readonly cells: readonly number[] }
  | ({ readonly kind: 'closure' } & ClosureTrace)
  | { readonly kind: 'partners'; readonly tile: number; readonly cases: readonly PartnerCase[] }
  | { readonly kind: 'moves'; readonly refuted: readonly RefutedMove[] };

export interface PartnerCase {
  readonly partner: number;
  readonly because: ShownLoss;
}

export interface RefutedMove {
  readonly move: Move;
  readonly because: ShownLoss;
}

/** The bounds of an explanation, within which it can be shown. */
export interface LossBounds {
  /** Most cases without gravity, in all. */
  readonly cases: number;
  /** Most positions under gravity; each is shown once, however often it is reached. */
  readonly positions: number;
  /** Closures that are tried under gravity, in all, for cases of a tile's partners before moves are refuted. */
  readonly tries: number;
}

const SHOWN: LossBounds = { cases: 60, positions: 150, tries: 400 };
/** Under gravity, before the moves of one position are refuted: most cases of a tile's partners, and closures tried for them. */
const FEW_SHOWN = 14;
const FEW_TRIED = 220;
/** Closures that are tried, without gravity, while a tile is looked for whose partners can all be ruled out. */
const MOST_TRIED = 1_500;

/**
 * Explains a position that is proved lost; of one that can be won it says `too-large` too, since it finds no proof. Bounded
 * by what can be shown, so it takes a second or two at most on a board of 18 × 8, and pauses after each closure. The same
 * position gives the same steps.
 */
export function* explainingLoss(
  board: Board,
  rules: Rules,
  bounds: LossBounds = SHOWN,
): Generator<Progress, LossExplanation> {
  const odd = oddKind(board);
  if (odd !== null) return { kind: 'odd-kind', cells: odd };
  const tooLarge = { kind: 'too-large' } as const;
  if (rules.gravity !== 'none') return (yield* refute(board, rules, newRefutation(bounds))) ?? tooLarge;
  const tries = { left: MOST_TRIED };
  return (yield* explainPairs(board, rules, new Map(), { left: bounds.cases }, tries)) ?? tooLarge;
}

/** The same in one go. */
export function explainLoss(board: Board, rules: Rules, bounds?: LossBounds): LossExplanation {
  return runToEnd(explainingLoss(board, rules, bounds));
}

/** A pause without progress: how much is left to do is not known. */
const PAUSE: Progress = { nodes: 0 };
type Steps<T> = Generator<Progress, T>;

interface Budget {
  left: number;
}

/** The state of a refutation: the budget for a position and those after it, and what was found. */
interface Refutation {
  readonly shown: Budget;
  readonly tries: Budget;
  readonly known: Map<string, ShownLoss>;
}

function newRefutation({ positions, tries }: LossBounds): Refutation {
  return { shown: { left: positions }, tries: { left: tries }, known: new Map() };
}

function oddKind({ cells }: Board): readonly number[] | null {
  return cellsByKind(cells).find((group) => group.length % 2 === 1) ?? null;
}

/** The closure, or the refutation of each move; null when that takes too many positions or some move wins. */
function* refute(board: Board, rules: Rules, refutation: Refutation): Steps<ShownLoss | null> {
  const { shown, known } = refutation;
  const name = board.cells.join();
  const before = known.get(name);
  if (before !== undefined) return before;
  if (shown.left-- <= 0 || countTiles(board.cells) === 0) return null;
  const trace = traceClosure(board, rules);
  yield PAUSE;
  const loss =
    trace.staying.length > 0
      ? closureLoss(trace)
      : ((yield* explainFew(board, rules, refutation)) ?? (yield* refuteMoves(board, rules, refutation)));
  if (loss !== null) known.set(name, loss);
  return loss;
}

/**
 * The cases of one tile's partners, if few cases rule all of them out. This holds under gravity too: each tile goes with one
 * other, so the closure may leave out the pairs that a case excludes. Shorter than refuting each move, so it is tried first.
 */
function* explainFew(board: Board, rules: Rules, { tries }: Refutation): Steps<ShownLoss | null> {
  const few = Math.min(FEW_TRIED, tries.left);
  const here = { left: few };
  const loss = few > 0 ? yield* explainPairs(board, rules, new Map(), { left: FEW_SHOWN }, here) : null;
  tries.left -= few - here.left;
  return loss;
}

function* refuteMoves(board: Board, rules: Rules, refutation: Refutation): Steps<ShownLoss | null> {
  const engine = loadedEngine(board, rules);
  const moves = engine.moves();
  if (moves.length > refutation.shown.left) return null;
  const refuted: RefutedMove[] = [];
  for (const move of moves) {
    const because = yield* refute(applyMove(board, rules, move), rules, refutation);
    if (because === null) return null;
    refuted.push({ move, because });
  }
  return { kind: 'moves', refuted };
}

function closureLoss(trace: ClosureTrace): ShownLoss {
  return { kind: 'closure', ...trace };
}

/** Without gravity: the closure under the partners chosen so far, or a tile all of whose partners can be ruled out. */
function* explainPairs(
  board: Board,
  rules: Rules,
  chosen: ReadonlyMap<number, number>,
  shown: Budget,
  tries: Budget,
): Steps<ShownLoss | null> {
  if (shown.left-- <= 0) return null;
  const trace = tracePairs(board, rules, chosen, tries);
  yield PAUSE;
  if (trace.staying.length > 0) return closureLoss(trace);
  const tile = yield* bestTile(board, rules, chosen, tries);
  if (tile === null) return null;
  const cases: PartnerCase[] = [];
  for (const partner of partnersOf(board, chosen, tile)) {
    const because = yield* explainPairs(board, rules, withPair(chosen, tile, partner), shown, tries);
    if (because === null) return null;
    cases.push({ partner, because });
  }
  return { kind: 'partners', tile, cases };
}

/** The tile most of whose partners the closure rules out at once; null when there is none or the tries are over. */
function* bestTile(
  board: Board,
  rules: Rules,
  chosen: ReadonlyMap<number, number>,
  tries: Budget,
): Steps<number | null> {
  let best: number | null = null;
  let fewest = Number.POSITIVE_INFINITY;
  for (const group of cellsByKind(board.cells)) {
    const tile = group.find((cell) => !chosen.has(cell));
    if (tile === undefined) continue;
    const partners = partnersOf(board, chosen, tile);
    if (partners.length < 2) continue;
    const open = partners.filter(
      (partner) => tracePairs(board, rules, withPair(chosen, tile, partner), tries).staying.length === 0,
    ).length;
    yield PAUSE;
    if (tries.left <= 0) return null;
    // Some partner must be ruled out, or the choice brings nothing nearer.
    if (open < partners.length && open < fewest) [best, fewest] = [tile, open];
    if (fewest === 0) break;
  }
  return best;
}

function tracePairs(
  board: Board,
  rules: Rules,
  chosen: ReadonlyMap<number, number>,
  tries: Budget,
): ClosureTrace {
  tries.left--;
  return traceClosure(board, rules, (a, b) => (chosen.get(a) ?? b) === b && (chosen.get(b) ?? a) === a);
}

/** The tiles with which a tile may still go. */
function partnersOf({ cells }: Board, chosen: ReadonlyMap<number, number>, tile: number): number[] {
  return [...cells.keys()].filter(
    (cell) => cell !== tile && cells[cell] === cells[tile] && !chosen.has(cell),
  );
}

function withPair(chosen: ReadonlyMap<number, number>, a: number, b: number): Map<number, number> {
  return new Map([...chosen, [a, b], [b, a]]);
}
