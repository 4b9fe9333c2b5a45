/** The figures of a game level by level, for its end and for the screen between two levels. */

import { type DealPath, pathByDeal } from './path.ts';
import { currentNode, type Game } from './play/game.ts';

export interface LevelFigures {
  /** Points that were earned in it. */
  readonly points: number;
  /** Pairs that were taken in it, and links in its longest combo. */
  readonly pairs: number;
  readonly bestCombo: number;
  /** Game clock from its first moment to its last pair. */
  readonly elapsedMs: number;
}

export interface RunFigures {
  /** First to last; the points of all of them are the score. */
  readonly levels: readonly LevelFigures[];
  /** The player's links that stayed, and how many of them the longest combo had. */
  readonly links: number;
  readonly bestCombo: number;
  /** Game clock for each of these links, rounded up; null without one. */
  readonly paceMs: number | null;
  /** Wrong pairs that were tried; null where some link does not say. */
  readonly misses: number | null;
}

/** The figures of the path from the deal to the board; what was undone counts for nothing but wrong pairs. Linear in its nodes. */
export function runFiguresOf(game: Game): RunFigures {
  const levels = pathByDeal(game).map(levelFigures);
  const { links } = currentNode(game);
  return {
    levels,
    links,
    bestCombo: Math.max(0, ...levels.map(({ bestCombo }) => bestCombo)),
    paceMs: links === 0 ? null : Math.ceil(game.elapsedMs / links),
    misses: game.tried.links < links ? null : game.tried.misses,
  };
}

function levelFigures({ deal, moves }: DealPath): LevelFigures {
  const last = moves.at(-1) ?? deal;
  const lastPair = moves.findLast(({ by }) => by !== 'reshuffle') ?? deal;
  return {
    points: last.score.total - deal.score.total,
    pairs: last.taken.pairs - deal.taken.pairs,
    bestCombo: moves.reduce((best, { comboCount }) => Math.max(best, comboCount), 0),
    elapsedMs: lastPair.madeMs - deal.madeMs,
  };
}
