/** The casual player's games, written for themselves from the words that describe it, by the plain rules. */
import type { Board, Move } from '../../core/board/board.ts';
import { createRandom, type Random } from '../../core/random.ts';
import { applyMove } from '../../core/rules/apply.ts';
import { findLink } from '../../core/rules/link.ts';
import type { Rules } from '../../core/rules/rules.ts';
import { pairsOn } from './plain-play.ts';

/** A game that the casual player played alone. */
export interface PlainCasualGame {
  readonly isWon: boolean;
  /** The share of the pairs that were left. */
  readonly leftShare: number;
  /** The seconds that each link took to find. */
  readonly seconds: readonly number[];
  readonly minutes: number;
}

interface Seen {
  readonly pair: Move;
  readonly rate: number;
}

/** A link of so many turns is noticed this often a second, if its line had no length. */
const RATES = [0.12, 0.072, 0.036, 0.018];
const OVERLOOKED = 0.15;
const LOOKS_S = [20, 10];
const HINT_S = 34;
const HAND_S = 1;

/** One game, with the random numbers of a stream: all pairs that can be linked, in the order of their cells, for each look. */
export function playCasual(start: Board, rules: Rules, seed: number): PlainCasualGame {
  const random = createRandom(seed);
  const seconds: number[] = [];
  let board = start;
  for (;;) {
    const open = pairsOn(board, rules).toSorted(([a, b], [c, d]) => a - c || b - d);
    if (open.length === 0) break;
    const links = open.map((pair): Seen => ({ pair, rate: rateOf(board, rules, pair) }));
    const found = findIn(links, random) ?? {
      pair: open[random.below(open.length)] as Move,
      seconds: HINT_S,
    };
    seconds.push(found.seconds);
    board = applyMove(board, rules, found.pair);
  }
  const [all, left] = [start, board].map(({ cells }) => cells.filter((kind) => kind > 0).length);
  return {
    isWon: left === 0,
    leftShare: (left ?? 0) / (all ?? 1),
    seconds,
    minutes: seconds.reduce((sum, each) => sum + each + HAND_S, 0) / 60,
  };
}

function rateOf(board: Board, rules: Rules, [a, b]: Move): number {
  const link = findLink(board, rules, a, b);
  if (link === null) throw new Error('a pair that can be linked has a line');
  return (RATES[link.turns] ?? 0) / (1 + link.length / 10);
}

/** The link that is found in one of the looks, and when; null where a hint is taken. */
function findIn(links: readonly Seen[], random: Random): { pair: Move; seconds: number } | null {
  const unit = () => (random.nextUint32() + 0.5) / 2 ** 32;
  let before = 0;
  for (const look of LOOKS_S) {
    const seen = links.filter(() => random.nextUint32() >= OVERLOOKED * 2 ** 32);
    const sum = seen.reduce((total, { rate }) => total + rate, 0);
    const last = seen.at(-1);
    if (last !== undefined) {
      const seconds = Math.round((-Math.log(unit()) / sum) * 1_000) / 1_000;
      if (seconds < look) {
        let left = unit() * sum;
        const found = seen.find(({ rate }) => {
          left -= rate;
          return left < 0;
        });
        return { pair: (found ?? last).pair, seconds: before + seconds };
      }
    }
    before += look;
  }
  return null;
}
