/** The solver against exhaustive search, on boards small enough to try everything. */
import { searchLanes } from '../../core/solve/lane-search.ts';
import { runToEnd } from '../../core/solve/progress.ts';
import { prove } from '../../core/solve/prove.ts';
import { solve } from '../../core/solve/solve.ts';
import { searchStates } from '../../core/solve/state-search.ts';
import type { Verdict } from '../../core/solve/verdict.ts';
import { replaysToEnd } from '../support/replay.ts';
import { canBeCleared } from './exhaustive.ts';
import { type SmallGame, smallGame } from './small-boards.ts';

/** So much that a small board never comes near it. */
const NODE_LIMIT = 10_000_000;

/**
 * Every board on which a solver is wrong, gives no verdict, or has a witness that does not replay; empty when all is
 * well. Asks `solve`, `prove`, and each search that only some boards or only hard ones come to.
 */
export function disagreements({ games, seed }: { games: number; seed: number }): string[] {
  const found: string[] = [];
  for (let index = 0; index < games; index++) {
    const game = smallGame(index, seed);
    const { board, rules } = game;
    const truth = canBeCleared(board, rules);
    const options = { nodeLimit: NODE_LIMIT, seed: index };
    const searches = [solve, searchStates, searchLanes, prove];
    const verdicts = searches.map((search) => runToEnd(search(board, rules, options)));
    for (const verdict of verdicts) if (!isRight(game, truth, verdict)) found.push(describe(game, verdict));
  }
  return found;
}

function isRight({ board, rules }: SmallGame, truth: boolean, verdict: Verdict): boolean {
  if (verdict.verdict === 'solvable') return truth && replaysToEnd(board, rules, verdict.witness);
  return verdict.verdict === 'unsolvable' && !truth;
}

function describe(game: SmallGame, verdict: Verdict): string {
  return `${verdict.verdict} is wrong: ${JSON.stringify(game)}`;
}
