import { countTiles } from '../board/board.ts';
import type { ModeRecord } from './modes/mode.ts';
import { MODES } from './modes/table.ts';
import { type DealPath, isOwnLink, pathByDeal } from './path.ts';
import type { Game } from './play/game.ts';
import type { DealRecord } from './setup/entry.ts';

/** `auto-play`: the game played part of itself, which is more than help. */
export type Help = 'none' | 'some' | 'auto-play';

/**
 * The measures of one board of a game, as numbers that can be compared. All of them follow from its deal and
 * the journal.
 */
export interface BoardMeasures {
  /** Pairs that the deal held. */
  readonly pairs: number;
  /** Different pictures on it. */
  readonly kinds: number;
  /** Milliseconds of game clock for each of these pairs, rounded up. */
  readonly paceMs: number;
  /** Links in the longest row within the combo window; a row never goes on from one board to the next. */
  readonly bestCombo: number;
  /** Rows that the player's links came in: 1 when the whole board was a single one. */
  readonly rows: number;
  /** Player's links by a line without a turn, in percent of all, rounded down; 0 when there were none. */
  readonly straightPercent: number;
  /** The same by a line with two turns or more. */
  readonly windingPercent: number;
  /** Positions in which nothing linked any more, those that were taken back included. */
  readonly deadEnds: number;
  /** 1 when tiles slid, else 0. */
  readonly slides: number;
  /** Wrong pairs that were tried in the whole game; infinite where some link lacks the count. */
  readonly wrongPairs: number;
  /** Thousandths of random games that lose the deal. */
  readonly lossPermille: number;
}

/** A finished game as the achievements see it. */
export interface GameFacts {
  /** The totals to which its mode counts. */
  readonly career: ModeRecord['career'];
  readonly help: Help;
  readonly isWon: boolean;
  /** Its boards in the order of play: one, or those of its levels. */
  readonly boards: readonly BoardMeasures[];
}

/** The facts of a game. What was undone counts for nothing but dead ends. Linear in its nodes. */
export function factsOf(game: Game): GameFacts {
  const deals = pathByDeal(game);
  return {
    career: MODES[game.setup.mode].career,
    help: helpIn(game),
    isWon: game.status === 'won',
    boards: deals.map((path, place) => measuresOf(game, path, deals[place + 1] ?? null)),
  };
}

function helpIn({ assists }: Game): Help {
  if (assists.includes('auto-play')) return 'auto-play';
  return assists.length > 0 ? 'some' : 'none';
}

/** The measures of a board. Its clock ends with its last link, that of the last one with the game. */
function measuresOf(game: Game, path: DealPath, next: DealPath | null): BoardMeasures {
  const { deal, lastLinkMs: beganMs } = path.deal;
  const endedMs = next === null ? game.elapsedMs : next.deal.lastLinkMs;
  const links = path.moves.filter(isOwnLink);
  const turns = links.map((node) => node.turns);
  const pairs = countTiles(deal.cells) / 2;
  const percentOf = (count: number) => Math.floor((100 * count) / Math.max(1, turns.length));
  return {
    pairs,
    kinds: new Set(deal.cells.filter((cell) => cell > 0)).size,
    paceMs: Math.ceil((endedMs - beganMs) / Math.max(1, pairs)),
    bestCombo: links.reduce((best, node) => Math.max(best, node.comboCount), 0),
    rows: links.filter((node) => node.comboCount === 1).length,
    straightPercent: percentOf(turns.filter((count) => count === 0).length),
    windingPercent: percentOf(turns.filter((count) => count >= 2).length),
    deadEnds: countDeadEnds(game, deal),
    slides: deal.rules.gravity === 'none' ? 0 : 1,
    wrongPairs: game.tried.links < game.current.links ? Number.POSITIVE_INFINITY : game.tried.misses,
    lossPermille: deal.lossPermille,
  };
}

function countDeadEnds({ tree, nodeCount }: Game, deal: DealRecord): number {
  let count = 0;
  for (let index = 0; index < nodeCount; index++) {
    const node = tree.nodeAt(index);
    if (node.deal === deal && node.state === 'dead') count++;
  }
  return count;
}
