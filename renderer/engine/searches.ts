/** The questions a player may ask about the board, as searches over the core. */
import type { Board, Move } from '../../core/board/board.ts';
import { RESHUFFLE_OPTIONS, type Reshuffle, reshuffle } from '../../core/deal/reshuffle.ts';
import { loadedEngine } from '../../core/engine/loaded-engine.ts';
import { levelPath } from '../../core/game/path.ts';
import { currentNode, type Game } from '../../core/game/play/game.ts';
import type { GameNode, TreeNode } from '../../core/game/play/tree.ts';
import { err, ok, type Result } from '../../core/result.ts';
import { applyMove } from '../../core/rules/apply.ts';
import { findHint, type Hint, hintAlong } from '../../core/solve/hint.ts';
import { restOfWitness } from '../../core/solve/kept-witness.ts';
import { findLastWinnable } from '../../core/solve/last-winnable.ts';
import type { Progress } from '../../core/solve/progress.ts';
import { prove } from '../../core/solve/prove.ts';
import type { Verdict } from '../../core/solve/verdict.ts';
import { linesOf } from './lines.ts';
import type { BoardVerdict, EngineError, EngineRequest, FoundLoss } from './protocol.ts';
import type { Provable } from './race.ts';

type ProveRequest = Extract<EngineRequest, { type: 'prove' }>;

/** A search, how long it may take, and what it answers when that is over. */
export interface Question<T> {
  readonly search: Generator<Progress, Result<T, EngineError>>;
  readonly limitMs: number;
  readonly outOfTime: Result<T, EngineError>;
  /** The proof, for a request that one proof about one board answers. */
  readonly provable?: Provable<T>;
}

/** Far beyond what the time limits let a search reach, so that time alone decides. */
const UNBOUNDED = { nodeLimit: 1_000_000_000 } as const;
const OPTIONS = { ...UNBOUNDED, seed: 1 } as const;

/** Decides a board for as long as it takes. */
export function searchProof({ board, rules, seed }: ProveRequest): Generator<Progress, Verdict> {
  return prove(board, rules, { ...UNBOUNDED, seed });
}

function boardWith(game: Game, cells: Board['cells']): Board {
  const { width, height, marks } = currentNode(game).deal.template;
  return { width, height, marks, cells };
}

/** A clearing of the current board, by the proof that its deal came with, or null when the game has left that. */
function keptWitness(game: Game): readonly Move[] | null {
  const { deal } = currentNode(game);
  const played: Move[] = [];
  for (let node: TreeNode = currentNode(game); node.by !== 'deal'; node = game.tree.nodeAt(node.parent)) {
    if (node.move === null) return null;
    played.unshift(node.move);
  }
  return restOfWitness({ start: boardWith(game, deal.cells), witness: deal.witness, played }, deal.rules);
}

export function askHint(game: Game): Question<Hint> {
  const { cells, deal } = currentNode(game);
  const board = boardWith(game, cells);
  function* search() {
    const kept = keptWitness(game);
    return ok(
      kept === null ? yield* findHint(board, deal.rules, OPTIONS) : hintAlong(board, deal.rules, kept),
    );
  }
  const engine = loadedEngine(board, deal.rules);
  const move = engine.moves()[0] ?? null;
  const answerOf = (found: Verdict) => {
    if (found.verdict === 'unknown') return null;
    if (found.verdict === 'unsolvable') return ok<Hint>({ kind: 'unsolvable' });
    return ok(hintAlong(board, deal.rules, found.witness));
  };
  return {
    search: search(),
    limitMs: 4_000,
    outOfTime: ok({ kind: 'unknown', move }),
    provable: { board, rules: deal.rules, answerOf },
  };
}

export function askVerdict(game: Game): Question<BoardVerdict> {
  const { cells, deal } = currentNode(game);
  const board = boardWith(game, cells);
  const answerOf = ({ verdict }: Verdict) =>
    verdict === 'unknown' ? null : ok<BoardVerdict>(verdict === 'solvable' ? 'winnable' : 'lost');
  function* search() {
    if (keptWitness(game) !== null) return ok<BoardVerdict>('winnable');
    return answerOf(yield* prove(board, deal.rules, OPTIONS)) ?? ok<BoardVerdict>('not-known');
  }
  const provable = { board, rules: deal.rules, answerOf };
  return { search: search(), limitMs: 10_000, outOfTime: ok('not-known'), provable };
}

/** Stops at the first pair of each sort; what is not proved in time is not called a choice. */
export function askChoice(game: Game): Question<boolean> {
  const { cells, deal } = currentNode(game);
  const board = boardWith(game, cells);
  function* search() {
    const found = new Set<Verdict['verdict']>();
    for (const move of loadedEngine(board, deal.rules).moves()) {
      const after = applyMove(board, deal.rules, move);
      found.add((yield* prove(after, deal.rules, OPTIONS)).verdict);
      if (found.has('solvable') && found.has('unsolvable')) return ok(true);
    }
    return ok(false);
  }
  return { search: search(), limitMs: 10_000, outOfTime: ok(false) };
}

/** Moves to take back to the last position that is proved winnable; `lost` when not even the first one was. */
export function askReturn(game: Game): Question<number> {
  const stretches = stretchesOf(game);
  function* search(): Generator<Progress, Result<number, EngineError>> {
    if (keptWitness(game) !== null) return ok(0);
    const { rules, witness } = currentNode(game).deal;
    let movesBack = 0;
    let isKnown = true;
    for (const [index, boards] of stretches.entries()) {
      // The last one begins with the deal.
      const known = index === stretches.length - 1 ? witness : null;
      const found = yield* findLastWinnable(boards, rules, OPTIONS, known);
      if (found.kind === 'found') return ok(movesBack + boards.length - 1 - found.index);
      if (found.kind === 'unknown') isKnown = false;
      movesBack += boards.length;
    }
    return err(isKnown ? 'lost' : 'not-known');
  }
  return { search: search(), limitMs: 10_000, outOfTime: err('not-known') };
}

/** The nodes of the level on the board, the last one first. */
function pathBack({ tree, cursor }: Game): readonly GameNode[] {
  return [...levelPath(tree, cursor)].reverse();
}

/**
 * The positions of the level on the board, cut where mercy or a reshuffle came between: only within a stretch does a
 * lost position stay lost. The last stretch first, positions within it oldest first.
 */
function stretchesOf(game: Game): readonly (readonly Board[])[] {
  const stretches: Board[][] = [];
  let stretch: Board[] = [];
  for (const node of pathBack(game)) {
    stretch.unshift(boardWith(game, node.cells));
    if (node.by === 'link') continue;
    stretches.push(stretch);
    stretch = [];
  }
  return stretches;
}

/** The move that lost the board, within the stretch of play that led to it; `lost` when the stretch began lost, after mercy. */
export function askLoss(game: Game): Question<FoundLoss> {
  const nodes: GameNode[] = [];
  for (const node of pathBack(game)) {
    nodes.unshift(node);
    if (node.by !== 'link') break;
  }
  function* search(): Generator<Progress, Result<FoundLoss, EngineError>> {
    const { rules, witness } = currentNode(game).deal;
    const boards = nodes.map(({ cells }) => boardWith(game, cells));
    const known = nodes[0]?.by === 'deal' ? witness : null;
    const found = yield* findLastWinnable(boards, rules, OPTIONS, known);
    if (found.kind === 'never') return err('lost');
    // If a position between them is undecided, either of two moves may be the losing one.
    if (found.kind !== 'found' || found.unknownAfter.length > 0) return err('not-known');
    const [before, after] = [nodes[found.index], nodes[found.index + 1]];
    if (before === undefined || after === undefined || after.move === null) return err('not-known');
    const { move, taken } = after;
    const [line = []] = linesOf({
      type: 'lines',
      board: boardWith(game, before.cells),
      rules,
      moves: [move],
    });
    const movesBack = nodes.length - 1 - found.index;
    return ok({ movesBack, cells: before.cells, move, line, number: taken.pairs });
  }
  return { search: search(), limitMs: 10_000, outOfTime: err('not-known') };
}

export function askClearing(game: Game): Question<readonly Move[]> {
  const { cells, deal } = currentNode(game);
  const board = boardWith(game, cells);
  const answerOf = (found: Verdict): Result<readonly Move[], EngineError> | null => {
    if (found.verdict === 'unknown') return null;
    return found.verdict === 'solvable' ? ok(found.witness) : err('lost');
  };
  function* search(): Generator<Progress, Result<readonly Move[], EngineError>> {
    const kept = keptWitness(game);
    if (kept !== null) return ok(kept);
    return answerOf(yield* prove(board, deal.rules, OPTIONS)) ?? err('not-known');
  }
  const provable = { board, rules: deal.rules, answerOf };
  return { search: search(), limitMs: 10_000, outOfTime: err('not-known'), provable };
}

export function askReshuffle(game: Game): Question<Reshuffle> {
  const { cells, deal } = currentNode(game);
  function* search() {
    const witness = keptWitness(game);
    if (witness !== null)
      return ok<Reshuffle>({ kind: 'reshuffled', cells, witness, moved: 0, isMinimal: true });
    return ok(yield* reshuffle(boardWith(game, cells), deal.rules, RESHUFFLE_OPTIONS));
  }
  return { search: search(), limitMs: 10_000, outOfTime: ok({ kind: 'not-found' }) };
}
