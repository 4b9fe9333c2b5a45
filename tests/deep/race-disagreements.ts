/**
 * The two searches that race for a shown answer, and the race, against exhaustive search: with all the nodes they want they have
 * to be right, with few of them right or without a verdict. A hint has to be the first move of a line that clears the board.
 */
import type { Board } from '../../core/board/board.ts';
import { createRandom } from '../../core/random.ts';
import type { Rules } from '../../core/rules/rules.ts';
import { findHint, type Hint } from '../../core/solve/hint.ts';
import { searchLanes } from '../../core/solve/lane-search.ts';
import { BeamSearch } from '../../core/solve/positions/beam-search.ts';
import { KnownStates } from '../../core/solve/positions/known-states.ts';
import { LaneBoard } from '../../core/solve/positions/lane-board.ts';
import { PositionSearch } from '../../core/solve/positions/position-search.ts';
import { runToEnd } from '../../core/solve/progress.ts';
import { prove, raceFrom } from '../../core/solve/prove.ts';
import { searchStates } from '../../core/solve/state-search.ts';
import type { SearchOptions, Verdict } from '../../core/solve/verdict.ts';
import { replaysToEnd } from '../support/replay.ts';
import { canBeCleared } from './exhaustive.ts';
import { largeRaceGame, smallRaceGame } from './race-boards.ts';
import type { SmallGame } from './small-boards.ts';

/** So much that a small board never comes near it. */
const PLENTY = 10_000_000;
/** A small board is often undecided after as many nodes. */
const FEW = 120;
/** The nodes of a hint on a large board. */
const HINT_NODES = 20_000;

/** The race without a head start: on small boards one of the searches would else end before the other begins. */
const raceAtOnce = (board: Board, rules: Rules, options: SearchOptions) => raceFrom(0, board, rules, options);

const SEARCHES = { searchStates, searchLanes, raceAtOnce, prove, searchInTurns };

export interface Compared {
  readonly found: string[];
  /** Boards compared, those of them that can be cleared, and the verdicts that were not reached with few nodes. */
  readonly boards: number;
  readonly winnable: number;
  readonly unknown: number;
}

/** Compares small boards; `found` names each search that is wrong, gives no verdict, or has a witness that does not replay. */
export function compareRaces({ games, seed }: { games: number; seed: number }): Compared {
  const found: string[] = [];
  let [winnable, unknown] = [0, 0];
  for (let index = 0; index < games; index++) {
    const game = smallRaceGame(index, seed);
    const truth = canBeCleared(game.board, game.rules);
    if (truth) winnable++;
    const few = 1 + createRandom(seed + index).below(FEW);
    for (const [name, search] of Object.entries(SEARCHES)) {
      const whole = runToEnd(search(game.board, game.rules, { nodeLimit: PLENTY, seed: index }));
      if (whole.verdict === 'unknown' || !isRight(game, truth, whole)) found.push(told(name, game, whole));
      const short = runToEnd(search(game.board, game.rules, { nodeLimit: few, seed: index }));
      if (short.verdict === 'unknown') unknown++;
      else if (!isRight(game, truth, short)) found.push(told(`${name}, ${few} nodes`, game, short));
    }
    for (const nodeLimit of [PLENTY, few]) {
      const hint = runToEnd(findHint(game.board, game.rules, { nodeLimit, seed: index }));
      const isOpen = hint.kind === 'unknown' && nodeLimit === few;
      if (!isOpen && !isHintRight(game, truth, hint))
        found.push(told(`hint, ${nodeLimit} nodes`, game, hint));
    }
  }
  return { found, boards: games, winnable, unknown };
}

export interface ComparedHints {
  readonly found: string[];
  readonly boards: number;
  readonly replayed: number;
  readonly lost: number;
}

/**
 * Compares large boards, which nothing decides by trying everything: a hint is replayed, and where two searches have a verdict it
 * has to be the same one.
 */
export function compareHints({ games, seed }: { games: number; seed: number }): ComparedHints {
  const found: string[] = [];
  let [replayed, lost] = [0, 0];
  for (let index = 0; index < games; index++) {
    const game = largeRaceGame(index, seed);
    const options = { nodeLimit: HINT_NODES, seed: index };
    const hint = runToEnd(findHint(game.board, game.rules, options));
    if (hint.kind === 'move') replayed++;
    if (hint.kind === 'unsolvable') lost++;
    const isOpen = hint.kind === 'unknown';
    if (!isOpen && !isHintRight(game, hint.kind === 'move', hint)) found.push(told('hint', game, hint));
    for (const [name, search] of Object.entries({ searchStates, searchLanes })) {
      const other = runToEnd(search(game.board, game.rules, options));
      const contrary = hint.kind === 'move' ? 'unsolvable' : 'solvable';
      if (hint.kind !== 'unknown' && other.verdict === contrary) found.push(told(name, game, other));
      if (other.verdict === 'solvable' && !replaysToEnd(game.board, game.rules, other.witness))
        found.push(told(name, game, other));
    }
  }
  return { found, boards: games, replayed, lost };
}

/** Depth-first and beam search in turns over one table, each with so few nodes that it leaves most positions out. */
function* searchInTurns(board: Board, rules: Rules, { nodeLimit, seed }: SearchOptions) {
  const lanes = new LaneBoard(board, rules);
  const known = new KnownStates(lanes.lanes);
  const deep = new PositionSearch(lanes, known, seed);
  const beam = new BeamSearch(lanes, known, seed);
  const nodes = () => deep.nodes + beam.nodes;
  for (let each = 8; nodes() < nodeLimit; each *= 1.3) {
    for (const search of [deep, beam]) {
      const proof = yield* search === deep
        ? deep.search(board, deep.nodes + each)
        : beam.search(board, each, 0.1);
      if (proof === 'winnable')
        return { verdict: 'solvable', witness: [...search.path], nodes: nodes() } as const;
      if (proof === 'lost') return { verdict: 'unsolvable', proof: 'exhausted', nodes: nodes() } as const;
    }
  }
  return { verdict: 'unknown', nodes: nodes() } as const;
}

function isRight({ board, rules }: SmallGame, truth: boolean, verdict: Verdict): boolean {
  if (verdict.verdict === 'solvable') return truth && replaysToEnd(board, rules, verdict.witness);
  return !truth;
}

function isHintRight({ board, rules }: SmallGame, truth: boolean, hint: Hint): boolean {
  if (hint.kind === 'cleared') return board.cells.every((kind) => kind <= 0);
  if (hint.kind !== 'move') return hint.kind === 'unsolvable' && !truth;
  return truth && hint.witness[0]?.join() === hint.move.join() && replaysToEnd(board, rules, hint.witness);
}

function told(name: string, game: SmallGame, answer: Verdict | Hint): string {
  return `${name} is wrong: ${JSON.stringify({ answer, ...game })}`;
}
