/**
 * Measures a deal: the share of uniform random games on it that end dead. The figure is stored with the deal and the version of
 * the measure, so each version gives the same figure for ever and on every machine.
 */
import { type Board, EMPTY } from '../board/board.ts';
import { createEngine } from '../engine/engine.ts';
import { createRandom } from '../random.ts';
import type { Rules } from '../rules/rules.ts';
import type { CountedLosses } from '../solve/measured-share.ts';
import type { ShareProgress } from '../solve/progress.ts';
import { rateInSteps } from '../solve/rating.ts';
import type { MeasureVersion } from './measure-version.ts';
import { RandomPlayer } from './random-play.ts';

/** Random games always come from the same seed, so that everyone measures a deal alike. */
const SEED = 1;
const MOST_GAMES = 100;
const LEAST_GAMES = 4;
/** A game with listings costs about pairs times area; this many of such steps take a fraction of a second. */
const LISTING_STEPS = 4_000_000;
/**
 * The number of pairs of equal tiles up to which version 2 lists the moves of a board. 18 x 18 with 36 kinds
 * has 1,300.
 */
const MOST_LISTED_PAIRS = 1_500;
/** Steps of a random player after which version 2 begins no further game: half a second or so. */
const DRAWING_STEPS = 2_000_000;
const STEPS_A_PAUSE = 20_000;

/** Random games on a full board: at most `mostGames`, and fewer on large boards. Nodes are moves played. */
export function* measureLoss(
  board: Board,
  rules: Rules,
  version: MeasureVersion,
  mostGames: number = MOST_GAMES,
): Generator<ShareProgress, CountedLosses> {
  return version === 1 || countEqualPairs(board) <= MOST_LISTED_PAIRS
    ? yield* measureListed(board, rules, mostGames)
    : yield* measureDrawn(board, rules, mostGames);
}

function countEqualPairs({ cells }: Board): number {
  const counts = new Map<number, number>();
  let pairs = 0;
  for (const kind of cells) {
    if (kind <= EMPTY) continue;
    const before = counts.get(kind) ?? 0;
    pairs += before;
    counts.set(kind, before + 1);
  }
  return pairs;
}

function countPairs({ cells }: Board): number {
  return cells.filter((cell) => cell > EMPTY).length / 2;
}

/** 100 games up to 300 slots or so, fewer the larger the board is. */
function* measureListed(
  board: Board,
  rules: Rules,
  mostGames: number,
): Generator<ShareProgress, CountedLosses> {
  const pairs = countPairs(board);
  const affordable = Math.floor(LISTING_STEPS / (pairs * board.cells.length));
  const games = Math.min(mostGames, MOST_GAMES, Math.max(LEAST_GAMES, affordable));
  const rating = rateInSteps(board, rules, { games, seed: SEED });
  for (;;) {
    const step = rating.next();
    if (step.done) return { games, lost: step.value.lost };
    const { nodes } = step.value;
    yield { nodes, permille: Math.floor((nodes * 1000) / (games * pairs)) };
  }
}

/** As many games as their steps allow. Game i draws from the stream of seed + i. */
function* measureDrawn(
  board: Board,
  rules: Rules,
  mostGames: number,
): Generator<ShareProgress, CountedLosses> {
  const engine = createEngine(board, rules);
  let [steps, moves, lost, games, pauseAt] = [0, 0, 0, 0, STEPS_A_PAUSE];
  const isEnough = () => games >= mostGames || (games >= LEAST_GAMES && steps >= DRAWING_STEPS);
  for (; !isEnough(); games++) {
    const player = new RandomPlayer(engine, createRandom(SEED + games));
    player.load(board.cells);
    for (; player.playMove(); moves++) {
      const stepsSoFar = steps + player.steps;
      if (stepsSoFar < pauseAt) continue;
      pauseAt = stepsSoFar + STEPS_A_PAUSE;
      const share = Math.max(games / mostGames, Math.min(stepsSoFar / DRAWING_STEPS, games / LEAST_GAMES));
      yield { nodes: moves, permille: Math.min(999, Math.floor(share * 1000)) };
    }
    steps += player.steps;
    if (engine.tiles > 0) lost++;
  }
  return { games, lost };
}
