import { type Board, countTiles, type Move, withoutPair } from '../board/board.ts';
import type { Engine } from '../engine/engine.ts';
import { loadedEngine } from '../engine/loaded-engine.ts';
import { slides } from '../rules/gravity.ts';
import type { Rules } from '../rules/rules.ts';
import { MoveChoice } from '../techniques/choice.ts';
import { mostOpen } from '../techniques/most-open.ts';
import { tellsApart } from '../techniques/ranking.ts';
import type { Progress } from './progress.ts';
import { prove } from './prove.ts';
import type { SearchOptions } from './verdict.ts';

/**
 * Why a hint is a good move. `last-two` and `whole-kind` hold without gravity, where they can never be a mistake: the tiles
 * go with each other anyway, and taking them earlier only makes room. `opens`: the witness goes on with a tile that linked
 * to none before; `cell` is where it lies now, before the move. `most-open`: after it `open` pairs link, after some others
 * fewer and after none more.
 */
export type HintReason =
  | { readonly why: 'last-two' }
  | { readonly why: 'whole-kind' }
  | { readonly why: 'only-move' }
  | { readonly why: 'opens'; readonly cell: number }
  | { readonly why: 'most-open'; readonly open: number }
  | { readonly why: 'on-the-way' };

/**
 * The result of a search for a hint. A `move` is proved: `witness` starts with it and clears the board. On `unknown`
 * the move is legal and not proved to keep the game winnable, or null when nothing links.
 */
export type Hint =
  | {
      readonly kind: 'move';
      readonly move: Move;
      readonly reason: HintReason;
      readonly proved: true;
      readonly witness: readonly Move[];
    }
  | { readonly kind: 'unsolvable' }
  | { readonly kind: 'unknown'; readonly move: Move | null }
  | { readonly kind: 'cleared' };

/** With more pairs open it is not counted how many each leaves: on a large board that takes longer than the search. */
const MOST_COMPARED = 100;

/**
 * Finds a move that keeps a game winnable, with the reason that is easiest to see. Solves the board once; without
 * gravity the witness is then reordered so that a safe move comes first, which needs no second proof.
 */
export function* findHint(board: Board, rules: Rules, options: SearchOptions): Generator<Progress, Hint> {
  if (countTiles(board.cells) === 0) return { kind: 'cleared' };
  const found = yield* prove(board, rules, options);
  if (found.verdict === 'unsolvable') return { kind: 'unsolvable' };
  if (found.verdict === 'unknown')
    return { kind: 'unknown', move: loadedEngine(board, rules).moves()[0] ?? null };
  return hintAlong(board, rules, found.witness);
}

/** The hint that a clearing of the board gives. A witness without moves is that of a cleared board. */
export function hintAlong(board: Board, rules: Rules, clearing: readonly Move[]): Hint {
  const engine = loadedEngine(board, rules);
  const whole = rules.gravity === 'none' ? findWholeKind(engine, clearing) : [];
  const first = whole.length > 0 || rules.gravity !== 'none' ? whole : findOpening(engine, clearing);
  const witness = [...first, ...clearing.filter((move) => !first.includes(move))];
  const [move, next] = witness;
  if (move === undefined) return { kind: 'cleared' };
  const reason = reasonFor(board, rules, { move, next, engine, wholeKind: whole.length });
  return { kind: 'move', move, reason, proved: true, witness };
}

/**
 * The moves of the witness that clear a whole kind from here, those of the smallest such kind; empty when there is none.
 * Without gravity a removal never unlinks another pair, so moves that link now may come first, the others keeping their
 * order.
 */
function findWholeKind(engine: Engine, witness: readonly Move[]): readonly Move[] {
  const movesOfKind = new Map<number, Move[]>();
  for (const move of witness) {
    const kind = engine.kindAt(move[0]);
    const moves = movesOfKind.get(kind);
    if (moves === undefined) movesOfKind.set(kind, [move]);
    else moves.push(move);
  }
  const bySize = [...movesOfKind.values()].sort((one, other) => one.length - other.length);
  return bySize.find((moves) => linkInTurn(engine, moves)) ?? [];
}

/**
 * A move of the witness that links now, and one that it opens the way to: a tile of that links to none before. Empty when
 * there is none. Without gravity both may come first, as above.
 */
function findOpening(engine: Engine, witness: readonly Move[]): readonly Move[] {
  const open = new Set(engine.moves().flat());
  const shut = witness.filter(([a, b]) => !open.has(a) || !open.has(b));
  for (const move of witness.filter(([a, b]) => engine.canLink(a, b))) {
    engine.apply(...move);
    const opened = shut.find(([a, b]) => engine.canLink(a, b));
    engine.takeBack();
    if (opened !== undefined) return [move, opened];
  }
  return [];
}

/** Returns whether moves can be played one after the other; the engine's position is restored. */
function linkInTurn(engine: Engine, moves: readonly Move[]): boolean {
  const depth = engine.depth;
  const areLegal = moves.every(([a, b]) => {
    const isLegal = engine.canLink(a, b);
    if (isLegal) engine.apply(a, b);
    return isLegal;
  });
  while (engine.depth > depth) engine.takeBack();
  return areLegal;
}

interface Situation {
  readonly move: Move;
  /** The witness's move after it. */
  readonly next: Move | undefined;
  /** It stands at the position. */
  readonly engine: Engine;
  /** Moves of the kind that the witness begins by clearing as a whole; 0 when it does not. */
  readonly wholeKind: number;
}

function reasonFor(board: Board, rules: Rules, { move, next, engine, wholeKind }: Situation): HintReason {
  const choice = new MoveChoice(engine);
  const { moves } = choice;
  if (moves.length === 1) return { why: 'only-move' };
  if (wholeKind === 1) return { why: 'last-two' };
  if (wholeKind > 1) return { why: 'whole-kind' };
  if (next === undefined) return { why: 'on-the-way' };
  const isShut = (cell: number) => moves.every((other) => !other.includes(cell));
  const cell = beforeMove(board, rules, move, next).find(isShut);
  if (cell !== undefined) return { why: 'opens', cell };
  if (moves.length > MOST_COMPARED) return { why: 'on-the-way' };
  const scores = mostOpen.scores(choice);
  const open = scores[moves.findIndex((other) => isSamePair(other, move))] ?? 0;
  const isMost = tellsApart(scores) && open === Math.max(...scores);
  return isMost ? { why: 'most-open', open } : { why: 'on-the-way' };
}

/** Returns the cells of the tiles of the next move as they were before gravity moved them. */
function beforeMove(board: Board, rules: Rules, move: Move, next: Move): Move {
  const slid = slides({ ...board, cells: withoutPair(board.cells, move) }, rules.gravity);
  const origin = new Map(slid.map(({ from, to }) => [to, from]));
  return [origin.get(next[0]) ?? next[0], origin.get(next[1]) ?? next[1]];
}

function isSamePair([a, b]: Move, [c, d]: Move): boolean {
  return (a === c && b === d) || (a === d && b === c);
}
