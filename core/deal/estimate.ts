/**
 * Estimates the share of games won without thinking on a template: many deals, some uniform random games on each. Games on one
 * deal are alike (a cluster sample), so the interval counts them as fewer than they are.
 */
import type { Cells } from '../board/board.ts';
import { createEngine, type Engine } from '../engine/engine.ts';
import { createRandom } from '../random.ts';
import type { Progress } from '../solve/progress.ts';
import { addTallies, NO_TALLY, type WinTally } from '../templates/win-share.ts';
import { type DealRequest, dealBoard } from './deal.ts';
import { RandomPlayer } from './random-play.ts';

/** Games on each deal while a game takes less time than a deal; more of them tell ever less. */
const GAMES_A_DEAL = 10;
/**
 * On boards with more slots than this a game takes longer. Most of its time goes by before a loss is possible, so some
 * beginnings are each played to several ends. Each of these games is a random one; that they are alike, the interval
 * counts. On 64 x 64 a fifth of the tiles takes a fifth of the time to play out, and five ends tell as much as three
 * games.
 */
const DEAR_SLOTS = 600;
const BEGINNINGS_A_DEAL = 4;
const ENDS_A_BEGINNING = 5;
const TILES_OF_AN_END = 1 / 5;
const STREAM_STEP = 0x9e3779b1;

/**
 * Plays the deals of `seed`, `seed + 1`, ... and returns their tally. After each deal it yields the number of deals so
 * far and calls `onDeal` with the tally, which is what a host that stops early has. A deal that cannot be made ends it.
 */
export function* playRandomDeals(
  request: DealRequest,
  deals: number,
  onDeal: (tally: WinTally) => void = () => {},
): Generator<Progress, WinTally> {
  const engine = createEngine(request.shape, request.rules);
  let tally = NO_TALLY;
  for (let deal = 0; deal < deals; deal++) {
    const seed = (request.seed + deal) >>> 0;
    const dealt = dealBoard({ ...request, seed });
    if (!dealt.ok) return tally;
    const random = createRandom(Math.imul(seed, STREAM_STEP));
    tally = addTallies(tally, playDeal(engine, new RandomPlayer(engine, random), dealt.value.cells));
    onDeal(tally);
    yield { nodes: tally.deals };
  }
  return tally;
}

/** The tally of one deal. */
function playDeal(engine: Engine, player: RandomPlayer, cells: Cells): WinTally {
  engine.load(cells);
  const openingMoves = engine.moves().length;
  const isDear = engine.tiles > DEAR_SLOTS;
  const beginnings = isDear ? BEGINNINGS_A_DEAL : GAMES_A_DEAL;
  const ends = isDear ? ENDS_A_BEGINNING : 1;
  const tilesOfAnEnd = isDear ? engine.tiles * TILES_OF_AN_END : engine.tiles;
  let won = 0;
  for (let beginning = 0; beginning < beginnings; beginning++) {
    const rest = player.playDown(cells, tilesOfAnEnd);
    for (let end = 0; end < ends; end++) if (player.winsGame(rest)) won++;
  }
  return { deals: 1, games: beginnings * ends, won, wonSquares: won ** 2, openingMoves };
}
