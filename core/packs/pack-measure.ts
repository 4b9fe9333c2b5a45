/** Measures the deals of a pack: the share of random games that get stuck, and of the casual player's. */
import { type Board, countTiles } from '../board/board.ts';
import { measureInSteps } from '../coach/board-measure.ts';
import type { Rules } from '../rules/rules.ts';
import type { Progress } from '../solve/progress.ts';
import { rateInSteps } from '../solve/rating.ts';
import type { PackMeasure } from '../templates/pack-deal.ts';
import { PLAYER_VERSIONS } from './player-versions.ts';

/** Games of each player: neighbours that are three points apart are then mostly told apart. */
export const PACK_GAMES = 1_000;
/** On larger boards the casual player takes too long. */
const MOST_CASUAL_TILES = 600;
/** From this seed on, so that everyone measures a deal alike. */
const SEED = 1;

/** Plays so many games of each player. The same board, rules and options give the same figures on every machine. */
export function* measureInBoth(
  board: Board,
  rules: Rules,
  { games, seed = SEED }: { readonly games: number; readonly seed?: number },
): Generator<Progress, PackMeasure> {
  const { lost } = yield* rateInSteps(board, rules, { games, seed });
  const random = { version: PLAYER_VERSIONS.random, games, stuck: lost };
  if (countTiles(board.cells) > MOST_CASUAL_TILES) return { random };
  const { won } = yield* measureInSteps(board, rules, { games, seed });
  return { random, casual: { version: PLAYER_VERSIONS.casual, games, stuck: games - won } };
}

/** Two measures of one deal by different games, as one. */
export function pooledMeasure(one: PackMeasure, other: PackMeasure): PackMeasure {
  const random = pooled(one.random, other.random);
  if (one.casual === undefined || other.casual === undefined) return { random };
  return { random, casual: pooled(one.casual, other.casual) };
}

function pooled(one: PackMeasure['random'], other: PackMeasure['random']): PackMeasure['random'] {
  return { ...one, games: one.games + other.games, stuck: one.stuck + other.stuck };
}
